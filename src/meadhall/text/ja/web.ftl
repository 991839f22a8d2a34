### ブラウザーのページの文言。

## 短い言葉

web-you = あなた
web-guest = ゲスト
web-comma = 、
web-and = { $names }、{ $last }
web-yes = あり
web-hidden = { $n }（非公開）
web-label = { $label }：
web-close = 閉じる
web-save = 保存
web-go-on = 続ける
web-loading = 読み込み中…
web-working = お待ちください…
web-unreachable = サーバーに接続できません。もう一度お試しください。
web-days =
    { $n ->
       *[other] { $n }日
    }
web-hours =
    { $n ->
       *[other] { $n }時間
    }
web-minutes =
    { $n ->
       *[other] { $n }分
    }
web-seconds =
    { $n ->
       *[other] { $n }秒
    }

## 広間

web-to-hall = 広間へ
web-hall-title = 広間へようこそ
web-play-now = すぐに遊ぶ
web-play-now-why = ボタンを1つ押すだけで、ボットとの対局が始まります。
web-learn = 遊び方を学ぶ
web-set-up = テーブルを用意する
web-players = { $fewest }～{ $most }人
web-tables = テーブル
web-mine = あなたのテーブル
web-mine-none = まだどのテーブルにも着いていません。
web-waiting = 参加者を待つテーブル
web-waiting-none = 参加者を待つ公開のテーブルはありません。
web-finished = 終わった対局
web-finished-none = あなたの対局と公開のテーブルの対局は、終わるとここに並びます。
web-join = 参加
web-your-turn = あなたの番
web-won-by = 勝利：{ $names }・{ $day }
web-lost-on = 勝者なし・{ $day }
web-free-seats =
    { $n ->
        [0] 席はすべて埋まっています
       *[other] 空席は{ $n }つ
    }
web-nowhere = ここには何もありません
web-nowhere-why = このアドレスのテーブルはありません。
web-claiming = 席に着いています…
web-closed-on = 結果なしで終了・{ $day }
web-remove = 一覧から外す：{ $name }
web-remove-forget = 一覧から外す
web-remove-forget-why = 自分の一覧から消えます。テーブル自体は残り、リンクを知っている人は見られます。
web-remove-leave = 席を立って一覧から外す
web-remove-leave-why = あなたはまだ席に着いています。立つと席は空き、対局中ならボットが代わりに続けます。リンクを知っていれば、また開けます。
web-remove-close = 閉じて一覧から外す
web-remove-close-why = テーブルは結果なしで終わります。ここまでの対局は、リンクを知っている人が見られます。

## テーブルを用意する

web-who-sits = 席
web-your-name = あなたの名前
web-name-first = 先に名前を入力してください。
web-seats = 席数
web-seat-number = 席{ $n }
web-host = あなたがテーブルを用意し、対局を始めます。
web-person = 人
web-person-why = リンクから来た人が座れます。
web-bot-named = ボット：{ $name }
web-bot-for = 席{ $n }の担当
web-open = 誰でも参加できる
web-open-why = テーブルが広間に表示され、誰でも座れます。
web-closed-why = リンクを持つ人だけがテーブルを見つけられます。
web-pace = 進め方
web-live = リアルタイム
web-turns = 非同期
web-live-why = 全員が同時にテーブルに着きます。
web-turns-why = それぞれ都合のよいときに答えます。テーブルは何日でも待ちます。
web-clock = 持ち時間
web-clock-none = 持ち時間なし
web-clock-of = { $bank }、手番ごとに{ $turn }追加
web-clock-why = 持ち時間が切れた人の席は、ほかの人が1人でも投票すればボットに任せられます。
web-options = ゲームの設定
web-pack = データパック
web-pack-why = 印刷されたゲームの値を収めたファイル（お持ちの場合）。なければ、印刷された値が不明なところに独自の値を使います。
web-pack-chosen = 選択中：{ $name }
web-pack-large = データパックとしては大きすぎるファイルです。
web-stand-ins =
    { $n ->
       *[other] 印刷された値が不明のため、このゲームの{ $n }個の値は仮の値です。
    }
web-open-table = テーブルを開く
web-clock-own = 自分で決める
web-clock-minutes = 1人の持ち時間（分）
web-clock-seconds = 手番ごとの追加（秒）

## 待合室

