### タイニーエピック・ヴァイキングの描かれたテーブルだけで使う文言。`$n` などはページが埋める。

## 地図

vikings-table-region = 第{ $n }地域
vikings-table-dock = 第{ $n }桟橋
vikings-table-fjord = 第{ $n }フィヨルド
vikings-table-of = { $what }：{ $said }
vikings-table-region-rune = ルーン：{ $rune }
vikings-table-held-by = 支配：{ $who }
vikings-table-held-nobody = ルーンは島にある
vikings-table-influence = 影響力：{ $n }
vikings-table-influence-of = { $who }：影響力{ $n }
vikings-table-leads = 現在の最大：{ $who }
vikings-table-tied = 現在は同点
vikings-table-no-boots = 足場なし
vikings-table-outer = 外側の島
vikings-table-border = 第{ $n }地域との境界
vikings-table-border-dock = 境界の桟橋：両方の地域に通じる
vikings-table-ferry-to = 第{ $n }桟橋への渡し船
vikings-table-ferry-off = 渡し船は地図の外に通じる
vikings-table-village-there = まだ略奪されていない村
vikings-table-village-gone = 村なし
vikings-table-boat-of = { $who }の船
vikings-table-settlers-of = { $who }の入植者：{ $n }人
vikings-table-temple-of = { $who }の神殿
vikings-table-valkyrie-of = { $who }のヴァルキュリア
vikings-table-giant-there = 巨人：神殿は入れない
vikings-table-chieftain-boat = 族長の船

## 神々、時代、恩恵カード

vikings-table-era-of = 時代 { $n }／{ $of }
vikings-table-raid-costs = 略奪の費用：鋼{ $n }
vikings-table-pass-left = 手札は左へ渡す
vikings-table-pass-right = 手札は右へ渡す
vikings-table-fury = 怒り{ $n }
vikings-table-god-rank = 現在{ $n }位
vikings-table-god-worth = 島のルーン1つ：{ $islands }、恩恵カードのルーン1つ：{ $favors }
vikings-table-god-boon = 加護：{ $boon }
vikings-table-spot-room = 村：{ $n }／{ $of }
vikings-table-spot-full = 空きなし
vikings-table-favors-above = 地図の上側の恩恵カード
vikings-table-favors-below = 地図の下側の恩恵カード
vikings-table-favor-down = 裏向きの恩恵カード
vikings-table-favor-bag = 袋の中身：{ $bag }
vikings-table-deck = 山札：{ $n }枚
vikings-table-discard = 捨て札：{ $n }枚
vikings-table-invaders = 侵略者：{ $n }枚

## プレイヤー

vikings-table-you = あなた
vikings-table-seat = 席{ $n }
vikings-table-chieftain = 族長
vikings-table-active = 手番
vikings-table-stores = 資源
vikings-table-of-seven = { $n }／7
vikings-table-on-mat = 氏族ボード：{ $n }
vikings-table-villages = 捧げられる村：{ $n }
vikings-table-favors = 恩恵カード：{ $n }／{ $of }
vikings-table-favors-secret = あなただけに見える
vikings-table-giants = 討伐した巨人：{ $n }体
vikings-table-active-runes = アクティブルーン
vikings-table-points-now = 現在の島の得点：{ $n }
vikings-table-hand = あなたの手札
vikings-table-hidden-hand = 手札：{ $n }枚
vikings-table-kept = これまでに取ったカード
vikings-table-row = この時代のカード
vikings-table-row-empty = まだ1枚もプレイしていない
vikings-table-next-bonus = 収穫のボーナス：{ $bag }

## カード

vikings-table-strength = 戦闘力{ $n }
vikings-table-strength-now = 現在の戦闘力：{ $n }
vikings-table-fight-costs = 戦う費用：鋼{ $n }
vikings-table-leader = リーダーアクション：{ $action }
vikings-table-rune-action = ルーンアクション：{ $action }
vikings-table-needs = 条件：{ $runes }
vikings-table-needs-valkyries = 条件：地図上のヴァルキュリア{ $n }人
vikings-table-needs-giants = 条件：討伐した巨人{ $n }体
vikings-table-needs-met = 条件を満たしている
vikings-table-needs-missing = 足りないもの：{ $runes }
vikings-table-joker = ジョーカー：好きなルーン

## ドラフトとプレイ

