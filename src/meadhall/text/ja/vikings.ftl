### タイニーエピック・ヴァイキングのゲーム中に表示する文言：名前、回答、質問、出来事、拒否の理由。
### IDは table の names.py、say.py、news.py の名前と、各ステップのクラス名から作る。

## ゲームとオプション

vikings-title = タイニーエピック・ヴァイキング
vikings-about = プレイヤーはルーンの島々でヴァイキングの氏族を率いる。3つの時代のそれぞれで、ドラフトで手札をそろえ、航行、探検、収穫、建設のためにカードをプレイするか、裏向きに出して恩恵カードを賭けて戦う。最後に怒りの大きい神のルーンほど点が高い。1人プレイでは、独自のルールで動く敵に立ち向かう。ラグナロクでは巨人が島々をうろつき、ヴァルキュリアが助けに来る。
vikings-stand-in-notice = *印の値は、印刷された値が不明なため本プロジェクトが仮に定めたもので、データパックで置き換えられます。このゲームでは、ほとんどのカード、ボード、地図がこれにあたります。

vikings-option-ragnarok-title = ラグナロク
vikings-option-enemy_mat-title = 敵ボード
vikings-option-calm_last-title = 最後の時代の巨人
vikings-option-gate_leader-title = 新しいカードの条件
vikings-option-own_rune-title = プレイしたカードのルーン
vikings-option-favors_up-title = 恩恵カードを表向きに
vikings-option-explore_attacks-title = 探検での攻撃
vikings-option-need_boots-title = 足場
vikings-option-lone_payer-title = 1人だけ支払える場合
vikings-option-docked_is_there-title = 船による略奪
vikings-option-joker_is_chosen-title = 討伐のジョーカー
vikings-option-invaders_stay-title = 侵略者を残す
vikings-option-return_up-title = 戻した恩恵カード
vikings-option-carrier_counts-title = 入植者を運ぶヴァルキュリア
vikings-option-facts-title = データパック

vikings-option-ragnarok = 拡張「ラグナロク」を使うかどうかを選びます。地域に分かれた別の地図、巨人、ヴァルキュリア、12枚のカード、6柱の神が加わります。
vikings-option-enemy_mat = 1人プレイの敵が使うボードを選びます。敵の強さが決まります。ラグナロクのボードは拡張を使うときにだけ選べます。複数人のゲームには影響しません。
vikings-option-calm_last = 第3の時代のクリーンアップでも、得点計算の直前に巨人が神々を鎮めるかどうかを選びます。ラグナロクでのみ使います。
vikings-option-gate_leader = ヴァルキュリアカードとエインヘリヤルカードの条件を、ルーンアクションだけでなくリーダーアクションにも求めるかどうかを選びます。ラグナロクでのみ使います。
vikings-option-own_rune = プレイしたばかりのカードのルーンを、そのカード自身のルーンアクションの条件に数えるかどうかを選びます。
vikings-option-favors_up = 2つの列の恩恵カードを表向きにするかどうかを選びます。裏向きなら、獲得したプレイヤーが初めて見ます。
vikings-option-explore_attacks = 探検で移ってきた入植者も、派遣された入植者と同じく攻撃するかどうかを選びます。
vikings-option-need_boots = 島の支配者は、そこに入植者、神殿、ヴァルキュリアのいずれかを残していなければならないかどうかを選びます。必要がなければ、影響力が残っているだけでルーンを保てます。
vikings-option-lone_payer = 戦闘で鋼を支払えるのが1人だけのとき、その1人が侵略者と戦うかどうかを選びます。戦わなければ直ちに勝ちます。
vikings-option-docked_is_there = 桟橋に船があるだけで、その地域の村を鋼なしで略奪できるかどうかを選びます。ラグナロクでのみ使います。
vikings-option-joker_is_chosen = ヴァルキュリアカードで巨人を討伐したプレイヤーが、怒りの上がる神を選ぶかどうかを決めます。選ばなければ、その地域の神になります。ラグナロクでのみ使います。
vikings-option-invaders_stay = 捨て札を新しい山札にするとき、侵略者のカードをそのまま残すかどうかを選びます。
vikings-option-return_up = 列に戻した恩恵カードを表向きに置くかどうかを選びます。
vikings-option-carrier_counts = 入植者を運んできたヴァルキュリアを、攻撃で入植者1人分として数えるかどうかを選びます。ラグナロクでのみ使います。
vikings-option-facts = カード、ボード、地図に印刷された値をどこから取るかを選びます。データパックがなければ本プロジェクトの値を使い、その大半は仮の値です。

# 同じ名前のオプションの値でもある。
vikings-enemy_mat-base_1 = 基本ゲーム1：易しい
vikings-enemy_mat-base_2 = 基本ゲーム2：普通
vikings-enemy_mat-base_3 = 基本ゲーム3：難しい
vikings-enemy_mat-base_4 = 基本ゲーム4：過酷
vikings-enemy_mat-ragnarok_1 = ラグナロク1：易しい
vikings-enemy_mat-ragnarok_2 = ラグナロク2：普通
vikings-enemy_mat-ragnarok_3 = ラグナロク3：難しい
vikings-enemy_mat-ragnarok_4 = ラグナロク4：過酷

vikings-map-base_3 = 基本ゲームの地図、1～3人用の面
vikings-map-base_4 = 基本ゲームの地図、4人用の面
vikings-map-ragnarok_3 = 酷寒の北海、1～3人用の面
vikings-map-ragnarok_4 = 酷寒の北海、4人用の面

## 氏族。プレイヤーは名前で呼ぶ。1人または2人プレイの敵は vikings-subject と vikings-object で言う。

vikings-seat-0 = { vikings-owner-0 }
vikings-seat-1 = { vikings-owner-1 }
vikings-seat-2 = { vikings-owner-2 }
vikings-seat-3 = { vikings-owner-3 }
vikings-owner-0 = プレイヤー1
vikings-owner-1 = プレイヤー2
vikings-owner-2 = プレイヤー3
vikings-owner-3 = プレイヤー4
# 敵を選び分けるための語で、表示はしない。敵だけを示すときは vikings-word-enemy を使う。
vikings-owner-enemy = Enemy

# 何かを行う氏族。
vikings-subject =
    { $owner ->
        [Enemy] 敵
       *[other] { $you ->
            [owner] あなた
           *[nobody] { $owner }
        }
    }
# 何かをされる氏族。
vikings-object =
    { $other_owner ->
        [Enemy] 敵
       *[other] { $you ->
            [other_owner] あなた
           *[nobody] { $other_owner }
        }
    }
# 何かをされる入植者。
vikings-settler-of =
    { $you ->
        [other_owner] あなたの入植者
       *[nobody] { vikings-object }の入植者
    }

## ルーン、資源、神

vikings-rune-fehu = フェフ
vikings-rune-hagalaz = ハガラズ
vikings-rune-pertho = ペルソ
vikings-glyph-fehu = ᚠ
vikings-glyph-hagalaz = ᚺ
vikings-glyph-pertho = ᛈ
vikings-glyph-joker = ✶

vikings-resource-wood = 木材
vikings-resource-food = 食料
vikings-resource-steel = 鋼

vikings-god-odin = オーディン
vikings-god-thor = トール
vikings-god-frigg = フリッグ
vikings-god-freya = フレイヤ
vikings-god-loki = ロキ
vikings-god-tyr = テュール
vikings-god-heimdall = ヘイムダル
vikings-god-baldr = バルドル
vikings-god-njord = ニョルズ
vikings-god-hel = ヘル
vikings-god-skadi = スカジ
vikings-god-ullr = ウル

## 海。地域、桟橋、フィヨルドは、使っている地図の呼び名で呼ぶ。

