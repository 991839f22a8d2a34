# テーブルの保存先で起こりうる問題。プレイヤーも読むので、ファイル名は出さない。
problem-store-full = ディスクがいっぱいのため、何も記録できませんでした。
problem-store-read-only = テーブルの保存先に書き込めません。
problem-store-no-folder = テーブルを保存するファイルのフォルダーがありません。
problem-store-cannot-open = テーブルを保存するファイルを開けません。
problem-store-not-ours = テーブル用に指定されたファイルは、Meadhallのデータベースではありません。
problem-store-damaged = テーブルを保存するファイルが壊れています。
problem-store-disk = ディスクの読み書きに失敗しました。
problem-store-newer = テーブルはより新しいバージョンのMeadhallで保存されています。このバージョンでは扱えません。
problem-store-in-use = テーブルを保存するファイルは、別のプロセスが使用中です。
problem-store-away = データベースに接続できません。
problem-store-failed = データベースが記録を受け付けませんでした。
problem-store-closed = サーバーは終了処理中です。
problem-store-busy = 記録待ちが多すぎます。
problem-store-no-driver = PostgreSQLには追加の部品が必要です。「meadhall[postgres]」をインストールしてください。
problem-store-bad-address = データベースのアドレスを解釈できません。ファイルかpostgresql://…を指定してください。
problem-store-no-backup = PostgreSQLのデータベースは、pg_dumpなど専用のプログラムでバックアップしてください。

fault-gap = テーブル{ $table }：{ $seq }番の記録がありません。
fault-chain = テーブル{ $table }：{ $seq }番の記録が、書き込まれたものと違います。
fault-last = テーブル{ $table }：記録が、本来の最後である{ $seq }番で終わっていません。
fault-no-table = テーブル{ $table }：記録はありますが、テーブルがありません。
fault-file = データベースのファイルが壊れています：{ $what }
