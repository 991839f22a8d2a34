### What only the drawn table of Walhalla says. `$n` and the like are filled in by the page.

## The board

walhalla-table-peninsula = 第{ $n }半島
walhalla-table-fjord = 第{ $n }フィヨルド
walhalla-table-field-name = 第{ $n }半島の{ $row }番目のマス
walhalla-table-field-free = 空き
walhalla-table-field-held = 占有：{ $who }
walhalla-table-tip-name = 第{ $n }半島：岬{ $value }
walhalla-table-tip-nobody = 今は誰も得られません
walhalla-table-first-place = この半島の1位の得点
walhalla-table-second-place = この半島の2位の得点
walhalla-table-first-short = 1位
walhalla-table-second-short = 2位
walhalla-table-hall-supply = 次の補充
walhalla-table-hall-points = 最後の得点
walhalla-table-wheat-now = 各{ $n }点
walhalla-table-ships-left = 残りの船：{ $n }
walhalla-table-ships-short = 残り{ $n }
walhalla-table-fjord-short = F { $n }
walhalla-table-coloured-place = 色付きの座席：{ $place }
walhalla-table-deck = 山札：{ $n }枚
walhalla-table-ships-turned = 船 { $n }／{ $of }
walhalla-table-attack-of = 襲撃 { $n }／{ $of }

## Players

walhalla-table-of = { $what }：{ $said }
walhalla-table-you = あなた
walhalla-table-seat = 席{ $n }
walhalla-table-starts = スタート
walhalla-table-active = 手番
walhalla-table-on-land = 土地：{ $n }人
walhalla-table-hand = 手札
walhalla-table-no-cards = 手札はありません。
walhalla-table-hidden-cards = 手札：{ $n }枚
walhalla-table-points = 得点
walhalla-table-quay = この手番の船
walhalla-table-now-turn = { $who }の手番です。
walhalla-table-now-you = あなたの手番です。
walhalla-table-now-fight = { $who }が{ $other }を攻撃しました。
walhalla-table-now-lay = カードを出しています：{ $who }。
walhalla-table-now-setup = 土地を組み立てています。
walhalla-table-now-over = ゲームは終わりました。

## Boarding

walhalla-table-place-nobody = なし（{ $colour }のプレイヤー不在）
walhalla-table-board-help = ヴァイキングを乗せる座席を押してください。
walhalla-table-sold-help = 乗せるヴァイキングの座席を押してください。連れてきたうち少なくとも1人は乗せます。
walhalla-table-sell-more = 座席を押して少なくとも1人を乗せるか、下のカードを押してもう1人呼びます（1点ずつ）。
walhalla-table-sell-help = ミッドガルドは空です。下のカードを押すと売れます。カード1枚と1点を失い、アスガルドからヴァイキング1人を呼びます。
walhalla-table-sell-short = 売る：−1点
walhalla-table-midgard-left = ミッドガルドの残り：{ $n }人
walhalla-table-board-with = 乗せる：{ $n }

## Sending the ship

walhalla-table-send-help = フィヨルドを指すと、船の止まる位置と上陸先が見えます。押すと選べます。
walhalla-table-send-help-empty = 誰も乗っていなくても、船は出航してフィヨルドの場所を占めます。フィヨルドを押してください。
walhalla-table-send-empty = 誰も乗っていません。
walhalla-table-send = 送る
walhalla-table-turn-round = 向きを変える
walhalla-table-inward = ← 奥へ
walhalla-table-end-bow = 船首から
walhalla-table-end-stern = 船尾から
walhalla-table-side-free = 空き
walhalla-table-side-enemy = 戦い
walhalla-table-side-own = 味方がいて上陸不可
walhalla-table-side-none = 上陸不可

## Landing and fighting

walhalla-table-land-on = 第{ $n }半島：{ $terrain }
walhalla-table-land-fight = { $who }を攻撃。結果は相手が決めます。
walhalla-table-land-card = 第{ $n }半島：攻撃カードで
walhalla-table-land-card-text = { $who }は盾があっても直ちに負けます。
walhalla-table-defend-lose = 負ける
walhalla-table-defend-lose-text = あなたのヴァイキングはヴァルハラへ。{ $who }がマス（{ $terrain }）とその効果を得ます。
walhalla-table-defend-win = 勝つ
walhalla-table-defend-win-text = 代償：ヴァルハラの1人がアスガルドへ（{ $n } → { $left }）。攻撃した{ $who }はヴァルハラへ。
walhalla-table-defend-win-none = 代償とするヴァイキングがヴァルハラにいません。
walhalla-table-defend-shield = 盾
walhalla-table-defend-shield-text = カードだけで勝ちます（手札：{ $n }枚）。攻撃した{ $who }はヴァルハラへ。

## Cards at the end of an attack