vikings-region-region_1 = 第1地域
vikings-region-region_2 = 第2地域
vikings-region-region_3 = 第3地域
vikings-region-region_4 = 第4地域
vikings-region-region_5 = 第5地域
vikings-region-region_6 = 第6地域
vikings-region-region_7 = 第7地域
vikings-region-region_8 = 第8地域
vikings-region-region_9 = 第9地域
vikings-dock-dock_1 = 第1桟橋
vikings-dock-dock_2 = 第2桟橋
vikings-dock-dock_3 = 第3桟橋
vikings-dock-dock_4 = 第4桟橋
vikings-dock-dock_5 = 第5桟橋
vikings-dock-dock_6 = 第6桟橋
vikings-dock-dock_7 = 第7桟橋
vikings-dock-dock_8 = 第8桟橋
vikings-dock-dock_9 = 第9桟橋
vikings-dock-dock_10 = 第10桟橋
vikings-dock-dock_11 = 第11桟橋
vikings-dock-dock_12 = 第12桟橋
vikings-dock-dock_13 = 第13桟橋
vikings-dock-dock_14 = 第14桟橋
vikings-dock-dock_15 = 第15桟橋
vikings-dock-dock_16 = 第16桟橋
vikings-dock-dock_17 = 第17桟橋
vikings-dock-dock_18 = 第18桟橋
vikings-dock-dock_19 = 第19桟橋
vikings-dock-dock_20 = 第20桟橋
vikings-dock-dock_21 = 第21桟橋
vikings-dock-dock_22 = 第22桟橋
vikings-dock-dock_23 = 第23桟橋
vikings-dock-dock_24 = 第24桟橋
vikings-dock-dock_25 = 第25桟橋
vikings-dock-dock_26 = 第26桟橋
vikings-dock-dock_27 = 第27桟橋
vikings-dock-dock_28 = 第28桟橋
vikings-dock-dock_29 = 第29桟橋
vikings-dock-dock_30 = 第30桟橋
vikings-dock-dock_31 = 第31桟橋
vikings-dock-dock_32 = 第32桟橋
vikings-fjord-fjord_1 = 第1フィヨルド
vikings-fjord-fjord_2 = 第2フィヨルド
vikings-fjord-fjord_3 = 第3フィヨルド
vikings-fjord-fjord_4 = 第4フィヨルド
vikings-fjord-fjord_5 = 第5フィヨルド
vikings-fjord-fjord_6 = 第6フィヨルド
vikings-fjord-fjord_7 = 第7フィヨルド
vikings-fjord-fjord_8 = 第8フィヨルド
vikings-fjord-fjord_9 = 第9フィヨルド
vikings-fjord-fjord_10 = 第10フィヨルド
vikings-fjord-fjord_11 = 第11フィヨルド
vikings-fjord-fjord_12 = 第12フィヨルド
vikings-fjord-fjord_13 = 第13フィヨルド
vikings-fjord-fjord_14 = 第14フィヨルド

## ヴァイキングカード。名前は本プロジェクトのもので、カードはヴァイキングとルーンで呼ぶ。

vikings-viking-helmsman = 舵手
vikings-viking-raider = 略奪者
vikings-viking-shipwright = 船大工
vikings-viking-gothi = 祭司ゴジ
vikings-viking-farmer = 農夫
vikings-viking-fisher = 漁師
vikings-viking-smith = 鍛冶屋
vikings-viking-woodcutter = 木こり
vikings-viking-scout = 斥候
vikings-viking-pathfinder = 道案内
vikings-viking-skald = スカルド
vikings-viking-berserker = 狂戦士
vikings-viking-shieldmaiden = 盾の乙女
vikings-viking-champion = 勇士
vikings-viking-navigator = 航海士
vikings-viking-seer = 予言者

# $name はヴァイキングの名前（データパックの名前でもよい）、$rune はルーンの名前。
vikings-viking-with-rune = { $rune }の{ $name }

vikings-card-helmsman_fehu = { vikings-rune-fehu }の{ vikings-viking-helmsman }
vikings-card-raider_fehu = { vikings-rune-fehu }の{ vikings-viking-raider }
vikings-card-shipwright_fehu = { vikings-rune-fehu }の{ vikings-viking-shipwright }
vikings-card-gothi_fehu = { vikings-rune-fehu }の{ vikings-viking-gothi }
vikings-card-farmer_fehu = { vikings-rune-fehu }の{ vikings-viking-farmer }
vikings-card-fisher_fehu = { vikings-rune-fehu }の{ vikings-viking-fisher }
vikings-card-smith_fehu = { vikings-rune-fehu }の{ vikings-viking-smith }
vikings-card-woodcutter_fehu = { vikings-rune-fehu }の{ vikings-viking-woodcutter }
vikings-card-scout_fehu = { vikings-rune-fehu }の{ vikings-viking-scout }
vikings-card-pathfinder_fehu = { vikings-rune-fehu }の{ vikings-viking-pathfinder }
vikings-card-skald_fehu = { vikings-rune-fehu }の{ vikings-viking-skald }
vikings-card-berserker_fehu = { vikings-rune-fehu }の{ vikings-viking-berserker }
vikings-card-shieldmaiden_fehu = { vikings-rune-fehu }の{ vikings-viking-shieldmaiden }
vikings-card-champion_fehu = { vikings-rune-fehu }の{ vikings-viking-champion }
vikings-card-navigator_fehu = { vikings-rune-fehu }の{ vikings-viking-navigator }
vikings-card-seer_fehu = { vikings-rune-fehu }の{ vikings-viking-seer }
vikings-card-helmsman_hagalaz = { vikings-rune-hagalaz }の{ vikings-viking-helmsman }
vikings-card-raider_hagalaz = { vikings-rune-hagalaz }の{ vikings-viking-raider }
vikings-card-shipwright_hagalaz = { vikings-rune-hagalaz }の{ vikings-viking-shipwright }
vikings-card-gothi_hagalaz = { vikings-rune-hagalaz }の{ vikings-viking-gothi }
vikings-card-farmer_hagalaz = { vikings-rune-hagalaz }の{ vikings-viking-farmer }
vikings-card-fisher_hagalaz = { vikings-rune-hagalaz }の{ vikings-viking-fisher }
vikings-card-smith_hagalaz = { vikings-rune-hagalaz }の{ vikings-viking-smith }
vikings-card-woodcutter_hagalaz = { vikings-rune-hagalaz }の{ vikings-viking-woodcutter }
vikings-card-scout_hagalaz = { vikings-rune-hagalaz }の{ vikings-viking-scout }
vikings-card-pathfinder_hagalaz = { vikings-rune-hagalaz }の{ vikings-viking-pathfinder }
vikings-card-skald_hagalaz = { vikings-rune-hagalaz }の{ vikings-viking-skald }
vikings-card-berserker_hagalaz = { vikings-rune-hagalaz }の{ vikings-viking-berserker }
vikings-card-shieldmaiden_hagalaz = { vikings-rune-hagalaz }の{ vikings-viking-shieldmaiden }
vikings-card-champion_hagalaz = { vikings-rune-hagalaz }の{ vikings-viking-champion }
vikings-card-navigator_hagalaz = { vikings-rune-hagalaz }の{ vikings-viking-navigator }
vikings-card-seer_hagalaz = { vikings-rune-hagalaz }の{ vikings-viking-seer }
vikings-card-helmsman_pertho = { vikings-rune-pertho }の{ vikings-viking-helmsman }
vikings-card-raider_pertho = { vikings-rune-pertho }の{ vikings-viking-raider }
vikings-card-shipwright_pertho = { vikings-rune-pertho }の{ vikings-viking-shipwright }
vikings-card-gothi_pertho = { vikings-rune-pertho }の{ vikings-viking-gothi }
vikings-card-farmer_pertho = { vikings-rune-pertho }の{ vikings-viking-farmer }
vikings-card-fisher_pertho = { vikings-rune-pertho }の{ vikings-viking-fisher }
vikings-card-smith_pertho = { vikings-rune-pertho }の{ vikings-viking-smith }
vikings-card-woodcutter_pertho = { vikings-rune-pertho }の{ vikings-viking-woodcutter }
vikings-card-scout_pertho = { vikings-rune-pertho }の{ vikings-viking-scout }
vikings-card-pathfinder_pertho = { vikings-rune-pertho }の{ vikings-viking-pathfinder }
vikings-card-skald_pertho = { vikings-rune-pertho }の{ vikings-viking-skald }
vikings-card-berserker_pertho = { vikings-rune-pertho }の{ vikings-viking-berserker }
vikings-card-shieldmaiden_pertho = { vikings-rune-pertho }の{ vikings-viking-shieldmaiden }
vikings-card-champion_pertho = { vikings-rune-pertho }の{ vikings-viking-champion }
vikings-card-navigator_pertho = { vikings-rune-pertho }の{ vikings-viking-navigator }
vikings-card-seer_pertho = { vikings-rune-pertho }の{ vikings-viking-seer }