web-room-title = テーブルの用意ができました
web-all-here = 全員そろいました。
web-all-here-host = 全員そろいました。始められます。
web-free = 空席
web-free-why = 参加者を待っています
web-here = 在席中
web-away = 離席中
web-sit = ここに座る
web-stand-up = 席を立つ
web-begin = 対局を始める
web-begin-why = 先にすべての席を埋めてください。リンクを送るか、ボットを選びます。
web-begin-ready = 始めた後は、誰も席に着けません。
web-host-begins = 対局は主催者が始めます。
web-invite = 招待する
web-link = このテーブルへのリンク
web-link-why = 一緒に遊びたい人に送ってください。
web-link-open = 自由に知らせてください。テーブルは広間にも表示されています。
web-link-local = このリンクは、このコンピューターでしか使えません。ほかの人も参加できるようにするには、主催者が次のようにMeadhallを起動します：
web-copy = コピー
web-copied = コピーしました
web-qr = QRコード
web-qr-of = QRコード：{ $label }
web-private-link = あなたの席の秘密のリンク
web-private-link-why = このリンクを持つ人は、あなたの席で遊べます。自分の携帯電話などで開いて続けてください。誰にも見せないでください。
web-private-link-make = 別の端末で遊ぶ
web-agreed = 対局の内容

## テーブルで

web-connecting = テーブルに向かっています…
web-prompt = 質問
web-answers = 回答
web-all-answers =
    { $n ->
       *[other] 回答一覧（{ $n }）
    }
web-filter = 回答を検索
web-filter-none = 該当するものはありません。
web-open-rule = ルール{ $rule }
web-sending = 送信中…
web-offline = 接続が切れました。自動的に接続し直します。
web-offline-sending = 接続が切れました。回答は保存されており、接続が戻り次第送信します。
web-stale = その間に質問が変わりました。もう一度ご覧ください。
web-nobody-asked = 今は誰の番でもありません。
web-answered = 回答しました。
web-decides =
    { $n ->
       *[other] { $names }が考えています
    }
web-frozen = このバージョンのMeadhallでは、この対局を続けられません。
web-scene-failed = ボードを描けませんでした。回答の一覧で続けられます。
web-undo = 取り消す
web-undo-limit = 全員の同意を得て取り消す
web-undo-limit-why =
    { $dice ->
        [yes] あなたの最後の回答の後に新しい情報が明らかになったため、テーブルにいるほかの全員の同意が必要です。ダイスや引いたカードの結果は変わりません。
       *[no] あなたの最後の回答の後に新しい情報が明らかになったため、テーブルにいるほかの全員の同意が必要です。引いたカードなどの結果は変わりません。
    }
web-undo-ask = ほかの人に頼む
web-undo-asked-title = 取り消しの依頼
web-undo-asked = { $name }が、最後の回答の取り消しを求めています。
web-undo-you-asked = 最後の回答の取り消しを求めました。
web-undo-missing = 同意待ち：{ $names }
web-agree = 同意する
web-refuse = 断る
web-players-and-log = プレイヤーと記録
web-seat-more = プレイヤーを表示：{ $name }
web-seat-menu = { $name }の席のメニュー
web-score = { $n }点
web-thinking = 考慮中
web-clock-left = 残り{ $time }
web-votes =
    { $n ->
       *[other] ボットに{ $n }票
    }
web-bot-stands-in = ボットが代行：{ $bot }
web-hand-over = ボット：{ $bot }
web-hand-over-why = 席を外す間は、戻るまでボットに代わってもらえます。
web-take-back = 自分の席に戻る
web-vote = ボットに任せる（投票）
web-vote-why = このプレイヤーは離席中です。ほかの人の過半数が投票すると、ボットが続けます。
web-vote-late-why = このプレイヤーの持ち時間が切れました。あなたの1票でボットに任せられます。
web-voted =
    { $n ->
       *[other] ボットに投票しました。今{ $n }票です。
    }