walhalla-table-lay-help = 手札を押すと裏向きに出します。全員が同時に公開します。
walhalla-table-lay-more = さらに出すか、「{ walhalla-do-done-LayCards }」を選びます。取り消すと最後のカードが手札に戻ります。
walhalla-table-lay-sum = 出したカード：{ $points }。
walhalla-table-lay-points = +{ $points }
walhalla-table-lay-vikings = ヴァイキング+{ $n }人
walhalla-table-would-bring = 今なら{ $points }を得ます。
walhalla-table-would-count = 第{ $n }半島で{ $from }が{ $to }になります。ほかの最多は{ $best }です。
walhalla-table-also-laying = 選択中：{ $who }。
walhalla-table-laid = 伏せ札

## Standings and the end

walhalla-table-standings = 現在の順位
walhalla-table-standings-title = 今、襲撃が終わったら
walhalla-table-standings-note = 小さい数は数える人数です（ヴァイキング、村、公開済みのカード）。これから出すカードは含みません。
walhalla-table-scored-title = { $n }回目の襲撃の得点
walhalla-table-supplied = 補充
walhalla-table-supply-gets = ヴァイキング+{ $n }人
walhalla-table-each = 各{ $n }点
walhalla-table-would-score = 合計
walhalla-table-close = 閉じる
walhalla-table-winner = { $who }が{ $points }で勝利
walhalla-table-winners = { $who }が{ $points }で勝利を分かち合う
walhalla-table-where-from = 得点の内訳
walhalla-table-attack-by-attack = 襲撃ごとの得点
walhalla-table-wins = 勝利
walhalla-table-rank = { $n }位
walhalla-table-heroes = ヴァルハラ：{ $n }人
walhalla-table-end = 終了

## What happens, shown beat by beat. `-you` and `-by-you`: the viewer does it; `-on-you`: it is done to the viewer.

walhalla-table-beat-fight = { $who }が{ $other }を攻撃
walhalla-table-beat-fight-by-you = あなたが{ $other }を攻撃
walhalla-table-beat-fight-on-you = { $who }があなたを攻撃
walhalla-table-beat-taken = { $who }が{ $other }のマスを占めた
walhalla-table-beat-taken-by-you = あなたが{ $other }のマスを占めた
walhalla-table-beat-taken-on-you = { $who }があなたのマスを占めた
walhalla-table-beat-held = { $other }が{ $who }からマスを守った
walhalla-table-beat-held-by-you = { $other }があなたからマスを守った
walhalla-table-beat-held-on-you = あなたが{ $who }からマスを守った
walhalla-table-beat-place = 第{ $n }半島の{ $row }番目のマス：{ $terrain }
walhalla-table-beat-chip-taken = マスを占める
walhalla-table-beat-chip-held = マスを守る
walhalla-table-beat-chip-fallen = ヴァルハラへ
walhalla-table-beat-paid = 代償：英雄1人。ヴァルハラの残り：{ $n }人
walhalla-table-beat-no-card = カードなし
walhalla-table-beat-forest = { $who }が森を占めた
walhalla-table-beat-forest-you = あなたが森を占めた
walhalla-table-beat-hunt = { $who }が森で狩りをした
walhalla-table-beat-hunt-you = あなたが森で狩りをした
walhalla-table-beat-hunted = 森の{ $points }の2倍
walhalla-table-beat-drawn = あなたがカードを引いた
walhalla-table-beat-sold = { $who }がカードを売った
walhalla-table-beat-sold-you = あなたがカードを売った
walhalla-table-beat-sold-for = 1点を失い、アスガルドからヴァイキングが1人来ます。
walhalla-table-beat-blocked = { $who }のヴァイキングは上陸できない
walhalla-table-beat-blocked-you = あなたのヴァイキングは上陸できない
walhalla-table-beat-ends = { $n }回目の襲撃が終わった
walhalla-table-beat-ends-text = この土地で得点を計算します。
walhalla-table-beat-revealed = カードを公開
walhalla-table-beat-tied-first = 1位が同数：{ $high } + { $low }を{ $n }人で分け、端数切り上げ
walhalla-table-beat-tied-second = 2位が同数：{ $low }を{ $n }人で分け、端数切り上げ
walhalla-table-beat-nobody = ここには誰もいません。
walhalla-table-beat-cleared = 土地から引き揚げ
walhalla-table-beat-leave = アスガルドへ：{ $n }人
walhalla-table-beat-stay = 麦畑に残る：{ $n }人
walhalla-table-beat-supply = ヴァルハラの順位による補充
walhalla-table-beat-heroes = 英雄がヴァルハラを去る
walhalla-table-beat-attack = { $n }回目の襲撃のまとめ
walhalla-table-beat-deed-ships = 送った船
walhalla-table-beat-deed-fields = 占めたマス
walhalla-table-beat-deed-won = 勝った戦い
walhalla-table-beat-deed-lost = 戦いで倒れた
walhalla-table-beat-deed-cards = 使ったカード
walhalla-table-beat-before = 前
walhalla-table-beat-after = 後
walhalla-table-beat-begins = { $n }回目の襲撃の始まり
walhalla-table-beat-starts = 最初に船を送る：{ $who }
walhalla-table-beat-starts-you = 最初に船を送る：あなた
walhalla-table-beat-winner-you = あなたが{ $points }で勝利