vikings-card-valkyrie_1 = 戦死者を選ぶ者
vikings-card-valkyrie_2 = 白鳥の羽衣
vikings-card-valkyrie_3 = 蜜酒の運び手
vikings-card-valkyrie_4 = 運命の織り手
vikings-card-valkyrie_5 = 風を駆る者
vikings-card-valkyrie_6 = 槍の嵐

vikings-card-einherjar_1 = 死者の帆
vikings-card-einherjar_2 = 猪の宴の客
vikings-card-einherjar_3 = 誓いを守る者
vikings-card-einherjar_4 = 門の番人
vikings-card-einherjar_5 = 館を建てる者
vikings-card-einherjar_6 = 夜明けに蘇る者

## 恩恵カードと巨人

# 恩恵カードに示されたもの：ルーンと袋の中身。
vikings-favor-showing = 恩恵カード{ $runes }（{ $bag }）

# 裏の見えた巨人。
vikings-giant-worth = { $n }点の巨人

vikings-row_end-top_left = 上の列の左端
vikings-row_end-top_right = 上の列の右端
vikings-row_end-bottom_left = 下の列の左端
vikings-row_end-bottom_right = 下の列の右端

## 時代ボード：ルーンの神と、そのアクション

vikings-spot-fehu = { vikings-rune-fehu }の神
vikings-spot-hagalaz = { vikings-rune-hagalaz }の神
vikings-spot-pertho = { vikings-rune-pertho }の神
# 時代ボードのアクションの内容。
vikings-spot-showing = 時代ボードの「{ vikings-action-n }」

vikings-right-left = 左
vikings-right-right = 右

## アクションと、加護だけで行えること

vikings-action-sail = 航行
vikings-action-explore = 探検
vikings-action-harvest = 収穫
vikings-action-build = 建設
vikings-action-explore_temple = 神殿で探検
vikings-action-smite = 入植者を打ち払う
vikings-action-draw_replace = 引いて入れ替え
vikings-action-enter_battle = 戦闘に入る
vikings-action-collect = 収集
vikings-action-exchange = 交換
vikings-action-fury = 怒り
vikings-action-raid_free = 鋼なしの略奪
vikings-action-move_giant = 巨人を動かす
vikings-action-smite_near = 近くの入植者を打ち払う
vikings-action-deploy_free = 支払わずに派遣
vikings-action-fury_down_other = 別の神を鎮める
vikings-action-collect_steel = 鋼を得る
vikings-action-harvest_one_kind = 同じ種類の収穫
vikings-action-sail_light = 少人数での航行
vikings-action-recall_harvest = 呼び戻して収穫
vikings-action-smite_or_giant = 入植者を打ち払うか、巨人を動かす
vikings-action-build_boat = 船を安く建設

# アクションとその数字。
vikings-action-n = { $action }{ $n }

vikings-action-does-sail = 自分の船1隻を{ $n }回まで移動させる。着いた桟橋で入植者を{ $n }人まで派遣し、村を略奪できる。
vikings-action-does-explore = 自分の入植者を合わせて{ $n }歩まで、隣接する島へ動かす。
vikings-action-does-harvest = 資源を好きな組み合わせで合計{ $n }と、ボードのボーナスを得る。
vikings-action-does-build = 費用を支払い、船か神殿を{ $n }回まで地図に置く。
vikings-action-does-explore_temple = 自分の神殿を合わせて{ $n }歩まで、隣接する島へ動かす。
vikings-action-does-smite = どの島からでも、ほかの氏族の入植者を{ $n }人取り除く。
vikings-action-does-draw_replace = カードを1枚引き、1枚捨てる。これを{ $n }回行う。
vikings-action-does-enter_battle = このカードを裏向きにし、進行中の戦闘に加える。
vikings-action-does-collect = カードの袋に示された資源を得る。
vikings-action-does-exchange = 1種類の資源を{ $n }まで、別の1種類と交換する。
vikings-action-does-fury = 1柱の神の怒りを{ $n }上げるか下げる。
vikings-action-does-raid_free = 自分のユニットがある地域の村を、鋼なしで{ $n }つ略奪する。
vikings-action-does-move_giant = 巨人1体を、巨人のいない隣接する地域へ動かす。
vikings-action-does-smite_near = 自分のユニットがある島から、ほかの氏族の入植者を{ $n }人取り除く。
vikings-action-does-deploy_free = 自分の船が桟橋にある島に、支払わずに入植者を{ $n }人派遣する。
vikings-action-does-fury_down_other = 別の神の怒りを{ $n }下げる。
vikings-action-does-collect_steel = 鋼{ $n }を得る。
vikings-action-does-harvest_one_kind = すべて同じ種類の資源{ $n }と、ボードのボーナスを得る。
vikings-action-does-sail_light = 自分の船1隻を{ $n }回まで移動させる。着いた桟橋で派遣できる入植者は1人までである。
vikings-action-does-recall_harvest = 自分の入植者1人を呼び戻し、収穫{ $n }を行う。
vikings-action-does-smite_or_giant = どの島からでもほかの氏族の入植者を{ $n }人まで取り除くか、巨人1体を動かす。
vikings-action-does-build_boat = 木材{ $n }で船を建設する。

# カードの数字が何によって増えるか：ルーン、資源、ヴァルキュリア、巨人。
vikings-boost-rune = { $rune }1つにつき{ $n }
vikings-boost-resource = { $resource }1個につき{ $n }
vikings-boost-valkyries = 地図上の自分のヴァルキュリア1人につき{ $n }
vikings-boost-giants = 討伐した巨人1体につき{ $n }

vikings-icon-fury = 怒り
vikings-icon-chase = 追跡
vikings-icon-cross = 渡し船
vikings-icon-settler = 入植者
vikings-icon-boat = 船
vikings-icon-temple = 神殿
vikings-icon-battle = 戦闘

vikings-icon-does-fury = 敵が最も多く支配しているルーンの神の怒りが1上がる。
vikings-icon-does-chase = 族長の船は、桟橋にある自分の船のうち最も近いものの桟橋へ行く。
vikings-icon-does-cross = 族長の船は今いる桟橋の渡し船を渡る。
vikings-icon-does-settler = 敵は族長の船のある所に入植者を1人置く。
vikings-icon-does-boat = 敵は族長の船の桟橋か、次の空いた桟橋に船を1隻置く。
vikings-icon-does-temple = 敵は入植者が最も多い所に神殿を置き、その入植者の半分が戻る。
vikings-icon-does-battle = 敵が戦闘を始める。

