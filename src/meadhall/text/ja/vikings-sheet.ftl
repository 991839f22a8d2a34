### 描かれないところで読み上げるタイニーエピック・ヴァイキング：図の各欄の名前（documents/sheet.py）と、
### 物に印刷されている内容（documents/printed_words.py）。

## 欄

vikings-field-raid_cost = 略奪に必要な鋼
vikings-field-chosen = 今選んだカード
vikings-field-fighter = 戦闘に出した裏向きのカード
vikings-field-known_to = 知っているプレイヤー
vikings-field-starter = 始めたプレイヤー
vikings-field-place = 取った場所
vikings-field-bonus = 敵のボーナス
vikings-field-face_up = 表向き
vikings-field-strength = 戦闘力
vikings-field-favor_worth = 恩恵カードの現在の点数
vikings-field-settlers = ボード上の入植者
vikings-field-boats = ボード上の船
vikings-field-temples = ボード上の神殿
vikings-field-parts = 終了時の得点
vikings-field-giants = 討伐した巨人
vikings-field-fights = 戦闘に参加中
vikings-field-jokers = ジョーカー
vikings-field-entered = 裏向きで戦闘中（全員が知るカード）
vikings-field-flipped = 戦闘で表にしたカード
vikings-field-hand_count = 手札の枚数
vikings-field-kept_count = 取ったカードの枚数
vikings-field-villages = 捧げられる村
vikings-field-valkyries = 地図上のヴァルキュリア
vikings-field-enemy_card = 直前のカード
vikings-field-icons = 待っているアイコン
vikings-field-ahead = この先のアイコン
vikings-field-space = マス
vikings-field-raided = 略奪した村
vikings-field-enemy_valkyries = 残りのヴァルキュリア
vikings-field-rank = 現在の順位
vikings-field-island_points = 島のルーン1つの得点
vikings-field-favor_points = 恩恵カードのルーン1つの得点
vikings-field-dedicated = 捧げた村
vikings-field-spot_room = 各場所に置ける村の数
vikings-field-held = 支配
vikings-field-boat = 船
vikings-field-dummy = 誰も使わない手札の枚数

## 印刷されている内容

vikings-printed-rune = { $rune }{ $sign }
vikings-printed-favor = { $runes }（{ $bag }）
vikings-printed-then = { $first }。{ $more }
vikings-printed-strength-more = 戦闘力{ $n }、さらに{ $what }ごとに+{ $times }
vikings-printed-strength-by = 戦闘力は{ $what }ごとに{ $times }
vikings-printed-grows = この数は{ $what }ごとに1増える。
vikings-printed-active = アクティブルーン「{ $rune }」
vikings-printed-valkyries = 地図上の自分のヴァルキュリア
vikings-printed-giants = 自分が討伐した巨人
vikings-printed-rune_action = ルーンアクション（{ $needs }）：{ $action }
vikings-printed-collect = { $bag }を得る。
vikings-printed-afterwards = その後：{ $action }
vikings-printed-spot-fury = この神の怒りが{ $n }上がる。
vikings-printed-ferry = 桟橋{ $id }への渡し船
vikings-printed-adjacent = 隣接する地域：{ $regions }
vikings-printed-adjacent-fjords = 隣接するフィヨルド：{ $fjords }
