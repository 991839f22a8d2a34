### サーバーの言葉：テーブルで、受け付けられなかった指示について、そして主催者へ。

server-yes = はい
server-no = いいえ

server-notice = { $name }さん、あなたの番です。

## 記録の行

server-line-sat = { $name }が席に着いた。
server-line-left = { $name }が席を離れた。
server-line-took-back = { $name }が戻り、再び自分で遊ぶ。
server-line-voted = { $name }は、{ $other }の代わりにボットが遊ぶことを望んでいる。
server-line-voted-out = { $name }が戻るまで、ボットが代わりに遊ぶ。
server-line-begun = ゲームが始まった。
server-line-undone = { $name }が直前の回答を取り消した。
server-line-undo-asked = { $name }が、自分の直前の回答の前に戻ることを求めている。
server-line-undo-refused = { $name }は戻ることに同意しない。
server-line-went-back = 全員が同意し、{ $name }の直前の回答の前に戻った。
server-line-rematch = 次のゲームのテーブルができた。

server-frozen-engine = このゲームは、このサーバーとは異なる版のルールで始まりました。そのまま保存されていますが、ここでは続けられません。
server-frozen-content = このゲームは、このサーバーとは異なる値のコンポーネントで始まりました。そのまま保存されていますが、ここでは続けられません。
server-frozen-log = このサーバーでは、このゲームの記録を再現できません。そのまま保存されていますが、ここでは続けられません。

## 指示が受け付けられない理由

server-refused-stale = ご覧になった後に状況が変わりました。もう一度見て決めてください。
server-refused-illegal = 今はルールで許されていません。
server-refused-unknown-answer = このゲームの回答ではありません。
server-refused-not-your-seat = 今、この席で遊んでいるのはあなたではありません。
server-refused-not-begun = ゲームはまだ始まっていません。
server-refused-begun = ゲームはすでに始まっています。
server-refused-over = ゲームは終わりました。
server-refused-not-over = ゲームはまだ終わっていません。
server-refused-frozen = このサーバーは別の版のルールを使っているため、このゲームを続けられません。
server-refused-storage = 保存できなかったため、実行しませんでした。少し待ってからもう一度お試しください。
server-refused-too-many = 一度に多すぎます。少しお待ちください。
server-refused-too-large = 大きすぎます。
server-refused-malformed = このメッセージは理解できません。
server-refused-key-reused = この鍵はすでに別の指示に使われています。
server-refused-cannot-undo = 取り消せません。その後に誰かが何かを知ったか、回答しました。
server-refused-nothing-asked = それはもう求められていません。
server-refused-lesson = ここではレッスンが別の答えを求めています。光っているものを選んでください。
server-refused-seat-taken = この席は埋まっています。
server-refused-seat-empty = まだ空いている席があります。人を待つか、ボットを座らせてください。
server-refused-bad-name = 同じ名前の人がいるか、名前として使えません。
server-refused-bad-option = その設定では始められません。
server-refused-bad-bot = そのようなボットはいません。
server-refused-bad-address = この宛先には送れません。
server-refused-bad-token = この個人用リンクではここの席に入れません。新しいリンクに置き換わった可能性があります。
server-refused-unknown-table = そのようなテーブルはありません。
server-refused-unknown-game = そのようなゲームはありません。
server-refused-not-found = ここには何もありません。
server-refused-not-host = テーブルを作った人だけができます。
server-refused-not-absent = このプレイヤーは在席しています。
server-refused-forbidden = そこからは許されていません。
server-refused-wrong-method = この宛先への尋ね方が違います。
server-refused-internal = サーバーで問題が起きました。何も変わっていません。

## コマンドラインの言葉

cli-serve = ブラウザーとボットにゲームを提供します。保存先は1つのファイルです。
cli-check-db = 保存されたすべてのゲームを再現し、問題を報告します。
cli-backup = サーバーを動かしたままデータベースを複製します。
cli-purge = 古いテーブルを、ファイルに書き出してから削除します。
cli-option-host = 待ち受けるアドレス（127.0.0.1。ネットワーク全体は 0.0.0.0）。
cli-option-port = ポート（8000）。
cli-option-db = SQLite のファイル（meadhall.sqlite3）または postgresql://…
cli-serve-option-open = ブラウザーでページを開きます。
cli-option-origin = このサーバーを使ってよい別のページのアドレス。繰り返し可。
cli-option-proxy = 送信者のアドレスについてリバースプロキシの言うことを信じます。
cli-option-bot-processes = ボットが考えるプロセスの数（2）。
cli-option-bot-seconds = ボットの考慮時間（10）。
cli-option-bot-pace = 誰かが見ている間、ボットが最低でもかけるミリ秒（400）。
cli-option-absent-after = 接続が切れてから何秒後に、ほかの人がボットへの交代を投票できるか（60）。
cli-option-notice-after = 手番の通知を送るまでに、何秒離れている必要があるか（10）。
cli-option-webhooks-to = 手番の通知を送ってよい内部ネットワークのホスト。繰り返し可。
cli-option-log = 記録するもの：quiet、plain、json（plain）。
cli-option-limits = 一人がどこまでできるか：normal、または負荷試験や信頼できるネットワーク向けの無制限open（normal）。
cli-option-to = 書き出すファイル。
cli-option-days = これだけの日数、変化のないテーブルだけ。
cli-option-export = 先に書き出すフォルダー。
cli-option-finished = 終わったテーブルだけ。

serve-open = Meadhall は { $address } で開いています
serve-stop = Ctrl-C で停止します。すべて { $db } に保存されます。
serve-stopped = 停止しました。受け付けたものはすべて保存されています。
check-db-good = { $tables ->
   *[other] テーブル{ $tables }個、記録{ $entries }件：すべて無事です。
}
check-db-bad = { $n ->
   *[other] { $n } 件の問題があります：
}
check-db-frozen = { $table }：{ $why }
check-db-table = { $table }：記録 { $seq } が、それ以前と合いません（{ $why }）。
check-db-dice = { $table }：ダイスの秘密が、約束されたものと違います。
backup-done = 書き出しました：{ $file }
purge-done = { $n ->
   *[other] テーブル{ $n }個を { $folder } に書き出して削除しました。
}
problem-port-taken = { $host } のポート { $port } は使えません：{ $why }。
problem-only-sqlite = これは SQLite のファイルだけが対象です。PostgreSQL には専用の道具（pg_dump）があります。