## 得点の項目

vikings-part-islands = 島
vikings-part-favors = 恩恵カード
vikings-part-giants = 巨人

## 数えるもの

vikings-count-settler = 入植者{ $n }人
vikings-count-boat = 船{ $n }隻
vikings-count-temple = 神殿{ $n }つ
vikings-count-valkyrie = ヴァルキュリア{ $n }人
vikings-count-giant = 巨人{ $n }体
vikings-count-village = 村{ $n }個
vikings-count-card = カード{ $n }枚
vikings-count-favor = 恩恵カード{ $n }枚
vikings-count-rune = ルーン{ $n }個
vikings-count-move = 移動{ $n }回
vikings-count-point = { $n }点
vikings-count-wood = 木材{ $n }
vikings-count-food = 食料{ $n }
vikings-count-steel = 鋼{ $n }
# 資源の量。
vikings-amount = { $resource }{ $n }
# 敵ボードのトラックのマーカー。
vikings-marker = 敵の{ $resource }マーカー

# 回答で言う数と、その数えるもの。「none」は表示せず、言うものがないことを表す。
vikings-settlers-1 = 入植者1人
vikings-settlers-2 = 入植者2人
vikings-settlers-3 = 入植者3人
vikings-settlers-4 = 入植者4人
vikings-settlers-5 = 入植者5人
vikings-settlers-6 = 入植者6人
vikings-wood_n-0 = none
vikings-wood_n-1 = 木材1
vikings-wood_n-2 = 木材2
vikings-wood_n-3 = 木材3
vikings-wood_n-4 = 木材4
vikings-wood_n-5 = 木材5
vikings-wood_n-6 = 木材6
vikings-wood_n-7 = 木材7
vikings-food_n-0 = none
vikings-food_n-1 = 食料1
vikings-food_n-2 = 食料2
vikings-food_n-3 = 食料3
vikings-food_n-4 = 食料4
vikings-food_n-5 = 食料5
vikings-food_n-6 = 食料6
vikings-food_n-7 = 食料7
vikings-steel_n-0 = none
vikings-steel_n-1 = 鋼1
vikings-steel_n-2 = 鋼2
vikings-steel_n-3 = 鋼3
vikings-steel_n-4 = 鋼4
vikings-steel_n-5 = 鋼5
vikings-steel_n-6 = 鋼6
vikings-steel_n-7 = 鋼7
vikings-exchanged-1 = 1
vikings-exchanged-2 = 2
vikings-exchanged-3 = 3
vikings-exchanged-4 = 4
vikings-exchanged-5 = 5
vikings-exchanged-6 = 6
vikings-exchanged-7 = 7

## プレイヤーの回答

vikings-do-done = 完了
# 終えることの、質問ごとの呼び名。
vikings-do-done-ExploreOn = 探検を終える
vikings-do-done-HarvestSome = 何も得ない
vikings-do-done-BuildSomething = 建設を終える
vikings-do-done-UseTheBoon = 加護を使わない
vikings-do-done-DeployForNothing = 誰も派遣しない
vikings-do-done-RecallToHarvest = 誰も呼び戻さない
vikings-do-done-JoinTheEnemy = 戦闘に加わらない
vikings-do-done-MoveGiant = 巨人を動かさない
vikings-do-done-MoveTemple = { vikings-do-done-ExploreOn }
vikings-do-done-SmiteSettler = 誰も打ち払わない
vikings-do-done-MayDraw = カードを引かない
vikings-do-done-ExchangeSome = 交換しない
vikings-do-done-StirFury = 怒りを変えない
vikings-do-done-EnterBattle = { vikings-do-done-JoinTheEnemy }
vikings-do-done-RaidForNothing = 略奪しない
vikings-do-done-ChooseBoat = 航行しない
vikings-do-done-SailOn = ここで止まる
vikings-do-done-AtTheDock = 桟橋にとどまる
vikings-do-done-DedicateVillage = 村を捧げない
vikings-do-done-SendValkyrie = ヴァルキュリアを派遣しない
vikings-do-draft = 「{ $card }」を取る
vikings-do-play = 「{ $card }」を表向きにプレイする
vikings-do-fight = 「{ $card }」を裏向きに出して戦う
vikings-do-slay = 「{ $card }」で巨人を討伐する
vikings-do-slay_in = { $region }の巨人を討伐する
vikings-do-start_in = 最初の船を{ $fjord }に置く
vikings-do-sail_from = { $dock }の船で航行する
vikings-do-sail_in = { $fjord }の船で航行する
vikings-do-sail_to = { $fjord }へ進む
vikings-do-dock_at = { $dock }に着く
vikings-do-push_to = 船を{ $fjord }へ動かす
vikings-do-deploy = { $region }に{ $settlers }を派遣する
vikings-do-raid = 村を略奪する
vikings-do-recall = { $region }から入植者1人を呼び戻す
vikings-do-explore = 入植者で探検する：{ $region }から{ $region_to }へ
vikings-do-carry_temple = 神殿で探検する：{ $region }から{ $region_to }へ
vikings-do-fly = ヴァルキュリアが飛ぶ：{ $region }から{ $region_to }へ
vikings-do-fly_settler = 食料1でヴァルキュリアが入植者を運ぶ：{ $region }から{ $region_to }へ
vikings-do-fly_temple = 鋼3でヴァルキュリアが神殿を運ぶ：{ $region }から{ $region_to }へ
vikings-do-harvest =
    { $wood_n ->
        [none] { $food_n ->
            [none] { $steel_n ->
                [none] 何も得ない
               *[some] { $steel_n }を得る
            }
           *[some] { $steel_n ->
                [none] { $food_n }を得る
               *[some] { $food_n }、{ $steel_n }を得る
            }
        }
       *[some] { $food_n ->
            [none] { $steel_n ->
                [none] { $wood_n }を得る
               *[some] { $wood_n }、{ $steel_n }を得る
            }
           *[some] { $steel_n ->
                [none] { $wood_n }、{ $food_n }を得る
               *[some] { $wood_n }、{ $food_n }、{ $steel_n }を得る
            }
        }
    }
vikings-do-build_boat = { $dock }に船を建設する
vikings-do-build_temple = { $region }に神殿を建設する
vikings-do-smite =
    { $owner ->
        [Enemy] { $region }で敵の入植者を打ち払う
       *[other] { $region }で{ $owner }の入植者を打ち払う
    }
vikings-do-draw = カードを引いて入れ替える
vikings-do-discard = 「{ $card }」を捨てる
vikings-do-exchange = { $resource }{ $exchanged }を{ $resource_to }{ $exchanged }と交換する
vikings-do-fury_up = { $rune }の神の怒りを上げる
vikings-do-fury_down = { $rune }の神の怒りを下げる
vikings-do-dedicate = 村を捧げる：{ $spot }
vikings-do-fight_for = { $row_end }の恩恵カードを賭けて戦う
vikings-do-enter_battle = このカードを裏向きにして戦闘に入る
vikings-do-use_boon = 加護を使う
vikings-do-joker_as = ジョーカーを{ $rune }とする
vikings-do-send_valkyrie = { $region }にヴァルキュリアを派遣する
vikings-do-move_giant = { $region }の巨人を{ $region_to }へ動かす
vikings-do-raid_at = { $dock }の村を鋼なしで略奪する
vikings-do-give_back = { $favor }を{ $row_end }に戻す
vikings-do-enemy_to = 敵のために{ $region }を選ぶ
vikings-do-enemy_by = 族長の船のために{ $dock }を選ぶ

