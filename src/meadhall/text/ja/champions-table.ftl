### 描画されたテーブルだけで使う文言。`$n` などはページ側で埋めるため、単数・複数に左右されない文にする。

## Districts and board

champions-table-smiths = 鍛冶と倉
champions-table-smiths-note = 毎ラウンド補充
champions-table-halls = 町の家々
champions-table-stalls = 市場
champions-table-stalls-note = このゲームの露店
champions-table-gates = 門前の敵
champions-table-gates-note = 各1人が挑める
champions-table-runes-on-offer = 公開中のルーン
champions-table-near = 近い浜
champions-table-far = 遠い浜
champions-table-feeds = 1で{ $n }人
champions-table-holds = 積載{ $n }
champions-table-taken-by = { $who }がいる
champions-table-open-to-you = 選べる
champions-table-not-open = 今は選べない
champions-table-lies-empty = 今は何もない
champions-table-beaten = このラウンドに倒された
champions-table-no-monster = モンスターなし
champions-table-face-down = 裏向きの航海カード
champions-table-you-looked = 確認済み：{ $journey }
champions-table-bounty = 置かれたコイン：{ $n }
champions-table-no-set = 組に含まれない
champions-table-set = 組：{ $colour }
champions-table-ships-left = 建造できるロングシップ
champions-table-up-to = 最大{ $n }
champions-table-small_longship = 小型ロングシップ
champions-table-large_longship = 大型ロングシップ
champions-table-round-of = ラウンド { $n }／{ $of }
champions-table-phase-workers = 労働者
champions-table-phase-assign = 割り当て
champions-table-phase-combat = 戦闘
champions-table-phase-scoring = 得点計算
champions-table-tab-town = 町
champions-table-tab-fights = 戦い
champions-table-lit-places = 選べる場所：{ $n }

## Players

champions-table-you = あなた
champions-table-seat = 席{ $n }
champions-table-bot = ボット
champions-table-first = スタート
champions-table-no-workers = 労働者なし
champions-table-workers-left = 残りの労働者：{ $n }
champions-table-begging = 物乞い中：{ $n }
champions-table-stores = 蓄え
champions-table-store-food = 食料
champions-table-store-wood = 木材
champions-table-store-coins = コイン
champions-table-store-favor = 恩恵
champions-table-store-blame = 非難
champions-table-hits-a-roll = 1回で約{ $n }ヒット
champions-table-blame-costs = 栄光−{ $n }
champions-table-beg = 物乞い
champions-table-lay-down = 寝かせる
champions-table-no-leader = リーダー未定
champions-table-alone-tied = 単独{ $alone }・同数{ $tied }
champions-table-sets-done = 倒した敵：{ $n }
champions-table-rune-used = 使用済み
champions-table-hidden-destinies = 手札の運命カード：{ $n }枚

## Choices

champions-table-unknown-rune = 未知のルーン
champions-table-costs = 費用
champions-table-board = ボードを見る
champions-table-back-to = 選択に戻る

## Assigning warriors

champions-table-send-title = 戦士を割り当てる
champions-table-send-help = ダイスを戦いへ動かすか、ダイス、戦いの順に押してください。
champions-table-send-keys = キー操作：1～4で戦士や食料を取り、矢印で戦いを選び、Enterで置き、Backspaceで戻します。
champions-table-also-choosing = ほかに選択中：{ $who }
champions-table-others-send = ほかのプレイヤーが戦士を割り当てます
champions-table-others-send-help = このラウンドに自分の戦いはありません。ほかのプレイヤーが手番順に公開で選ぶよう求めることができます。
champions-table-stay-home = 長屋に残る
champions-table-safe = 長屋で安全に待つ
champions-table-will-hunt = 狩りに出る
champions-table-bars = 禁止：{ $die }
champions-table-barred-fall = 禁じられた{ $n }人は倒れる
champions-table-all-fed = 全員に食料あり
champions-table-unfed = 食料不足：{ $n }
champions-table-aboard = { $ship }：{ $n }／{ $of }
champions-table-chance-to-win = 勝つ確率
champions-table-if-quiet = 航海が無事なら
champions-table-lose-average = 平均損失：{ $n }
champions-table-with-one = { $die }を1人足すと{ $n }%
champions-table-with-food = 食料を1足すと{ $n }%
champions-table-nobody-sent = 割り当てなし
champions-table-food = 食料
champions-table-food-left = 積める残り：{ $n }
champions-table-clear-all = すべて戻す
champions-table-suggest = おまかせ
champions-table-sending = 送信中…
champions-table-take-back = { $item }を1つ戻す
champions-table-pick-up = { $item }を1つ取る：残り{ $n }
champions-table-put-here = { $item }を1つここに置く
champions-table-holding = 選択中：{ $item }。光っている戦いを押してください。
champions-table-sent-already = 割り当て済み
champions-table-gave-up = 状況が変わったため、すべては実行できませんでした。もう一度確かめてください。
champions-table-suggest-nobody = 誰も割り当てないのがよさそうです。
champions-table-doubt-nobody = 誰も割り当てていません。あなたの戦闘は行われません。
champions-table-doubt-unfed = { $where }：食料のない{ $n }人が餓死します。
champions-table-doubt-hopeless = { $where }：勝つ見込みがありません。
champions-table-doubt-send = それでも確定する
champions-table-doubt-rethink = 考え直す

## Combat and journeys