vikings-table-draft-title = カードを1枚取る
vikings-table-draft-help = 取るカードを押してください。全員が同時に選び、残りを隣へ渡します。
vikings-table-draft-waiting = 選択中：{ $who }。
vikings-table-start-help = 光っているフィヨルドを押してください。最初の船がそこから出発します。
vikings-table-choices = 回答
vikings-table-play-help = 手札のカードを押し、使い道を選んでください。
vikings-table-play-up = 表向き：アクション
vikings-table-play-down = 裏向き：戦う
vikings-table-play-down-join = 裏向き：戦闘に加わる
vikings-table-play-slay = 巨人を討伐する
vikings-table-recall-help = プレイする前に自分の入植者を押すと、呼び戻せます。
vikings-table-sail-help = 船を押し、フィヨルドを順に押し、最後に桟橋を押してください。
vikings-table-moves-left = 残りの移動：{ $n }回
vikings-table-crew-left = 派遣できる入植者：{ $n }人
vikings-table-explore-help = 入植者かヴァルキュリアを押し、行き先を押してください。
vikings-table-steps-left = 残りの歩数：{ $n }
vikings-table-harvest-help = 組み合わせを選んでください。
vikings-table-harvest-left = あと{ $n }
vikings-table-harvest-full = 満杯
vikings-table-build-help = 光っている桟橋か地域を押してください。
vikings-table-build-costs = 費用：{ $bag }
vikings-table-exchange-help = 渡すものと受け取るものを選んでください。
vikings-table-dedicate-help = 時代ボードのアクションか神を押してください。村を取っておくこともできます。
vikings-table-take-it = 取る
vikings-table-now-turn = { $who }の手番です。
vikings-table-now-you = あなたの手番です。
vikings-table-now-draft = 全員がカードを1枚取っています。
vikings-table-now-setup = 海を準備しています。
vikings-table-now-over = ゲームは終わりました。

## 戦闘

vikings-table-battle = 戦闘
vikings-table-no-battle = 進行中の戦闘はない
vikings-table-battle-for = 賭けたもの：{ $favor }
vikings-table-battle-by = 始めたプレイヤー：{ $who }
vikings-table-battle-when = { $who }の次の手番に解決
vikings-table-fighters = 参加者：{ $who }
vikings-table-your-card = あなたのカード：{ $card }
vikings-table-card-down = 裏向きのカード
vikings-table-prize-help = 列の端の恩恵カードを押してください。
vikings-table-give-back-help = 戻すカードを押し、列の端を押してください。

## 1人プレイの敵

vikings-table-enemy = 敵
vikings-table-enemy-mat = 敵ボード
vikings-table-enemy-sail = 族長の船：さらに{ $n }回の移動
vikings-table-enemy-track = { $resource }：{ $n }／7
vikings-table-enemy-next-icon = 次のアイコンは{ $n }のマス：{ $icon }
vikings-table-enemy-mat-action = { $rune }：{ $action }
vikings-table-enemy-leader-row = リーダー列
vikings-table-enemy-battle-row = 戦闘列
vikings-table-enemy-report = 敵の行動
vikings-table-enemy-choose = 敵のために選ぶ
vikings-table-enemy-cards = プレイしたカード：{ $n }枚
vikings-table-enemy-west = 奇数：西を選ぶ
vikings-table-enemy-east = 偶数：東を選ぶ
vikings-table-enemy-valkyries = 残りのヴァルキュリア：{ $n }人

## 終了

vikings-table-board = 地図を見る
vikings-table-back-to = 結果に戻る
vikings-table-close = 閉じる
vikings-table-winner = { $who }が{ $points }で勝利
vikings-table-winners = { $who }が{ $points }で勝利を分かち合う
vikings-table-enemy-won = 敵が{ $points }で勝利
vikings-table-where-from = 得点の内訳
vikings-table-era-by-era = 時代ごとの島の得点
vikings-table-wins = 勝利
vikings-table-rank = { $n }位
vikings-table-end = 終了

## What only the terminal says: the signs of the chart, and options in few words

vikings-chart-holder = [1]：ルーンはプレイヤー1のもの
vikings-chart-influence = 1=4：プレイヤー1の影響力
vikings-chart-boat = A-B:1：プレイヤー1の船
vikings-chart-village = { $sign }：村
vikings-chart-chieftain = { $sign }：族長の船
vikings-chart-both = { $sign }：両方の地域の桟橋
vikings-chart-fury = 怒り（島／恩恵のルーンの得点）
vikings-chart-bonus = 敵に+{ $n }
vikings-short-draft = { $card }
vikings-short-discard = { $card }
vikings-short-play = { $card }をプレイ
vikings-short-fight = { $card }で戦う
vikings-short-slay = { $card }で巨人を討伐
vikings-short-fight_for = { $row_end }
vikings-short-start_in = { $fjord }
vikings-short-push_to = { $fjord }
vikings-short-sail_to = { $fjord }へ
vikings-short-dock_at = { $dock }に着く
vikings-short-enemy_to = { $region }
vikings-short-enemy_by = { $dock }
vikings-short-carry_temple = { $region }→{ $region_to }
vikings-short-fly = ヴァルキュリア：{ $region }→{ $region_to }
vikings-short-fly_settler = ヴァルキュリアと入植者：{ $region }→{ $region_to }
vikings-short-fly_temple = ヴァルキュリアと神殿：{ $region }→{ $region_to }
vikings-short-move_giant = 巨人：{ $region }→{ $region_to }
vikings-short-send_valkyrie = { $region }
vikings-short-build_boat = 船：{ $dock }
vikings-short-build_temple = 神殿：{ $region }
vikings-short-smite = { $owner }：{ $region }
vikings-short-raid_at = { $dock }
vikings-short-slay_in = { $region }
vikings-short-recall = 呼び戻す：{ $region }