web-log = 記録
web-log-all = { $n }行すべてを表示
web-chat = チャット
web-only-chat = チャットのみ
web-say = メッセージを書く
web-send = 送る
web-missed = 離れていた間の出来事
web-beats = 出来事
web-beat-behind = あと{ $n }件
web-show-missed = 順に見る
web-to-now = 現在へ
web-rules = ルールブック
web-rules-search = ルールを検索
web-rule-sources = 出典
web-resign = 投了する
web-resign-sure = 本当に投了しますか？
web-resign-ends-why = 対局はここで終わります。あなたは最下位になり、ほかの人の順位は今の状態で決まります。取り消せません。
web-resign-bot-why = 最も強いボットが代わりに続けます。席には戻れず、勝者にもなれません。取り消せません。
web-play-on = 続ける
web-has-resigned = 投了
web-close-table = テーブルを閉じる
web-end-lesson = レッスンをやめる
web-close-table-why = 対局は結果なしで終わります。見ることはできますが、続きは遊べません。
web-close-waiting-why = もう誰も席に着けなくなり、対局は始まりません。
web-closed = このテーブルは結果なしで閉じられました。
web-undo-marked =
    { $dice ->
        [yes] ダイスやカードなどを見た後でも取り消す（結果に記されます）
       *[no] カードなどを引いた後でも取り消す（結果に記されます）
    }
web-watchers =
    { $n ->
       *[other] { $n }人が観戦しています。
    }
web-watchers-too =
    { $n ->
       *[other] ほかに{ $n }人が観戦しています。
    }
web-stand-ins-title = 仮の値
web-stand-ins-why = 実物の値が分からないため、このゲームの一部の値は仮のものです。説明の中では*印を付け、すべてをここに並べています。
web-stand-ins-whole = 印刷された値すべて
web-stand-ins-said = このゲームの一部の値は仮のものです（一覧を見る）。

## 設定

web-settings = 設定
web-language = 言語
web-theme = 配色
web-theme-auto = システムに合わせる
web-theme-light = ライト
web-theme-dark = ダーク
web-shown = 出来事の見せ方
web-shown-full = 1つずつ
web-shown-quick = 速く
web-shown-none = 見せない
web-shown-full-why = あなたに関わる結果は、「続ける」を押すまで表示されます。
web-shown-quick-why = すべて自動で進みます。
web-shown-none-why = 盤面はすぐに変わります。理由は記録に残ります。
web-motion = 駒の動き
web-motion-why = オフにすると、システムで動きを減らしたときと同じく、駒は途中の動きを見せずに置かれます。
web-sound = 音
web-sound-why = あなたの番になると、やわらかな音が2つ鳴ります。
web-list = 回答の一覧を常に表示
web-list-why = ボード上で選べるときも表示します。
web-auto = 回答が1つだけのときは自動で答える
web-auto-why = 少し間を置いて答えるので、選択の余地がなかったことはほかの人に伝わりません。
web-words = 言葉で表示
web-words-why = ボードを絵ではなく言葉で表示します。
web-auto-soon = 選べる回答は1つだけです。自動で答えます。
web-watching = 観戦しています。
web-notices = 通知する
web-notices-why = ページが隠れているとき、あなたの番になると一度だけ知らせます。
web-webhook = アドレスへの通知
web-webhook-why = 離席中にあなたの番になるたび、このアドレスに通知を送ります。不要なら空にしてください。
web-webhook-set = このアドレスに通知を送ります。
web-webhook-off = 通知は送られなくなりました。
web-webhook-is-set = アドレスは設定済みです
web-report = 不具合報告を保存
web-credits = クレジット
web-credits-icons = アイコンはgame-icons.netの下記の作者によるもので、CC BY 3.0で提供されています。形は元のままで、色だけを変えています。
web-credits-fonts = フォント：Almendra（Ana Sanfelippo）、Source Sans 3（Adobe）。いずれもSIL Open Font License 1.1です。
web-credits-programs = ページに含まれるプログラム：Svelte（MIT）、Fluent（Apache 2.0）、Kazuhiko AraseのQRコード生成（MIT）。

## 終局

