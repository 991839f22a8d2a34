### 描画されたテーブルだけで使う文言。`$n` などはページ側で埋めるため、単数・複数に左右されない文にする。

## Districts and board

champions-table-smiths = 鍛冶と倉
champions-table-smiths-note = 毎ラウンド補充
champions-table-halls = 館
champions-table-stalls = 市場
champions-table-stalls-note = この対局の露店
champions-table-gates = 門前の敵
champions-table-gates-note = 各1人が挑む
champions-table-runes-on-offer = 公開中のルーン
champions-table-near = 近海
champions-table-far = 遠海
champions-table-feeds = 1で{ $n }人
champions-table-holds = 積載{ $n }
champions-table-taken-by = { $who }がいる
champions-table-open-to-you = 選べる
champions-table-not-open = 今は選べない
champions-table-lies-empty = 今は何もない
champions-table-beaten = このラウンドに撃破済み
champions-table-no-monster = 怪物なし
champions-table-face-down = 裏向きの航海カード
champions-table-you-looked = 確認済み：{ $journey }
champions-table-bounty = 置かれたコイン：{ $n }
champions-table-no-set = セットに含まれない
champions-table-set = セット：{ $colour }
champions-table-ships-left = 建造できる船
champions-table-up-to = 最大{ $n }
champions-table-small_longship = 小型船
champions-table-large_longship = 大型船
champions-table-round-of = ラウンド { $n }／{ $of }
champions-table-phase-workers = 労働者
champions-table-phase-assign = 割り当て
champions-table-phase-combat = 戦闘
champions-table-phase-scoring = 得点計算
champions-table-tab-town = 町
champions-table-tab-fights = 戦い
champions-table-tab-players = プレイヤー
champions-table-tab-log = 記録
champions-table-lit-places = 選べる場所：{ $n }

## Players

champions-table-you = あなた
champions-table-seat = 席{ $n }
champions-table-bot = ボット
champions-table-first = 先手
champions-table-no-workers = 労働者なし
champions-table-workers-left = 残りの労働者：{ $n }
champions-table-begging = 物乞い中：{ $n }
champions-table-stores = 蓄え
champions-table-store-food = 食料
champions-table-store-wood = 木材
champions-table-store-coins = コイン
champions-table-store-favor = 恩恵
champions-table-store-blame = 非難
champions-table-hits-a-roll = 1投で約{ $n }ヒット
champions-table-blame-costs = 栄光−{ $n }
champions-table-beg = 物乞い
champions-table-lay-down = 休ませる
champions-table-no-leader = リーダー未定
champions-table-alone-tied = 単独{ $alone }・同数{ $tied }
champions-table-sets-done = 撃破：{ $n }
champions-table-stand-in = この部品の値の一部は仮の値です。実物の値は分かっていません。
champions-table-rune-used = 使用済み
champions-table-hidden-destinies = 手札の運命カード：{ $n }

## Choices

champions-table-unknown-rune = 未知のルーン
champions-table-costs = 費用
champions-table-board = 盤面を見る
champions-table-back-to = 選択に戻る

## Assigning warriors

champions-table-send-title = 戦士を送り出す
champions-table-send-help = ダイスを戦いへ動かすか、ダイスと戦いを順に押します。
champions-table-send-keys = キー操作：1〜4で戦士や食料を取り、矢印で戦いを選び、Enterで置き、Backspaceで戻します。
champions-table-also-choosing = 他に選択中：{ $who }
champions-table-others-send = 他のプレイヤーが戦士を送り出す
champions-table-others-send-help = このラウンドに自分の戦いはありません。他のプレイヤーが手番順に公開で選ぶよう求めることができます。
champions-table-in-secret = 秘密のままでよい
champions-table-stay-home = 館に残る
champions-table-safe = 長屋で安全に待つ
champions-table-will-hunt = 狩りに出る
champions-table-bars = 参加不可：{ $die }
champions-table-barred-fall = 参加不可の{ $n }体は倒れる
champions-table-all-fed = 全員に食料あり
champions-table-unfed = 食料不足：{ $n }
champions-table-aboard = { $ship }：{ $n }／{ $of }
champions-table-chance-to-win = 勝つ確率
champions-table-if-quiet = 航海が無事なら
champions-table-lose-average = 平均損失 { $n }
champions-table-with-one = { $die }を1体足すと{ $n }%
champions-table-with-food = 食料を1足すと{ $n }%
champions-table-nobody-sent = 割り当てなし
champions-table-food = 食料
champions-table-food-left = 積める残り：{ $n }
champions-table-clear-all = すべて戻す
champions-table-suggest = おまかせ
champions-table-send-them = 送り出す
champions-table-sending = 送信中…
champions-table-take-back = { $item }を1つ戻す
champions-table-pick-up = { $item }を1つ取る：残り{ $n }
champions-table-put-here = { $item }を1つここに置く
champions-table-holding = 手に持っている：{ $item }。光っている戦いを押します。
champions-table-sent-already = 送信済み
champions-table-gave-up = 状況が変わったため、すべては実行できませんでした。もう一度確かめてください。
champions-table-suggest-nobody = 誰も送らないのがよさそうです。