## 偶然の結果

vikings-do-draw_god = 引いた神：{ $god }
vikings-do-draw_rune = この神のルーン：{ $rune }
vikings-do-draw_favor = 引いた恩恵：{ $favor }
vikings-do-start_with = 族長：{ $seat }
vikings-do-draw_card = 引いたカード：{ $card }
vikings-do-drop_card = 誰もプレイしない手札から捨てたカード：{ $card }
vikings-do-draw_giant = めくった巨人：{ $giant }
vikings-do-enemy_starts = 族長の船の出発点：{ $dock }

## プレイヤーへの質問（ステップごとに1つ）

vikings-ask-PlaceFirstBoat = 最初の船が出発するフィヨルドを選んでください。
vikings-ask-DraftCard = カードを1枚、秘密裏に取ってください。残りは隣へ渡します。
vikings-ask-PlayCard = あなたの手番です。カードを1枚、アクションを行うなら表向きに、戦うなら裏向きにプレイしてください。
vikings-ask-DedicateVillage = 村を1つ捧げることができます。捧げないなら「{ vikings-do-done-DedicateVillage }」を選んでください。
vikings-ask-ChooseBoat = 航行：{ $moves }回まで移動する船を選んでください。動かさないなら「{ vikings-do-done-ChooseBoat }」を選んでください。
vikings-ask-SailOn = 船はあと{ $moves }回移動できます。どこへ行きますか？
vikings-ask-AtTheDock =
    { $dock }に着きました。{ $landing ->
        [0] {""}
       *[other] 入植者を{ $landing }人まで派遣する、
    }{ $raids ->
        [0] {""}
       *[other] 村を略奪する、
    }{ $moves ->
        [0] {""}
       *[other] あと{ $moves }回の移動で先へ進む、
    }{ $recalls ->
        [0] {""}
       *[other] 入植者を呼び戻してここに派遣する、
    }または「{ vikings-do-done-AtTheDock }」のいずれかを選んでください。
vikings-ask-PushBoat =
    { $owner ->
        [Enemy] { $dock }の敵の船を押し出します。行き先のフィヨルドを選んでください。
       *[other] { $dock }のあなたの船が押し出されます。行き先のフィヨルドを選んでください。
    }
vikings-ask-ExploreOn = 探検：あと{ $left }歩です。次の1歩を選ぶか、「{ vikings-do-done-ExploreOn }」を選んでください。
vikings-ask-HarvestSome =
    { $kind ->
        [0] 収穫{ $n }：組み合わせを選んでください。
       *[other] 収穫{ $n }：すべて同じ種類です。どれにするか選んでください。
    }
vikings-ask-BuildSomething =
    { $price ->
        [0] 船か神殿を建設してください。建設しないなら「{ vikings-do-done-BuildSomething }」を選んでください。
       *[other] 安い費用で船を建設してください。建設しないなら「{ vikings-do-done-BuildSomething }」を選んでください。
    }
vikings-ask-MoveTemple = 神殿で探検：あと{ $left }歩です。次の1歩を選ぶか、「{ vikings-do-done-MoveTemple }」を選んでください。
vikings-ask-SmiteSettler =
    { $where ->
        [0] ほかの氏族の入植者を打ち払ってください。しないなら「{ vikings-do-done-SmiteSettler }」を選んでください。
        [1] 自分のユニットがある所で、ほかの氏族の入植者を打ち払ってください。しないなら「{ vikings-do-done-SmiteSettler }」を選んでください。
       *[other] ほかの氏族の入植者を打ち払うか、巨人を動かしてください。しないなら「{ vikings-do-done-SmiteSettler }」を選んでください。
    }
vikings-ask-MayDraw = ヴァイキングカードを1枚引き、その後手札から1枚捨てることができます。しないなら「{ vikings-do-done-MayDraw }」を選んでください。
vikings-ask-ReplaceCard = カードを引きました。手札から1枚捨ててください。
vikings-ask-ExchangeSome = 1種類の資源を{ $n }まで別の種類と交換できます。しないなら「{ vikings-do-done-ExchangeSome }」を選んでください。
vikings-ask-StirFury =
    { $way ->
        [0] 1柱の神の怒りを{ $n }上げるか下げてください。しないなら「{ vikings-do-done-StirFury }」を選んでください。
       *[other] 別の神の怒りを{ $n }下げてください。しないなら「{ vikings-do-done-StirFury }」を選んでください。
    }
vikings-ask-EnterBattle = 戦闘が進行中です。「{ $card }」を裏向きにして戦闘に加えることができます。
vikings-ask-RaidForNothing = 自分のユニットがある所の村を鋼なしで略奪できます。しないなら「{ vikings-do-done-RaidForNothing }」を選んでください。
vikings-ask-DeployForNothing = 自分の船が桟橋にある所に、支払わずに入植者を派遣できます。しないなら「{ vikings-do-done-DeployForNothing }」を選んでください。
vikings-ask-RecallToHarvest = 自分の入植者1人を呼び戻せば、収穫{ $n }を行えます。
vikings-ask-ChoosePrize = 戦闘を始めます。賭ける恩恵カードを選んでください。
vikings-ask-ReturnFavor = 恩恵カードは3枚までしか置けません。1枚を列の端に戻してください。
vikings-ask-ChooseRune = ヴァルキュリアカードが負けました。ジョーカーをどのルーンとするか、つまりどの神にするかを選んでください。
vikings-ask-UseTheBoon =
    { $valkyries ->
        [1] 戦闘に負けました。{ $god }（{ $rune }）の加護を使うことができ、その後{ $rune }のヴァルキュリアも派遣できます。使わないなら「{ vikings-do-done-UseTheBoon }」を選んでください。
       *[other] 戦闘に負けました。{ $god }（{ $rune }）の加護を使うことができます。使わないなら「{ vikings-do-done-UseTheBoon }」を選んでください。
    }
vikings-ask-SendValkyrie = { $rune }のヴァルキュリアを好きな地域に派遣できます。地域を選ぶか、「{ vikings-do-done-SendValkyrie }」を選んでください。
vikings-ask-SlayGiant = 「{ $card }」で討伐する巨人を選んでください。
vikings-ask-HonourTheSlayer = 巨人を討伐しました。ジョーカーをどのルーンとするか選んでください。その神の怒りが上がります。
vikings-ask-MoveGiant = 巨人1体を隣接する地域へ動かせます。動かさないなら「{ vikings-do-done-MoveGiant }」を選んでください。
vikings-ask-EnemySails = 敵の目的地の候補がいくつかあります。どれにするか選んでください。
vikings-ask-EnemyMoves = 族長の船は{ $region }へ向かいますが、同じ長さの道筋がいくつかあります。次の桟橋を選んでください。
vikings-ask-EnemyDeploys = 敵の入植者が足りないので、敵の島から1人取ります。条件の同じ島がいくつかあります。どれにするか選んでください。
vikings-ask-EnemyLeaves = 敵は入植者が最も多い島から探検しますが、同数の島がいくつかあります。どれにするか選んでください。
vikings-ask-EnemyArrives = 敵の入植者が{ $region }を離れますが、条件の同じ行き先がいくつかあります。どれにするか選んでください。
vikings-ask-EnemyTemple = 敵が神殿を置く地域の候補がいくつかあります。どれにするか選んでください。
vikings-ask-EnemyChases = 族長の船が、最も近いあなたの船を追いますが、同じ近さの船がいくつかあります。どれにするか選んでください。
vikings-ask-JoinTheEnemy = 敵が戦闘を始めました。カードを出して加わるか、「{ vikings-do-done-JoinTheEnemy }」を選んで侵略者に任せてください。

## 出来事：準備とドラフト

