### コマンドラインと端末でのゲームの文言。

## ヘルプ

cli-usage = 使い方：
cli-options = オプション：
cli-commands = コマンド：
cli-options-metavar = { "[" }オプション]
cli-command-metavar = コマンド ...
cli-meadhall = ヴァイキングのボードゲームを本来のルールで遊びます。この端末で、ボットとも友人とも。
cli-games = ゲームとそのオプション、実行中のビルドを表示します。
cli-play = 端末でゲームを遊びます。
cli-simulate = ボット同士の対戦を繰り返し、成績を比べます。
cli-rules = ゲームの番号付きルールを表示します。
cli-replay = 保存した対局を言葉で再現します。
cli-verify = 保存した対局を検査します（合法性、完全性、記録どおりのダイスか）。
cli-bench = このビルドの速さを1コアで測ります。
cli-completion = シェルがコマンド、オプション、ゲーム、ボット、言語を補完するためのスクリプトを表示します。
cli-completion-more =
    新しいシェルでいつも補完するには：
    bash：~/.bashrcに次の行を加える  eval "$(meadhall completion bash)"
    zsh：~/.zshrcに次の行を加える  eval "$(meadhall completion zsh)"
    fish：次を実行する  meadhall completion fish > ~/.config/fish/completions/meadhall.fish
cli-option-help = このヘルプを表示します。
cli-option-version = バージョンを表示します。
cli-option-lang = 言語。環境変数MEADHALL_LANGでも指定でき、なければシステムの言語です。
cli-option-json = JSONオブジェクトを1つだけ出力します。
cli-option-seed = ダイスと引くカードを決める数または文字列。省略すると新しく選びます。
cli-option-option = ゲームオプション。繰り返し指定できます。「meadhall games」で一覧を表示します。
cli-option-facts = 印刷されたゲームの値を収めたデータパック。
cli-option-chapter = この章だけ。
cli-option-source = 各ルールの出典も示します。
cli-option-markdown = Markdownのページとして。
cli-option-until = 最初のK個の回答まで（ダイスと引いたカードを含む）。
cli-option-open = すべて：全回答、ダイス、引いたカード、非公開情報。
cli-option-players = プレイヤー数。省略すると最大人数。
cli-option-games = ゲーム数（100）。
cli-option-bots = ボットの並び。プレイヤーより少なければ繰り返します（random）。
cli-option-jobs = プロセス数（1）。結果には影響しません。
cli-option-check = 各局面がありうるか検査します（低速）。
cli-option-seconds = 測定する秒数（6）。
cli-option-seats = 各席の担当：you（あなた）かボット名（you,greedy,greedy）。youが複数なら画面を共有します。
cli-replay-option-seat = プレイヤーN（1から）に見えたもの。省略すると観戦者に見えるもの。
cli-option-from = ファイルの局面から始めます。
cli-option-resume = 保存した対局を続けます。
cli-option-names = プレイヤー名：全席分、または「you」の席の分だけ。
cli-option-lesson = レッスンの章の名前（「meadhall games」で一覧できます）。

## ビルド

build-compiled = ビルド：mypycでコンパイル済み（Python { $python }）。
build-plain = ビルド：純粋なPython、コンパイルなし（Python { $python }）。

## ゲームとルール

games-seats = { $fewest }～{ $most }人
games-file = ファイル
games-default = （初期値：{ $value }）
games-stand-ins = 仮の値：印刷された値が不明のため、{ $n }項目は本プロジェクトが定めたものです。
games-bots = ボット：{ $bots }
games-lessons = レッスン：{ $lessons }
rules-source = 出典：{ $source }
rules-page = このプログラムでのルールを、独自の文で記したものです。`meadhall rules { $game } --markdown --source`で生成するので、手で編集しないでください。

## 再現と検査

replay-chance = 運
replay-over = ゲーム終了：{ $scores }。勝利：{ $winners }。
replay-lost = ゲーム終了：{ $scores }。勝者なし。
replay-rival-won = ゲーム終了：{ $scores }。敵の勝利。
replay-open = ゲームは続いています：{ $scores }。
verify-bad = 無効：{ $why }
verify-legal = 合法：{ $n }個の回答はすべてルールどおりです。
verify-check = 検査値は正しい：{ $sum }。
verify-dice-seed = ダイスと引いたカードはシードどおりです。
verify-dice-forged = ダイスか引いたカードがシードや秘密の値と合いません。別のもので決められています。
verify-dice-unknown = シードも秘密の値も記録されていないため、ダイスが公正かどうかは分かりません。
verify-dice-fair = ダイスと引いたカードは公正です。すべて、秘密の値と各席が加えた乱数から決まっています。
verify-compare = テーブル{ $table }のページが対局前に示した値と比べてください：
verify-root = 封印：{ $root }
verify-secret-hash = 秘密の値のハッシュ：{ $hash }
verify-contribution = { $player }が加えた乱数：{ $contribution }