## Combat and journeys

champions-table-order = 順番：狩り、トロル、ドラウグ、海岸
champions-table-hunt = 狩り
champions-table-fights-now = { $who }の戦闘
champions-table-hunts-now = { $who }の狩り
champions-table-sails-now = { $who }の航海
champions-table-struck = { $of }ヒット中{ $n }
champions-table-hits-for-you = このロールのヒット
champions-table-you-lose = 倒れる戦士
champions-table-food-won = このロールの食料
champions-table-kills = 撃破
champions-table-before-blows = 打ち合う前に
champions-table-mark-help = 振り直すダイスを押してください。
champions-table-reroll-n = { $n }個を振り直す
champions-table-reroll-cost = 恩恵{ $n }のうち1
champions-table-reroll-odds = 今倒す確率{ $n }%
champions-table-reroll-hits = 合計で約{ $n }ヒット
champions-table-let-land = そのまま打ち合う
champions-table-keep-roll = この結果にする
champions-table-rune-hits = 合計{ $n }ヒット
champions-table-rune-no-loss = 今回は誰も倒れない
champions-table-rune-more-glory = 栄光+{ $n }
champions-table-rune-of = ルーン：{ $rune }
champions-table-who-falls = 失う戦士を選ぶ
champions-table-who-starves = 飢える戦士を選ぶ
champions-table-what-is-lost = 海に失うものを選ぶ
champions-table-owed = あと{ $n }
champions-table-whom-to-blame = 誰に非難を与えますか
champions-table-aboard-now = 乗船中
champions-table-reports-close = 報告を閉じる
champions-table-report-slain = 撃破
champions-table-report-beaten = 敗北

## End of the game

champions-table-jarl = { $who }が栄光{ $n }で新しい首長に
champions-table-jarls = { $who }が栄光{ $n }で勝利を分け合う
champions-table-where-from = 栄光の内訳
champions-table-round-by-round = ラウンドごとの栄光
champions-table-play = 戦いと手番
champions-table-enemy-sets = 敵のセット
champions-table-ship-and-runes = 船とルーン
champions-table-favor-and-coins = 恩恵とコイン
champions-table-wins = 勝利
champions-table-rank = { $n }位
champions-table-end = 終了
champions-table-enemies-killed = 倒した敵：{ $n }

## Short names for small cards

champions-table-leader-asmundr = アスムンド
champions-table-leader-dagrun = ダグルン
champions-table-leader-gylfir = ギュルヴィル
champions-table-leader-svanhildr = スヴァンヒルド
champions-table-leader-ullr = ウル
champions-table-destiny-crusher_of_ice = 氷
champions-table-destiny-earth_smasher = 大地
champions-table-destiny-master_of_flames = 炎
champions-table-destiny-craftsman = 木材
champions-table-destiny-leader_of_armies = 戦士
champions-table-destiny-odins_favored = 恩恵
champions-table-destiny-prepared = 食料
champions-table-destiny-prosperous = コイン
champions-table-destiny-runemaster = ルーン
champions-table-destiny-monster_hunter = 怪物
champions-table-destiny-slayer_of_the_undead = ドラウグ
champions-table-destiny-troll_slayer = トロル