vikings-event-god-appears = 神ボードを置いた：{ $god }。
vikings-event-rune-linked = { $god }は{ $rune }のルーンの神になった。
vikings-event-chieftain-is = 族長は{ told-seat }になった。
vikings-event-boat-launched = { told-seat }は最初の船を{ $fjord }に置いた。
vikings-event-era-begins = 第{ $n }の時代が始まった。
vikings-event-cards-reshuffled = 捨て札をシャッフルして新しい山札にした。
vikings-event-card-seen = { told-seat }だけに見えるカードは「{ $card }」。
vikings-event-card-kept = { told-seat }は「{ $card }」を取った。
vikings-event-hands-passed = 手札を{ $right }に渡した。

## 出来事：手番とアクション

vikings-event-card-played = { told-seat }は「{ $card }」を表向きにプレイした。
vikings-event-village-dedicated = { told-seat }は村を捧げた：{ $spot }。
vikings-event-settler-recalled = { told-seat }は{ $region }から入植者1人を呼び戻した。
vikings-event-gained = { told-seat }は{ vikings-amount }を得た。
vikings-event-paid = { told-seat }は{ vikings-amount }を支払った。
vikings-event-sailed = { told-seat }の船は{ $fjord }へ進んだ。
vikings-event-docked = { told-seat }の船は{ $dock }に着いた。
vikings-event-pushed = { vikings-subject }の船は{ $fjord }に押し出された。
vikings-event-deployed =
    { $owner ->
        [Enemy] 敵は族長の船のある{ $region }に{ vikings-count-settler }を派遣した（V-SOLO-14、V-SOLO-26）。
       *[other] { vikings-subject }は{ $region }に{ vikings-count-settler }を派遣した。
    }
vikings-event-settler-attacked = { vikings-subject }は{ $region }で攻撃し、{ vikings-settler-of }1人が取り除かれた。
vikings-event-raided =
    { $owner ->
        [Enemy] 敵は{ $dock }の村を費用なしで略奪した（V-SOLO-13）。
       *[other] { vikings-subject }は{ $dock }の村を略奪した。
    }
vikings-event-explored =
    { $owner ->
        [Enemy] 敵は探検し、入植者が最も多い{ $region }から、最大の影響力までの不足が最も少ない{ $region_to }へ1人を移した（V-SOLO-18）。
       *[other] { vikings-subject }は入植者で探検した：{ $region }から{ $region_to }へ。
    }
vikings-event-boat-built =
    { $owner ->
        [Enemy] 敵は{ $dock }に船を置いた。族長の船の桟橋から数えて最初の空いた桟橋である（V-SOLO-27）。
       *[other] { vikings-subject }は{ $dock }に船を建設した。
    }
vikings-event-temple-built =
    { $owner ->
        [Enemy] 敵は{ $region }に神殿を置いた。敵の神殿がなく、入植者が最も多い所である（V-SOLO-28）。
       *[other] { vikings-subject }は{ $region }に神殿を建設した。
    }
vikings-event-temple-moved = { told-seat }は神殿で探検した：{ $region }から{ $region_to }へ。
vikings-event-settler-smitten = { told-seat }は{ $region }で{ vikings-settler-of }を打ち払った。
vikings-event-card-drawn = { told-seat }はカードを1枚引いた。
vikings-event-card-discarded = { told-seat }は「{ $card }」を捨てた。
vikings-event-card-enters = { told-seat }は「{ $card }」を裏向きにして戦闘に入った。

## 出来事：支配と怒り

vikings-event-rune-taken = { vikings-subject }は{ $region }の{ $rune }のルーンを獲得した。
vikings-event-rune-stolen = { vikings-subject }は{ vikings-object }から{ $region }の{ $rune }のルーンを奪った。
vikings-event-rune-laid-back = { $region }のルーンは島に戻った。
vikings-event-fury-rises = { $rune }の神の怒りが{ $n }上がった。
vikings-event-fury-falls = { $rune }の神の怒りが{ $n }下がった。

## 出来事：戦闘

vikings-event-battle-begins = { told-seat }は戦闘を始めた。
vikings-event-prize-chosen = { told-seat }は{ $row_end }の{ $favor }を賭けた。
vikings-event-prize-chosen-unseen = { told-seat }は{ $row_end }の裏向きのカードを賭けた。
vikings-event-battle-joined = { told-seat }は戦闘に加わった。
vikings-event-card-flipped = { told-seat }は「{ $card }」を表にした。
vikings-event-cannot-pay = { told-seat }は「{ $card }」の鋼を支払えず、戦闘に参加しなかった。
vikings-event-invaders-come = 侵略者が「{ $card }」で現れた：戦闘力{ $n }。
vikings-event-no-invaders = 侵略者のカードが残っていないので、誰も現れなかった。
vikings-event-strength-is = { told-seat }の「{ $card }」は戦闘力{ $n }。
vikings-event-battle-won = { told-seat }は戦闘に勝ち、恩恵カードを獲得した。
vikings-event-battle-tied = 戦闘力{ $n }で同点。誰も勝たなかった。
vikings-event-invaders-win = 侵略者が戦闘力{ $n }で勝った。
vikings-event-prize-returns = 恩恵カードは{ $row_end }に戻った。
vikings-event-favor-seen = { told-seat }だけに見える獲得カード：{ $favor }。
vikings-event-favor-given-back = { told-seat }は{ $favor }を{ $row_end }に戻した。
vikings-event-favor-given-back-unseen = { told-seat }は恩恵カード1枚を{ $row_end }に裏向きに戻した。
vikings-event-battle-lost = { told-seat }は{ $rune }のルーンのカードで負けた。
vikings-event-boon-used = { told-seat }は{ $god }の加護を使った。

## 出来事：ラグナロク

vikings-event-valkyrie-sent =
    { $owner ->
        [Enemy] 族長の船のある{ $region }に、敵の{ $rune }のヴァルキュリアが降り立った（V-SOLORAG-11）。
       *[other] { vikings-subject }は{ $region }に{ $rune }のヴァルキュリアを派遣した。
    }
vikings-event-valkyrie-flies = { told-seat }のヴァルキュリアが飛んだ：{ $region }から{ $region_to }へ。
vikings-event-valkyrie-carries-settler = { told-seat }のヴァルキュリアが入植者を運んだ：{ $region }から{ $region_to }へ。
vikings-event-valkyrie-carries-temple = { told-seat }のヴァルキュリアが神殿を運んだ：{ $region }から{ $region_to }へ。
vikings-event-giant-slain =
    { $owner ->
        [Enemy] 敵は族長の船のある{ $region }の巨人を討伐した（V-SOLORAG-6、V-SOLORAG-7）。
       *[other] { vikings-subject }は{ $region }の巨人を討伐した。
    }
vikings-event-giant-seen = { told-seat }だけに見える巨人の裏：{ $giant }。
vikings-event-giant-moved = { told-seat }は{ $region }の巨人を{ $region_to }へ動かした。

## 出来事：1人プレイの敵。どのルールで選んだかも告げる。