web-over = ゲーム終了。勝利：{ $names }
web-lost = ゲーム終了。勝者はいません。
web-rival-won = ゲーム終了。敵の勝利です。
web-rival = 敵
web-result = 結果
web-wins = 勝利
web-rematch = もう一度遊ぶ
web-rematch-made = 次のテーブルが用意されました。「もう一度遊ぶ」を押すと、そこに座れます。
web-rematch-watch = 次の対局を観戦
web-see-board = ボードを見る
web-replay = リプレイ
web-download = 対局を保存
web-replay-at = 場面 { $n }／{ $of }
web-replay-chance = 運で決まります。
web-replay-back = 1つ戻る
web-replay-on = 1つ進む
web-replay-run = 自動で進める
web-replay-stop = 止める
web-replay-slider = 場面
web-replay-eyes = 視点
web-replay-share = この場面へのリンク
web-replay-leave = 結果へ
web-replay-speed = 速さ
web-replay-chapters = 章
web-replay-keys = キー
web-replay-keys-are = ←→：1つずつ。スペース：再生と停止。Home、End：最初と最後。「[」「]」：前後のラウンド。「,」「.」：前後の戦闘。
web-eyes-open = すべて公開
web-eyes-spectator = 観戦者の視点
web-eyes-seat = { $name }の視点
web-resigned = 投了：{ $names }
web-times = { $name } { $n }回
web-taken-back =
    { $dice ->
        [yes] ダイスやカードなどを見た後、またはほかの人が答えた後の取り消し：{ $who }
       *[no] カードなどを引いた後、またはほかの人が答えた後の取り消し：{ $who }
    }

## ダイス

# $dice は、ゲームにダイスがあるかどうか。なくても運はある。
web-dice =
    { $dice ->
        [yes] ダイス
       *[no] 運
    }
web-dice-before =
    { $dice ->
        [yes] このテーブルのダイスは、誰かが席に着く前に決まっていて、これがその封印です。席に着くときに各自のブラウザーが独自の乱数を加えるので、誰も出目を操作できません。
       *[no] このテーブルの運は、誰かが席に着く前に決まっていて、これがその封印です。席に着くときに各自のブラウザーが独自の乱数を加えるので、誰も運を操作できません。
    }
web-dice-root = 封印
web-dice-hash = 秘密の値のハッシュ
web-dice-check =
    { $dice ->
        [yes] ダイスを検証
       *[no] 運を検証
    }
web-dice-fair =
    { $dice ->
        [yes] ダイスは公正です。
       *[no] 運は公正です。
    }
web-dice-forged =
    { $dice ->
        [yes] ダイスが約束と異なります。
       *[no] 運が約束と異なります。
    }
web-dice-rolls =
    { $dice ->
        [yes] { $n ->
           *[other] 全員に公開された{ $n }回のダイスとカードの引きは、封印と一致します。
        }
       *[no] { $n ->
           *[other] 全員に公開された{ $n }回の引きは、封印と一致します。
        }
    }
web-dice-rolls-bad =
    { $dice ->
        [yes] { $n ->
           *[other] { $n }回のダイスまたはカードの引きが、封印と一致しません。
        }
       *[no] { $n ->
           *[other] { $n }回の引きが、封印と一致しません。
        }
    }
web-dice-root-same = 封印は、席に着く前に示されたものと同じです。
web-dice-root-other = 封印が、席に着く前に示されたものと異なります。
web-dice-root-unknown = このブラウザーは、対局前の封印を記録していません。
web-dice-own =
    { $dice ->
        [yes] あなたのブラウザーの乱数は、すべてのダイスに入っています。
       *[no] あなたのブラウザーの乱数は、すべての引きに入っています。
    }
web-dice-own-missing = あなたのブラウザーの乱数が入っていません。
web-dice-own-unknown = このブラウザーは乱数を加えていません。
web-dice-secret = 秘密の値は約束どおりのもので、すべての鍵がそこから導かれます。
web-dice-secret-bad = 秘密の値が約束したものと異なります。
web-dice-secret-later = 秘密の値は対局が終わると公開されます。
web-dice-check-why =
    { $dice ->
        [yes] ダイスが正しく振られたかを、ブラウザーが自分で確かめます。
       *[no] 運が正しく決まったかを、ブラウザーが自分で確かめます。
    }
web-dice-how = 確かめた内容
web-dice-why = これはサーバーの言い分に頼らず、あなたのブラウザーが自分で計算した結果です。

## The lesson

web-lesson = レッスン
web-lesson-chapters = 章の一覧
web-lesson-step = { $n }／{ $of }
web-lesson-watch = ほかのプレイヤーの行動を見ましょう。
web-lesson-done-next = この章は終わりです。ここからは自由に遊べます。次の章に進むこともできます。
web-lesson-done-all = これで最後の章も終わり、このゲームを遊べるようになりました。ここからは自由に続けられます。広間に戻って自分のゲームを始めることもできます。
web-lesson-next = 次の章：{ $title }
web-lesson-restart = この章を最初から
web-lesson-skip = この章を飛ばす
web-lesson-leave = レッスンをやめる
web-lesson-ticked = （修了）
