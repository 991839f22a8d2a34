### サーバーの言葉：テーブルで、受け付けられなかった指示について、そして主催者へ。

server-yes = はい
server-no = いいえ

server-notice = { $name }さん、あなたの番です。

## 記録の行

server-line-sat = { $name }が席に着いた。
server-line-left = { $name }が席を離れた。
server-line-took-back = { $name }が戻り、再び自分で遊び始めた。
server-line-voted = { $name }が、{ $other }の席をボットに任せることに投票した。
server-line-voted-out = { $name }が戻るまで、ボットが代わりに遊ぶことになった。
server-line-begun = 対局が始まった。
server-line-undone = { $name }が最後の回答を取り消した。
server-line-undo-asked = { $name }が、最後の回答の取り消しを求めた。
server-line-undo-refused = { $name }が取り消しを断った。
server-line-went-back = 全員が同意し、{ $name }の最後の回答が取り消された。
server-line-rematch = 次の対局のテーブルができた。
server-line-resigned = { $name }が投了した。対局はこの時点で終わった。
server-line-resigned-bot = { $name }が投了した。ボットが代わりに続けるが、勝者にはなれない。
server-line-closed = テーブルは閉じられた。対局は結果なしで終わった。

server-frozen-engine = この対局は、このサーバーとは異なるバージョンのルールで始まりました。そのまま保存されていますが、ここでは続けられません。
server-frozen-content = この対局は、このサーバーとは値の異なるコンポーネントで始まりました。そのまま保存されていますが、ここでは続けられません。
server-frozen-log = このサーバーでは、この対局の記録を再現できません。そのまま保存されていますが、ここでは続けられません。

## 指示が受け付けられない理由

server-refused-stale = ご覧になった後に状況が変わりました。もう一度見て決めてください。
server-refused-illegal = それは今、ルールで許されていません。
server-refused-unknown-answer = このゲームの回答ではありません。
server-refused-not-your-seat = 今、この席で遊んでいるのはあなたではありません。
server-refused-not-begun = 対局はまだ始まっていません。
server-refused-begun = 対局はすでに始まっています。
server-refused-over = 対局は終わりました。
server-refused-not-over = 対局はまだ終わっていません。
server-refused-frozen = このサーバーは別のバージョンのルールを使っているため、この対局を続けられません。
server-refused-storage = 保存できなかったため、実行しませんでした。少し待ってからもう一度お試しください。
server-refused-too-many = 一度に送られたものが多すぎます。少しお待ちください。
server-refused-too-large = 送られたものが大きすぎます。
server-refused-malformed = このメッセージは解釈できません。
server-refused-key-reused = この鍵はすでに別の指示に使われています。
server-refused-cannot-undo = 取り消せません。その後に新しい情報が明らかになったか、誰かが回答しました。
server-refused-nothing-asked = それはもう求められていません。
server-refused-lesson = ほかのプレイヤーが答えると、レッスンが続きます。
server-refused-seat-taken = この席は埋まっています。
server-refused-seat-empty = まだ空いている席があります。人を待つか、ボットを座らせてください。
server-refused-bad-name = 同じ名前の人がいるか、名前として使えません。
server-refused-bad-option = その設定では始められません。
server-refused-bad-bot = そのようなボットはいません。
server-refused-bad-address = このアドレスには通知を送れません。
server-refused-bad-token = この秘密のリンクでは、ここの席に入れません。新しいリンクに置き換わった可能性があります。
server-refused-unknown-table = そのようなテーブルはありません。
server-refused-unknown-game = そのようなゲームはありません。
server-refused-not-found = ここには何もありません。
server-refused-not-host = 主催者だけができます。
server-refused-not-absent = このプレイヤーは在席しています。
server-refused-forbidden = そこからのアクセスは許可されていません。
server-refused-wrong-method = このアドレスでは、その要求方法は使えません。
server-refused-internal = サーバーで問題が起きました。何も変わっていません。
server-refused-closed = テーブルは閉じられました。
server-refused-resigned = この席はすでに投了しています。
server-refused-not-alone = ほかの人も遊んでいるため、テーブルを閉じることはできません。投了するか、ボットに席を任せることができます。
server-refused-still-playing = まだこのテーブルで遊んでいます。先に席を立つか、テーブルを閉じるか、投了してください。

## コマンドラインの言葉

cli-serve = ブラウザーとボットにゲームを提供します。保存先は1つのファイルです。
cli-check-db = 保存されたすべての対局を再現し、問題を報告します。
cli-backup = サーバーを動かしたままデータベースを複製します。
cli-purge = 古いテーブルを、ファイルに書き出してから削除します。
cli-option-host = 待ち受けるアドレス（127.0.0.1。ネットワーク全体は0.0.0.0）。
cli-option-port = ポート（8000）。
cli-option-db = SQLiteのファイル（meadhall.sqlite3）またはpostgresql://…
cli-serve-option-open = ブラウザーでページを開きます。
cli-option-origin = このサーバーを使ってよい別のページのアドレス。繰り返し可。
cli-option-proxy = 送信者のアドレスについて、リバースプロキシの申告を信用します。
cli-option-bot-processes = ボットが考えるプロセスの数（2）。
cli-option-bot-seconds = ボットの考慮時間（10）。
cli-option-bot-pace = 誰かが見ている間、ボットが最低でもかけるミリ秒（400）。
cli-option-absent-after = 接続が切れてから何秒後に、ほかの人がボットへの交代を投票できるか（60）。
cli-option-notice-after = 手番の通知を送るまでに、何秒離れている必要があるか（10）。
cli-option-webhooks-to = 手番の通知を送ってよい内部ネットワークのホスト。繰り返し可。
cli-option-log = 記録するもの：quiet、plain、json（plain）。
cli-option-limits = 1人がどこまでできるか：normal、または負荷試験や信頼できるネットワーク向けの無制限open（normal）。
cli-option-to = 書き出すファイル。
cli-option-days = これだけの日数、変化のないテーブルだけ。
cli-option-export = 先に書き出すフォルダー。
cli-option-finished = 対局の終わったテーブルだけ。

serve-open = Meadhallは { $address } で開いています
serve-stop = Ctrl-Cで停止します。すべて{ $db }に保存されます。
serve-stopped = 停止しました。受け付けたものはすべて保存されています。
check-db-good = { $tables ->
   *[other] テーブル{ $tables }個、記録{ $entries }件：すべて無事です。
}
check-db-bad = { $n ->
   *[other] { $n }件の問題があります：
}
check-db-frozen = { $table }：{ $why }
check-db-table = { $table }：記録{ $seq }が、それ以前と合いません（{ $why }）。
check-db-dice = { $table }：ダイスの秘密の値が、約束されたものと違います。
backup-done = 書き出しました：{ $file }
purge-done = { $n ->
   *[other] テーブル{ $n }個を{ $folder }に書き出して削除しました。
}
problem-port-taken = { $host }のポート{ $port }は使えません：{ $why }。
problem-only-sqlite = これはSQLiteのファイルだけが対象です。PostgreSQLには専用の道具（pg_dump）があります。
