### どのゲームにも共通する、Meadhall自身の文言。

list-comma = 、
list-semicolon = ；

## 質問

ask-chance = 運で決まります。

## 回答が受け付けられない理由

why-not-now = 今求められているのは、その回答ではありません。
why-not-asked = 今はこのプレイヤーが決める番ではありません。
why-over = 対局は終了しています。
why-rune-not-held = このルーンを持っていないか、すでに使用済みです。
why-rune-not-now = このルーンは、今は使えません。
why-unknown = そのような回答はありません。

## 席

seat-number = プレイヤー{ $n }

## ボット

bot-random = 流れ者
bot-random-about = ルールで許される回答をでたらめに選びます。初めてゲームに触れる人向けです。
bot-greedy = 荒くれ者
bot-greedy-about = その場で最もよさそうな回答を選びます。多くの人にちょうどよい相手です。

## 求められた内容の誤り

blank = { "" }
did-you-mean = 「{ $word }」のことですか？
problem-unknown-game = 「{ $game }」というゲームはありません。あるのは：{ $known }。
problem-bad-seats = 「{ $game }」は{ $fewest }～{ $most }人用です（指定：{ $seats }）。
problem-bad-clock = 持ち時間は{ $least }秒～{ $days }日、手番ごとの追加は{ $more }日までです。
problem-bad-seed = シードは整数か100文字以内の文字列です（指定：{ $seed }）。
problem-unknown-option = 「{ $option }」というゲームオプションはありません。あるのは：{ $known }。
problem-bad-option = ゲームオプション「{ $option }」に「{ $value }」は使えません。使える値：{ $allowed }。
problem-options-clash = オプション「{ $option }={ $value }」は「{ $other }」と一緒に使えません。 [{ $rule }]
problem-bad-players = プレイヤー名は{ $seats }人分、すべて異なるものが必要です。
problem-bad-player = 「{ $name }」はプレイヤー名に使えません。表示できる1～{ $longest }文字が必要です。
problem-no-such-seat = 席{ $seat }はありません。この対局の席は{ $seats }つで、0から数えます。
problem-unknown-answer = 「{ $said }」は、このゲームの回答ではありません。
problem-illegal-answer = 席{ $seat }は、今「{ $said }」と答えられません。
problem-cannot-undo = 取り消せません。その後に新しい情報が明らかになったか、誰かが回答しています。
problem-unknown-bot = 「{ $bot }」というボットはありません。あるのは：{ $known }。
problem-cannot-write = ファイル「{ $file }」に書き込めません：{ $why }。
problem-cannot-read = ファイル「{ $file }」を読めません：{ $why }。
problem-not-json = ファイル「{ $file }」はJSONオブジェクトではありません。
problem-file-too-large = ファイル「{ $file }」は、対局や局面としては大きすぎます。
problem-bad-format = 未知の形式の対局ファイルです（ファイル：{ $found }、対応：{ $known }）。
problem-other-engine = ルールのバージョンが違います（ファイル：{ $found }、こちら：{ $known }）。
problem-bad-header = 対局ファイルの見出しが不完全か、ありえない値を含んでいます。
problem-other-content = この対局は、ここにあるものとは異なるコンポーネントの値で行われました。
problem-bad-answer =
    対局の{ $n }番目の回答「{ $said }」（{ $seat ->
        [-1] 運
       *[other] 席{ $seat }
    }）は、そこではありえません。