vikings-event-enemy-begins-at = 族長の船は、丸で囲まれた桟橋から無作為に選ばれた{ $dock }に置かれた（V-SOLO-3）。
vikings-event-enemy-plays = 敵は山札の一番上のカード「{ $card }」をプレイした（V-SOLO-6）。
vikings-event-enemy-leader = 敵のリーダーアクションは{ vikings-action-n }（V-SOLO-6）。
vikings-event-enemy-rune = 敵のルーンは足りている。ルーンアクションは{ vikings-action-n }（V-SOLO-7）。
vikings-event-enemy-mat-action = 敵ボードの{ $rune }のアクションは{ vikings-action-n }（V-SOLO-8、V-SOLO-34）。
vikings-event-enemy-lacks-runes = 敵のルーンはルーンアクションに足りない（V-SOLO-7）。
vikings-event-enemy-target = 敵は{ $rune }のルーンを持つ最も近い{ $region }を目指し（V-SOLO-11）、{ $n }回まで移動する（V-SOLO-12）。
vikings-event-enemy-stays = { $rune }のルーンを持つ島がほかにないので、族長の船はとどまった（V-SOLO-11）。
vikings-event-enemy-moves = 族長の船は最短の道筋で{ $dock }へ進んだ（V-SOLO-10、V-RULING-19）。
vikings-event-enemy-takes-settler = 敵のボードの入植者が足りないので、入植者が最も多い{ $region }から1人を取った（V-SOLO-14）。
vikings-event-enemy-harvests = { vikings-marker }が{ $n }マス進んだ（V-SOLO-16、V-SOLO-33）。
vikings-event-enemy-dedicates = 敵は村の最も少ないアクションに村を捧げた（V-SOLO-15）：{ $spot }。
vikings-event-enemy-spots-full = 時代ボードのアクションに空きがないので、敵が略奪した村は箱に戻った（V-SOLO-15）。
vikings-event-enemy-icon =
    { $n ->
        [0] { vikings-marker }がアイコンに達した（V-SOLO-22）：{ $icon }。
       *[other] { vikings-marker }がアイコンに達した（V-SOLO-22）：{ $icon }+{ $n }。
    }
vikings-hindrance-no_piece = そのための駒がない（V-RULING-50）
vikings-hindrance-no_place = 置ける所がない（V-RULING-50）
vikings-hindrance-no_target = 届く地域はすべて敵が支配している（V-RULING-52）
vikings-hindrance-no_rune = 敵が支配するルーンがない（V-SOLO-23）
vikings-hindrance-off_the_map = その桟橋の渡し船は地図の外へ続いている（V-RULING-49）
vikings-hindrance-no_docked_boat = 桟橋にプレイヤーの船がない（V-RULING-49）
vikings-hindrance-no_battle = 戦闘中であるか、賭けるものがない（V-RULING-45、V-RULING-46）
vikings-event-enemy-nothing = 何も起こらなかった。{ $hindrance }。
vikings-event-enemy-settlers-leave = { $region }から敵の入植者の半分、{ $n }人が戻った（V-SOLO-28）。
vikings-event-enemy-sacrifices = 巨人のために、{ $region }から敵の入植者全員、{ $n }人が戻った（V-SOLORAG-8）。
vikings-event-enemy-crosses = 族長の船は今いる桟橋の渡し船を渡り、{ $dock }に着いた（V-SOLO-25）。
vikings-event-enemy-chases = 族長の船は、プレイヤーの最も近い船がある{ $dock }へ行った（V-SOLO-24）。
vikings-event-enemy-track-full =
    { $n ->
        [0] { vikings-marker }がトラックの端に達し、0に戻った。プレイヤーには失うものがない（V-SOLO-17）。
       *[other] { vikings-marker }がトラックの端に達し、0に戻った。プレイヤーは{ vikings-amount }を失った（V-SOLO-17）。
    }
vikings-event-enemy-starts-battle = 敵は裏向きのカードと戦闘力+{ $n }で戦闘を始めた（V-SOLO-29）。族長の船に最も近い{ $row_end }の恩恵カードを賭けて戦う（V-SOLO-31）。
vikings-event-enemy-flips = 敵は山札の一番上のカード「{ $card }」で戦う（V-SOLO-30、V-SOLO-31）。
vikings-event-enemy-strength = 敵の「{ $card }」は、支払いなしで、敵のルーンとマーカーにより戦闘力{ $n }（V-SOLO-9）。
vikings-event-enemy-wins = 敵は戦闘に勝ち、{ $favor }を取った。袋の資源の分だけマーカーを進める（V-SOLO-33）。
vikings-event-enemy-loses = 敵は{ $rune }のルーンのカードで負けた。加護の代わりに敵ボードのアクションを行い、その後でこの神の怒りが上がる（V-SOLO-34）。
vikings-event-enemy-joker = 敵のジョーカーは、族長の船のある{ $region }のルーン、{ $rune }になる（V-SOLORAG-17）。
vikings-event-enemy-giant-is = 敵が討伐した巨人をめくった（V-SOLORAG-9）：{ $giant }。

## 出来事：時代とゲームの終わり

vikings-event-era-ends = 第{ $n }の時代が終わった。
vikings-event-chieftain-passes = 次の時代の族長は{ told-seat }になった。
vikings-event-god-ranked =
    { $n ->
        [1] { $god }（{ $rune }）の怒りが最も大きく、1位となった。
       *[other] { $god }（{ $rune }）は{ $n }位となった。
    }
vikings-event-islands-scored = { vikings-subject }：島で{ vikings-count-point }。
vikings-event-favors-scored = { vikings-subject }：恩恵カードで{ vikings-count-point }。
vikings-event-giants-scored = { vikings-subject }：巨人で{ vikings-count-point }。
vikings-event-game-over = ゲームが終了した。
vikings-event-favor-revealed = { vikings-subject }は{ $favor }を公開した。
vikings-event-giant-calms = { $region }の巨人が{ $rune }の神を鎮め、怒りが1下がった。
vikings-event-nothing-comes = { told-seat }：「{ $action }」は今は行えず、何も起こらなかった。

## 回答が受け付けられない理由