champions-table-order = 順番：狩り、トロル、ドラウグ、浜
champions-table-hunt = 狩り
champions-table-fights-now = { $who }の戦闘
champions-table-hunts-now = { $who }の狩り
champions-table-sails-now = { $who }の航海
champions-table-struck = { $of }ヒット中{ $n }
champions-table-hits-for-you = この出目のヒット
champions-table-you-lose = 倒れる戦士
champions-table-food-won = この出目の食料
champions-table-kills = 倒す
champions-table-before-blows = 打撃の前に
champions-table-mark-help = 振り直すダイスを押してください。
champions-table-reroll-n = { $n }個を振り直す
champions-table-reroll-cost = 恩恵{ $n }のうち1
champions-table-reroll-odds = 今倒す確率{ $n }%
champions-table-reroll-hits = 合計で約{ $n }ヒット
champions-table-reroll-saves = 平均{ $n }人が助かる
champions-table-reroll-risks = 平均{ $n }人多く倒れる
champions-table-rune-hits = 合計{ $n }ヒット
champions-table-rune-no-loss = 今回は誰も倒れない
champions-table-rune-more-glory = 栄光+{ $n }
champions-table-rune-of = ルーン：{ $rune }
champions-table-who-falls = 失う戦士を選ぶ
champions-table-who-starves = 餓死する戦士を選ぶ
champions-table-what-is-lost = 海に失うものを選ぶ
champions-table-owed = あと{ $n }
champions-table-whom-to-blame = 誰に非難を与えますか
champions-table-aboard-now = 乗船中
champions-table-reports-close = 報告を閉じる
champions-table-report-slain = 勝利
champions-table-report-beaten = 敗北

## End of the game

champions-table-jarl = { $who }が栄光{ $n }で新しいヤールに
champions-table-jarls = { $who }が栄光{ $n }で勝利を分かち合う
champions-table-where-from = 栄光の内訳
champions-table-round-by-round = ラウンドごとの栄光
champions-table-play = 戦いと手番
champions-table-enemy-sets = 敵の組
champions-table-ship-and-runes = 船とルーン
champions-table-favor-and-coins = 恩恵とコイン
champions-table-wins = 勝利
champions-table-rank = { $n }位
champions-table-end = 終了
champions-table-enemies-killed = 倒した敵：{ $n }

## Short names of leaders

champions-table-leader-asmundr = アスムンド
champions-table-leader-dagrun = ダグルン
champions-table-leader-gylfir = ギュルヴィル
champions-table-leader-svanhildr = スヴァンヒルド
champions-table-leader-ullr = ウル

## 出来事を1つずつ

champions-table-beat-roll = { $who }がダイスを振る
champions-table-beat-roll-you = あなたがダイスを振る
champions-table-beat-reroll = { $who }が振り直す
champions-table-beat-reroll-you = あなたが振り直す
champions-table-beat-rune = { $who }が{ $rune }のルーンを使う
champions-table-beat-rune-you = あなたが{ $rune }のルーンを使う
champions-table-beat-strike = 打撃を与え合う
champions-table-beat-fall = 倒れる戦士
champions-table-beat-slain = { $enemy }を倒した！
champions-table-beat-beaten = { $who }は敗れた
champions-table-beat-beaten-you = あなたは敗れた
champions-table-beat-reward = 報酬
champions-table-beat-food = 狩りの獲物
champions-table-beat-round-n = 第{ $n }戦闘ラウンド
champions-table-beat-hits = ヒット
champions-table-beat-falling = 倒れる
champions-table-beat-none-falls = なし
champions-table-beat-fallen = 倒れた
champions-table-beat-nothing-won = なし
champions-table-beat-barred = { $who }：敵に禁じられた戦士は振れない
champions-table-beat-barred-you = 敵に禁じられたあなたの戦士は振れない
champions-table-beat-barred-lost = 戦闘の前に倒れます。
champions-table-beat-journey = { $who }が航海する
champions-table-beat-journey-you = あなたが航海する
champions-table-beat-sea = { $who }が海で失う
champions-table-beat-sea-you = あなたが海で失う
champions-table-beat-starved = 餓死
champions-table-beat-secret = あなただけに見えます
champions-table-beat-destiny = あなたの運命カード
champions-table-beat-rune-used = { $who }がルーンを使う
champions-table-beat-rune-taken = { $who }がルーンを取る
champions-table-beat-leader = { $who }がリーダーを選ぶ
champions-table-beat-blamed = { $who }が{ $whom }に非難を与える
champions-table-beat-blamed-you = { $who }があなたに非難を与える
champions-table-beat-blamed-by-you = あなたが{ $whom }に非難を与える
champions-table-beat-troll-lives = トロルは倒されなかった：全員が非難を受け取る
champions-table-beat-assigned = 戦士の公開
champions-table-beat-round = 第{ $n }ラウンド終了
champions-table-beat-troll = トロル
champions-table-beat-blame-from = { $who }からの非難
champions-table-beat-quiet = 戦闘なし
champions-table-beat-scoring = 得点計算：{ $part }
champions-table-beat-part-destinies = 運命カード
champions-table-beat-part-sets = 敵の組
champions-table-beat-part-runes = ルーン
champions-table-beat-part-ship = 個人ロングシップ
champions-table-beat-part-favor = 恩恵
champions-table-beat-part-coins = コイン
champions-table-beat-part-blame = 非難
champions-table-beat-total = 計{ $n }