problem-bad-check = 対局の検査値が、回答の内容と一致しません。
problem-field-object = 「{ $field }」はオブジェクトでなければなりません。
problem-field-missing = 「{ $field }」がありません。
problem-field-flag = 「{ $field }」はtrueかfalseでなければなりません。
problem-field-twice = 「{ $field }」に「{ $name }」が2回あります。
problem-field-list = 「{ $field }」はリストでなければなりません。
problem-field-count = 「{ $field }」の要素は{ $n }個でなければなりません。
problem-field-unknown = 「{ $field }」という項目は、そこにはありません。
problem-field-number = 「{ $field }」は{ $low }～{ $high }の整数でなければなりません。
problem-field-name = 「{ $field }」は次のいずれかでなければなりません：{ $known }。
problem-not-a-position = これはゲーム「{ $game }」の局面ではありません。
problem-position-seats = { $n }人の局面はありえません。
problem-position-shore = 「{ $field }」：この浜は、この人数では使いません。
problem-position-agenda = この局面からは続けられません。「agenda」に並ぶ手順が局面に合いません。
problem-position-step = 「agenda」：{ $step }が{ $below }の直前に待つことはありえません。
problem-position-last-step = 「agenda」：{ $step }が最後に待つことはありえません。
problem-position-round = 「agenda」：{ $step }が第{ $n }ラウンドに待つことはありえません。
problem-position-argument = 「agenda」：{ $step }の内容がボードと合いません。
problem-position-left-over = 「agenda」で{ $step }が待つ間、ボードがこのようになることはありえません（{ $kind }）。
problem-position-dice = この局面には「{ $die }」のダイスが{ $n }個あります。{ $most }個でなければなりません。
problem-position-card = この局面にはカード「{ $card }」が{ $n }枚あります。1枚でなければなりません。
problem-position-longhouse = この局面では席{ $seat }の戦士が{ $n }人います。長屋に入るのは8人までです。
problem-position-vikings = この局面では席{ $seat }のヴァイキングが{ $n }人います。{ $most }人でなければなりません。
problem-position-cards = この局面にはカード「{ $card }」が{ $n }枚あり、本来の枚数と合いません。
problem-position-flaw = ありえない局面です：{ $kind }（番号{ $which }、数{ $n }）。

## コマンドラインの誤り

problem-unknown-language = 「{ $asked }」という言語には対応していません。対応：{ $known }。
problem-unknown-command = 「{ $command }」というコマンドはありません。あるのは：{ $known }。
problem-unknown-shell = シェル「{ $name }」の補完はありません。あるのは：{ $known }。
problem-no-such-option = ここに{ $option }というオプションはありません。--helpで一覧を表示します。
problem-missing-argument = { $argument }がありません。--helpで使い方を表示します。
problem-extra-argument = 「{ $argument }」は余分です。--helpで使い方を表示します。
problem-bad-option-usage = オプション{ $option }の使い方が違います。--helpで使い方を表示します。
problem-usage = コマンドラインを解釈できません：{ $why }
problem-bad-number = { $option }には{ $low }以上の整数が必要です（指定：「{ $value }」）。
problem-option-without-value = ゲームオプションは「名前=値」と書きます（指定：「{ $said }」）。
problem-no-player = プレイヤー{ $n }はいません。この対局は{ $seats }人です。
problem-unknown-chapter = 「{ $chapter }」という章はありません。あるのは：{ $known }。
problem-unknown-player = 「{ $player }」は席に着けません。使える名前：{ $known }。
problem-fixed-by-file = { $option }は指定できません。ファイルで決まっています。
problem-fixed-by-lesson = ここでは{ $option }を指定できません。レッスンで決まっています。
problem-unknown-lesson = 「{ $lesson }」というレッスンはありません。あるのは：{ $known }。
problem-other-game = このファイルはゲーム「{ $found }」のもので、「{ $asked }」ではありません。
problem-other-seats = ファイルは{ $found }人用ですが、--seatsには{ $asked }人分あります。
problem-no-such-number = 「{ $said }」という選択肢はありません。番号は1～{ $most }です。
problem-unknown-rule = ゲーム「{ $game }」に「{ $rule }」というルールはありません。
problem-answer-wanted = 「{ $command }」の後には回答の名前が必要です（例：why done）。
problem-file-wanted = 「{ $command }」にはファイル名が必要です。
problem-auto-shared = 1つの画面を数人で使うときは、手札が知られないように、自動では答えません。
problem-no-moments = このゲームには、ほかのプレイヤーの手番の間に決めることがありません。
problem-on-or-off = 「{ $order } on」か「{ $order } off」、または切り替えなら「{ $order }」だけを入力してください。

## 出来事の主。$you は、読む人がそのうちの誰であるかを示す。

told-seat =
    { $you ->
        [seat] あなた
       *[nobody] { $seat }
    }
told-other =
    { $you ->
        [other] あなた
       *[nobody] { $other }
    }
stand-ins-more = ほか
stand-ins-some = 一部の値

## レッスン

lesson-not-yet = まだです。先に{ $wanted }を選んでください。{ $why }
lesson-quoted = 「{ $answer }」
lesson-others = ほかのプレイヤーが答えると、レッスンが続きます。