## シミュレーション

simulate-playing = 対戦中
simulate-title = { $players }人戦、{ $n }ゲーム
simulate-bot = ボット
simulate-seat = 席
simulate-all = 全席
simulate-played = 回数
simulate-wins = 勝利
simulate-rate = 勝率
simulate-interval = 95%区間
simulate-score = 平均点
simulate-speed = 1ゲームあたり{ $decisions }決定、毎秒{ $rate }ゲーム、合計{ $seconds }秒。
simulate-again = 同じゲームの再現：--seed { $seed }
simulate-checked = すべての局面を検査し、ありえないものはありませんでした。

## 速度測定

bench-title = { $game }のランダム対戦（{ $seats }人、1コア）
bench-decisions_per_second = 決定／秒（準備と最終得点計算を含む）
bench-games_per_second = ゲーム／秒
bench-decisions_per_game = 決定／ゲーム
bench-options_per_decision = 選択肢／決定
bench-clone_us = 局面の複製（マイクロ秒）
bench-view_us = 席から見える局面（マイクロ秒）
bench-match_decisions_per_second = meadhall.Match経由の決定／秒（検査・記録・イベント付き）
bench-peer = 比較 { $peer }：毎秒{ $rate }決定、複製{ $copy }µs。Meadhallの決定数はその{ $ratio }倍。
bench-no-peer = 比較 { $peer }：未インストール。pip install { $peer }で併せて測定できます。
bench-peer-failed = 比較 { $peer }：測定できませんでした（{ $why }）。

## 端末でのゲーム

play-welcome = { $game }。選択肢の番号を入力してください。「?」でヘルプを表示します。
play-seed = このゲームのシード：{ $seed }
play-you = あなた
play-pair = { $name }：{ $words }
play-aside = { $name }（{ $words }）
play-comma = 、
play-destiny = { $needs }：栄光{ $alone }、同数なら{ $tied }
play-prompt = >
play-pass = 画面を{ $player }に渡してください。
play-pass-undo = 画面を{ $player }に渡してください。undoと入力すると最後の回答を取り消します。
play-pass-prompt = Enterを押してください。
play-lesson = レッスン{ $n }／{ $of }：{ $text }
play-lesson-done = この章は終わりです。ここからは自由に遊べます。
play-possible = それは今できます。
play-undone = 取り消しました。
play-auto-on = 回答が1つしかない質問には自動で答えます。
play-auto-off = 回答が1つしかなくても質問します。
play-moments-on = ほかのプレイヤーの手番の間にできることを質問します。
play-moments-off = ほかのプレイヤーの手番の間には質問しません。
play-saved = { $file }に保存しました。続けるには：{ $command }
play-saved-over = { $file }に保存しました。もう一度読むには：{ $command }
play-position-saved = 局面を{ $file }に保存しました（非公開情報を含みます）。
play-save-where = 対局を保存しますか？　はい（またはEnter）：{ $file } · いいえ · 別のファイル名 · log：これまでの出来事
play-winner = 勝利：{ $winners }！
play-winners = 共同勝利：{ $winners }！
play-lost = 勝者はいません。
play-rival-won = 敵の勝利です。
play-rival = 敵
play-log-all = log all：最初からのすべて
play-left-out = …続き：{ $orders }
play-part-options = 選択肢の説明
play-part-news = 出来事
play-part-about = この対局について
play-more-options = …選択肢は全部で{ $n }個：optionsで表示
play-between-sentences = { "" }
play-earlier = …以前の{ $n }件…
play-next-page = あと{ $n }行。Enter：続き、q：やめる
play-back = Enter：質問に戻る
play-not-saved = 何も書き込みませんでした。
play-overwrite = { $file }はすでにあります。上書きしますか？　はい／いいえ（Enter：いいえ）
play-yes-or-no = 「はい」か「いいえ」で答えてください。
play-yes-no-or-file = 「はい」か「いいえ」、または「.json」で終わるファイル名を入力してください。
play-help =
    番号を入力して選びます。回答の名前でも選べます（例：{ $answer }）
    ?, help           このヘルプ
    r, rule           質問のもとになるルール。rule { $rule }で任意のルール
    why 回答          その回答ができない理由
    table             テーブル全体（画面に入らなかったものも）
    options           選択肢とその説明をすべて
    log               前回の回答からの出来事（log all：すべて）
    undo              最後の回答を取り消す
    save ファイル     対局を保存
    position ファイル 局面を書き出す（非公開情報を含む）
    lang en|fr|ja     言語を変える
    auto on|off       回答が1つの質問に自動で答える
    moments on|off    ほかのプレイヤーの手番の間にできることを質問する
    quit              終了（保存もできます）