vikings-why-no-such-fjord = この地図にそのフィヨルドはありません。
vikings-why-card-not-in-hand = このカードは手札にありません。
vikings-why-must-play = パスはできません。カードを表向きか裏向きにプレイしてください。
vikings-why-no-battle = 今は戦えません。すでに戦闘にカードを出しているか、賭ける恩恵カードが残っていません。
vikings-why-cannot-slay = このカードで討伐できる巨人はいません。巨人の所にヴァルキュリアか入植者が足りません。
vikings-why-cannot-slay-there = そこでは討伐できません。巨人、自分のヴァルキュリア、十分な入植者のいずれかが欠けています。
vikings-why-must-slay = 討伐を宣言しました。討伐する巨人を選んでください。
vikings-why-spot-full = そこにはもう村を置けません。
vikings-why-no-boat-there = そこに自分の船はありません。
vikings-why-own-boat-there = そこにはすでに自分の船があります。
vikings-why-too-far = 船はそこへ1回の移動では行けません。
vikings-why-no-move-left = 船の移動が残っていません。
vikings-why-not-beside-dock = このフィヨルドはその桟橋に隣接していません。
vikings-why-no-village = そこに村はありません。
vikings-why-no-unit-there = この村のある所に自分のユニットがありません。
vikings-why-not-at-this-dock = この桟橋からその地域へは派遣できません。
vikings-why-too-many-settlers = この航行でそれだけの入植者は派遣できません。
vikings-why-landed-already = そこにはすでに入植者を派遣しました。1回の着岸で派遣する入植者は一緒に上陸します。
vikings-why-no-settler-left = 氏族ボードにそれだけの入植者がいません。
vikings-why-no-need-to-recall = ここで入植者を呼び戻せるのは、氏族ボードの入植者がまだ派遣できる人数より少なく、食料があるときだけです。
vikings-why-no-settler-there = そこにその入植者はいません。
vikings-why-own-settler = 自分の入植者を打ち払うことはできません。
vikings-why-not-near = そこに自分のユニットがないので、この加護は届きません。
vikings-why-no-docked-boat = そこの桟橋に自分の船はありません。
vikings-why-one-by-one = この加護では入植者を1人ずつ派遣します。
vikings-why-not-beside = この2つの地域は隣接していません。
vikings-why-no-valkyrie-there = そこに自分のヴァルキュリアはいません。
vikings-why-no-temple-there = そこに自分の神殿はありません。
vikings-why-temple-there = そこにはすでに自分の神殿があります。
vikings-why-giant-there = そこには巨人がいます。
vikings-why-no-giant-there = そこに巨人はいません。
vikings-why-no-food = 食料が足りません。
vikings-why-cannot-pay = 費用を支払えません。
vikings-why-no-steel = 鋼が足りません。
vikings-why-no-room = 同じ種類の資源は7個までしか持てません。
vikings-why-one-kind-only = すべて同じ種類で、置ける余地があるだけ取らなければなりません。
vikings-why-too-much = それほど多くは取れません。
vikings-why-too-little = 少なすぎます。得られる数をすべて取ってください。
vikings-why-same-kind = 資源は別の種類とだけ交換できます。
vikings-why-not-enough = 渡すだけの資源がありません。
vikings-why-no-boat-left = 氏族ボードに船が残っていません。
vikings-why-no-temple-left = 氏族ボードに神殿が残っていません。
vikings-why-dock-taken = この桟橋にはすでに船があります。
vikings-why-nobody-lives-there = この桟橋の島に自分の入植者も神殿もありません。
vikings-why-boat-only = 今建設できるのは船だけです。
vikings-why-must-discard = カードを引いたので、1枚捨てなければなりません。
vikings-why-only-down = 今は怒りを下げることしかできません。
vikings-why-another-god = 加護を使っている神とは別の神でなければなりません。
vikings-why-no-fury-left = この神の怒りはすでに0です。
vikings-why-must-choose = ここではパスできません。恩恵カードを選んでください。
vikings-why-no-favor-there = そこから恩恵カードは取れません。
vikings-why-must-give-back = 恩恵カードが4枚あるので、1枚戻さなければなりません。
vikings-why-not-your-favor = この恩恵カードはあなたのものではありません。
vikings-why-one-end-only = 空の列の端は1つだけです。左端を選んでください。
vikings-why-join-or-not = カードを出して戦闘に加わるか、「{ vikings-do-done-JoinTheEnemy }」を選んでください。
vikings-why-not-equal = 敵のルールではそれを選べません。選べるのは、条件の同じものの中からだけです。

## 画面に使う言葉

vikings-word-era = 時代
vikings-word-chieftain = 族長
vikings-word-turn = 手番
vikings-word-map = 地図
vikings-word-regions = 地域
vikings-word-region = 地域
vikings-word-island = 島
vikings-word-dock = 桟橋
vikings-word-docks = 桟橋
vikings-word-fjord = フィヨルド
vikings-word-fjords = フィヨルド
vikings-word-ferry = 渡し船
vikings-word-village = 村
vikings-word-villages = 村
vikings-word-dedicated = 捧げた村
vikings-word-era_mat = 時代ボード
vikings-word-gods = 神々
vikings-word-god = 神
vikings-word-rune = ルーン
vikings-word-runes = ルーン
vikings-word-joker = ジョーカー
vikings-word-active_runes = アクティブルーン
vikings-word-island_runes = 島のルーン
vikings-word-fury = 怒り
vikings-word-boon = 加護
vikings-word-resources = 資源
vikings-word-wood = 木材
vikings-word-food = 食料
vikings-word-steel = 鋼
vikings-word-settlers = 入植者
vikings-word-boats = 船
vikings-word-temples = 神殿
vikings-word-valkyries = ヴァルキュリア
vikings-word-giants = 巨人
vikings-word-giant = 巨人
vikings-word-clan_mat = 氏族ボード
vikings-word-influence = 影響力
vikings-word-held_by = 支配
vikings-word-nobody = なし
vikings-word-free = 空き
vikings-word-empty = 空
vikings-word-hand = 手札
vikings-word-kept = 取ったカード
vikings-word-row = 列
vikings-word-deck = 山札
vikings-word-discard = 捨て札
vikings-word-cards = カード
vikings-word-card = カード
vikings-word-face_down = 裏向き
vikings-word-strength = 戦闘力
vikings-word-costs_steel = 戦う費用（鋼）
vikings-word-leader_action = リーダーアクション
vikings-word-rune_action = ルーンアクション
vikings-word-needs = 条件
vikings-word-bag = 袋
vikings-word-battle = 戦闘
vikings-word-starter = 始めたプレイヤー
vikings-word-fighters = 参加者
vikings-word-prize = 賭けた恩恵
vikings-word-invaders = 侵略者
vikings-word-favors = 恩恵カード
vikings-word-upper_row = 上の列
vikings-word-lower_row = 下の列
vikings-word-enemy = 敵
vikings-word-enemy_mat = 敵ボード
vikings-word-chieftain_boat = 族長の船
vikings-word-tracks = トラック
vikings-word-leader_row = リーダー列
vikings-word-battle_row = 戦闘列
vikings-word-points = 得点
vikings-word-points_now = 現在の島の得点
vikings-word-total = 合計
vikings-word-final_scoring = 最終得点計算
vikings-word-players = プレイヤー
vikings-word-standings = 順位
vikings-word-now = 現在
vikings-word-drafting = カードを選択中
vikings-word-winner = 勝者
vikings-word-stand_in = 仮の値

## 端末だけで使う言葉

vikings-short-explore = { $region }→{ $region_to }
vikings-short-deploy = { $region }：{ $settlers }
vikings-short-give_back = { $favor }：{ $row_end }
vikings-letter-0 = 1
vikings-letter-1 = 2
vikings-letter-2 = 3
vikings-letter-3 = 4
vikings-letter-enemy = 敵
vikings-short-settler = 入
vikings-short-boat = 船
vikings-short-temple = 殿
vikings-short-valkyrie = ヴ
vikings-short-giant = 巨
vikings-legend-settler = 入：入植者
vikings-legend-temple = 殿：神殿
vikings-legend-valkyrie = ヴ：ヴァルキュリア
vikings-legend-giant = 巨：巨人
vikings-head-points = 得点
vikings-head-wood = 木材
vikings-head-food = 食料
vikings-head-steel = 鋼
vikings-head-settlers = 入植
vikings-head-boats = 船
vikings-head-temples = 神殿
vikings-head-valkyries = ヴァ
vikings-head-villages = 村
vikings-head-favors = 恩恵
vikings-head-giants = 巨人
vikings-head-hand = 手札
vikings-head-runes = ルーン

## 仮の値の一覧

vikings-kind-era = 時代ボード
vikings-kind-spot = 時代ボードのアクション
vikings-kind-clan = 氏族ボード
vikings-kind-favor_rows = 恩恵カードの列
vikings-kind-score = ルーンの得点
vikings-kind-viking = ヴァイキングカード
vikings-kind-valkyrie_card = ヴァルキュリアカード
vikings-kind-einherjar_card = エインヘリヤルカード
vikings-kind-favor = 恩恵カード
vikings-kind-god = 神ボード
vikings-kind-giant = 巨人
vikings-kind-valkyrie = ヴァルキュリアの枠
vikings-kind-enemy_mat = 敵ボード
vikings-kind-map = 地図
vikings-era-first = 第1の時代
vikings-era-second = 第2の時代
vikings-era-third = 第3の時代
vikings-value-raid = 略奪の鋼
vikings-value-island_first = 1位の神の島のルーン
vikings-value-island_second = 2位の神の島のルーン
vikings-value-island_third = 3位の神の島のルーン
vikings-value-favor_first = 1位の神の恩恵のルーン
vikings-value-favor_second = 2位の神の恩恵のルーン
vikings-value-favor_third = 3位の神の恩恵のルーン
