### ヴァルハラのゲーム中に表示する文言：名前、回答、質問、出来事、拒否の理由。
### IDは table の names.py、say.py、news.py の名前と、各ステップのクラス名から作る。

## ゲームとオプション

walhalla-title = ヴァルハラ
walhalla-about = プレイヤーはヴァイキングの首領となり、3つの半島からなる土地を襲う。3回の襲撃では、船を1隻ずつめくり、ヴァイキングを乗せてフィヨルドをさかのぼり、森、村、祭祀場、麦畑に上陸する。戦いの勝敗は守る側が決める。倒れた者はヴァルハラへ行き、そこに英雄が多いプレイヤーほど、多くの新たなヴァイキングを得る。
walhalla-stand-in-notice = *印の値は、印刷された値が不明なため本プロジェクトが仮に定めたもので、データパックで置き換えられます。
walhalla-option-peninsulas-title = 半島
walhalla-option-blocked-title = 上陸できないヴァイキング
walhalla-option-first_hero-title = 最初の英雄
walhalla-option-lone_card-title = 半島カードだけの場合
walhalla-option-selling-title = カードの売却
walhalla-option-facts-title = データパック
walhalla-option-peninsulas = 第1、第2、第3半島のタイルの枚数を選びます。6枚ずつが通常のゲームで、長さの異なる半島はヴァリアントです。
walhalla-option-blocked = 船の左右どちらにも上陸できないヴァイキングの行き先を選びます。ルールの資料は、この箇所が損なわれています。
walhalla-option-first_hero = ゲームの前に各プレイヤーがヴァルハラに置くヴァイキングを、どこから取るかを選びます。ルールの資料によって異なります。
walhalla-option-lone_card = その半島に自分のヴァイキングがいなくても、半島カードを2人分と数えるかどうかを選びます。
walhalla-option-selling = ミッドガルドが空のプレイヤーが、乗せる前にカードを何枚でも売れるか、1人を乗せてからでなければ次のカードを売れないかを選びます。
walhalla-option-facts = タイル、船、ボードに印刷された値をどこから取るかを選びます。データパックがなければ本プロジェクトの値を使い、その一部は仮の値です。

walhalla-peninsulas-6-6-6 = 6枚・6枚・6枚
walhalla-peninsulas-5-6-7 = 5枚・6枚・7枚
walhalla-peninsulas-5-7-6 = 5枚・7枚・6枚
walhalla-peninsulas-6-5-7 = 6枚・5枚・7枚
walhalla-blocked-midgard = { walhalla-region-midgard }
walhalla-blocked-asgard = { walhalla-region-asgard }
walhalla-first_hero-asgard = アスガルドから
walhalla-first_hero-midgard = ミッドガルドから
walhalla-selling-several = まとめて何枚でも
walhalla-selling-one_by_one = 1枚ずつ

## プレイヤーの色

walhalla-colour-blue = 青
walhalla-colour-red = 赤
walhalla-colour-yellow = 黄
walhalla-colour-black = 黒

## 土地。半島とフィヨルドは左から、マスはボード側から数える。

walhalla-peninsula-peninsula_1 = 第1半島
walhalla-peninsula-peninsula_2 = 第2半島
walhalla-peninsula-peninsula_3 = 第3半島

walhalla-fjord-fjord_1 = 第1フィヨルド
walhalla-fjord-fjord_2 = 第2フィヨルド
walhalla-fjord-fjord_3 = 第3フィヨルド
walhalla-fjord-fjord_4 = 第4フィヨルド

# $peninsula と $row は数で、どちらも1から数える。
walhalla-field = 第{ $peninsula }半島の{ $row }番目のマス

walhalla-terrain-cult = 祭祀場
walhalla-terrain-forest_2 = 森2
walhalla-terrain-forest_3 = 森3
walhalla-terrain-village_1 = 村+1
walhalla-terrain-village_2 = 村+2
walhalla-terrain-wheat = 麦畑

walhalla-terrain-does-cult = 直ちにアクションカードを1枚引く。
walhalla-terrain-does-forest_2 = 直ちに2点を得る。
walhalla-terrain-does-forest_3 = 直ちに3点を得る。
walhalla-terrain-does-village_1 = 半島の得点計算で、このヴァイキングを1人分多く数える。
walhalla-terrain-does-village_2 = 半島の得点計算で、このヴァイキングを2人分多く数える。
walhalla-terrain-does-wheat = 1回目、2回目、3回目の襲撃の後に1点、2点、3点を得る。ヴァイキングは次の襲撃にも残る。

walhalla-low_tip-3 = 3
walhalla-low_tip-4 = 4
walhalla-low_tip-5 = 5
walhalla-high_tip-6 = 6
walhalla-high_tip-7 = 7
walhalla-high_tip-8 = 8

walhalla-tile-tile_1 = タイル1
walhalla-tile-tile_2 = タイル2
walhalla-tile-tile_3 = タイル3
walhalla-tile-tile_4 = タイル4
walhalla-tile-tile_5 = タイル5
walhalla-tile-tile_6 = タイル6
walhalla-tile-tile_7 = タイル7
walhalla-tile-tile_8 = タイル8
walhalla-tile-tile_9 = タイル9
walhalla-tile-tile_10 = タイル10
walhalla-tile-tile_11 = タイル11
walhalla-tile-tile_12 = タイル12
walhalla-tile-tile_13 = タイル13
walhalla-tile-tile_14 = タイル14
walhalla-tile-tile_15 = タイル15
walhalla-tile-tile_16 = タイル16
walhalla-tile-tile_17 = タイル17
walhalla-tile-tile_18 = タイル18
walhalla-turned-straight = 1つ目のマスがボード側
walhalla-turned-turned = 2つ目のマスがボード側

## 船上にも土地にもいないヴァイキングの居場所

walhalla-region-midgard = ミッドガルド
walhalla-region-asgard = アスガルド
walhalla-region-walhalla = ヴァルハラ

walhalla-region-does-midgard = 船に乗れる自分のヴァイキング。襲撃の前に補充される。
walhalla-region-does-asgard = ミッドガルドに呼び戻されるのを待つ自分のヴァイキング。
walhalla-region-does-walhalla = 倒れた自分の英雄。守って勝つ戦いの代償となり、補充の人数を決め、最後に得点となる。

## 船

walhalla-ship-blue_1 = 青の船1
walhalla-ship-blue_2 = 青の船2
walhalla-ship-blue_3 = 青の船3
walhalla-ship-red_1 = 赤の船1
walhalla-ship-red_2 = 赤の船2
walhalla-ship-red_3 = 赤の船3
walhalla-ship-yellow_1 = 黄の船1
walhalla-ship-yellow_2 = 黄の船2
walhalla-ship-yellow_3 = 黄の船3
walhalla-ship-black_1 = 黒の船1
walhalla-ship-black_2 = 黒の船2
walhalla-ship-black_3 = 黒の船3

walhalla-places-bow = 船首
walhalla-places-middle = 中央
walhalla-places-stern = 船尾
walhalla-places-bow_middle = 船首と中央
walhalla-places-bow_stern = 船首と船尾
walhalla-places-middle_stern = 中央と船尾
walhalla-places-all = 3つの座席すべて

walhalla-end-bow = 船首
walhalla-end-stern = 船尾

## アクションカード

walhalla-card-forest = 森
walhalla-card-wheat = 麦
walhalla-card-cult = 祭祀
walhalla-card-village = 村
walhalla-card-peninsula_6 = 半島6
walhalla-card-peninsula_7 = 半島7
walhalla-card-peninsula_8 = 半島8
walhalla-card-walhalla = ヴァルハラ
walhalla-card-hunt = 狩り
walhalla-card-attack = 攻撃
walhalla-card-shield = 盾

walhalla-card-does-forest = 襲撃の終わり：占めている森1つにつき1点。
walhalla-card-does-wheat = 襲撃の終わり：占めている麦畑1つにつき1点。
walhalla-card-does-cult = 襲撃の終わり：占めている祭祀場1つにつき1点。
walhalla-card-does-village = 襲撃の終わり：占めている村1つにつき1点。
walhalla-card-does-peninsula_6 = 襲撃の終わり：岬6の半島で自分のヴァイキング2人分を加える。
walhalla-card-does-peninsula_7 = 襲撃の終わり：岬7の半島で自分のヴァイキング2人分を加える。
walhalla-card-does-peninsula_8 = 襲撃の終わり：岬8の半島で自分のヴァイキング2人分を加える。
walhalla-card-does-walhalla = 襲撃の終わり：補充の順位で、ヴァルハラに自分のヴァイキング2人分を加える。
walhalla-card-does-hunt = 森を占めたとき：その得点が2倍になる。
walhalla-card-does-attack = ヴァイキングを攻撃する前：守る側は盾があっても負ける。
walhalla-card-does-shield = 攻撃されたとき：代償なしで勝つ。

## 得点の項目

walhalla-part-forest = 森
walhalla-part-cards = ボーナスカード
walhalla-part-peninsulas = 半島
walhalla-part-wheat = 麦畑
walhalla-part-fields = 占めたマス
walhalla-part-walhalla = ヴァルハラ
walhalla-part-sold = カードの売却

## 数えるもの

walhalla-count-viking = ヴァイキング{ $n }人
walhalla-count-card = カード{ $n }枚
walhalla-count-point = { $n }点
walhalla-count-ship = 船{ $n }隻

## プレイヤーの回答

walhalla-do-done = 完了
# 終えることの、質問ごとの呼び名。
walhalla-do-done-BoardPassenger = 誰も乗せない
walhalla-do-done-BoardCrew =
    { $aboard ->
        [0] { walhalla-do-done-BoardPassenger }
       *[other] これ以上乗せない
    }
walhalla-do-done-HuntInForest = カードを使わない
walhalla-do-done-LayCards = カードを出し終える
walhalla-do-board = 乗せる：{ $places }
walhalla-do-sell = 「{ $card }」カードを売る：1点を失い、アスガルドからヴァイキング1人を呼ぶ
walhalla-do-send = 船を{ $fjord }へ送る（{ $end }から）
walhalla-do-land = { $peninsula }に上陸する
walhalla-do-attack = 攻撃カードを使って{ $peninsula }に上陸する
walhalla-do-lose = 戦いに負ける
walhalla-do-win = ヴァルハラのヴァイキング1人を代償に勝つ
walhalla-do-shield = 盾カードで勝つ
walhalla-do-hunt = 狩りカードを使う
walhalla-do-lay = 「{ $card }」カードを出す

## 偶然の結果

walhalla-do-lay_tile = 次のタイル：{ $tile }（{ $turned }）
walhalla-do-low_tip = 低い岬：{ $low_tip }
walhalla-do-high_tip = 高い岬：{ $high_tip }
walhalla-do-start_with = スタートプレイヤー：{ $seat }
walhalla-do-draw_card = 引いたカード：{ $card }
walhalla-do-draw_ship = めくった船：{ $ship }

## プレイヤーへの質問（ステップごとに1つ）

walhalla-ask-BoardPassenger =
    { $midgard ->
        [0] この船の色付きの座席はあなたの色ですが、ミッドガルドが空です。カードを1枚売って1点を失い、アスガルドからヴァイキングを呼んで乗せるか、「{ walhalla-do-done-BoardPassenger }」を選んでください。
       *[other] この船の色付きの座席はあなたの色です。ヴァイキングを1人乗せるか、「{ walhalla-do-done-BoardPassenger }」を選んでください。
    }
walhalla-ask-BoardCrew =
    { $midgard ->
        [0] ミッドガルドが空です。カードを1枚売って1点を失い、アスガルドからヴァイキングを呼んで乗せるか、「{ walhalla-do-done-BoardCrew }」を選んでください。
       *[other] あなたの手番です。好きな人数のヴァイキングを船に乗せるか、「{ walhalla-do-done-BoardCrew }」を選んでください。
    }
walhalla-ask-BoardSold =
    { $choice ->
        [board] アスガルドから連れてきたヴァイキングを少なくとも1人乗せます。座席を選んでください。
       *[more] アスガルドから連れてきたヴァイキングは{ $midgard }人です。少なくとも1人を乗せるか、先にもう1枚売ってください。
    }
walhalla-ask-SendShip = 船を送ります。フィヨルドと、先に入る端を選んでください。
walhalla-ask-LandViking =
    { $land ->
        [only] あなたのヴァイキングが上陸できるのは片側だけで、そこにはほかのプレイヤーのヴァイキングがいます。
        [only-attack] あなたのヴァイキングが上陸できるのは片側だけで、そこにはほかのプレイヤーのヴァイキングがいます。攻撃カードを使うかどうかを選んでください。
        [attack] あなたのヴァイキングが上陸します。どちら側に上陸するか、攻撃カードを使うかどうかを選んでください。
       *[side] あなたのヴァイキングが上陸します。どちら側に上陸するか選んでください。
    }
walhalla-ask-Defend =
    { $means ->
        [none] あなたのヴァイキングが攻撃されました。代償とするヴァイキングがヴァルハラにおらず、盾カードもないので、戦いに負けます。
        [hero] あなたのヴァイキングが攻撃されました。負けるか、ヴァルハラのヴァイキング1人を代償に勝つかを決めてください。
        [shield] あなたのヴァイキングが攻撃されました。負けるか、盾カードを使って勝つかを決めてください。
        [both] あなたのヴァイキングが攻撃されました。負けるか、ヴァルハラのヴァイキング1人を代償に勝つか、盾カードを使って勝つかを決めてください。
       *[unknown] あなたのヴァイキングが攻撃されました。戦いに負けるか勝つかを決めてください。
    }
walhalla-ask-HuntInForest =
    { $hunt ->
        [yes] あなたのヴァイキングが森を占めました。狩りカードを使うと得点が2倍になります。使わないなら「{ walhalla-do-done-HuntInForest }」を選びます。
        [no] あなたのヴァイキングが森を占めました。狩りカードを持っていないので、「{ walhalla-do-done-HuntInForest }」を選んでください。
       *[unknown] あなたのヴァイキングが森を占めました。狩りカードがあれば得点が2倍になります。
    }
walhalla-ask-LayCards =
    { $lay ->
        [no] 襲撃が終わりました。出せるカードを持っていないので、「{ walhalla-do-done-LayCards }」を選んでください。
       *[yes] 襲撃が終わりました。好きな枚数のカードを、ほかのプレイヤーと同時に、裏向きに出してください。
    }

## 出来事

walhalla-event-land-is-built = 土地ができあがった。
walhalla-event-start-player-is = スタートプレイヤーは{ told-seat }になった。
walhalla-event-card-drawn = { told-seat }はカードを1枚引いた。
walhalla-event-card-seen = { told-seat }だけに見えるカードは「{ $card }」。
walhalla-event-no-card-left = { told-seat }が引くカードは残っていない。
walhalla-event-cards-reshuffled = 捨て札をシャッフルして新しい山札にした。
walhalla-event-attack-begins = { $n }回目の襲撃が始まった。
walhalla-event-ship-drawn = { told-seat }は{ $ship }をめくった。
walhalla-event-boarded = { told-seat }は{ walhalla-count-viking }を乗せた：{ $places }。
walhalla-event-stayed-ashore = { told-seat }は誰も乗せなかった。
walhalla-event-sold = { told-seat }は「{ $card }」カードを売り、アスガルドからヴァイキングを呼んだ。
walhalla-event-ship-sent = { told-seat }は{ $ship }を{ $fjord }へ送った（{ $end }から）。
walhalla-event-landed = { told-seat }は{ $terrain }を占めた：{ $field }。
walhalla-event-blocked = { told-seat }のヴァイキングはどこにも上陸できず、{ $blocked }へ行った。
walhalla-event-fight-begins = { told-seat }は{ told-other }を攻撃した：{ $field }（{ $terrain }）。
walhalla-event-attack-card-played = { told-seat }は攻撃カードを使った。
walhalla-event-shield-played = { told-seat }は盾カードを使った。
walhalla-event-defender-loses = { told-seat }は{ told-other }との戦いに負けた：{ $field }。負けたヴァイキングはヴァルハラへ行った。
walhalla-event-defender-wins = { told-seat }は{ told-other }との戦いに勝った：{ $field }。攻撃したヴァイキングはヴァルハラへ行った。
walhalla-event-hunt-played = { told-seat }は狩りカードを使った。
walhalla-event-forest-scored = { told-seat }：森で{ walhalla-count-point }。
walhalla-event-attack-ends = { $n }回目の襲撃が終わった。
walhalla-event-card-revealed = { told-seat }は「{ $card }」カードを公開した。
walhalla-event-bonus-scored = { told-seat }：「{ $card }」カードで{ walhalla-count-point }。
walhalla-event-peninsula-scored = { told-seat }：{ $peninsula }で{ walhalla-count-point }。
walhalla-event-wheat-scored = { told-seat }：麦畑で{ walhalla-count-point }。
walhalla-event-land-cleared = 土地が片付けられ、麦畑のヴァイキングだけが残った。
walhalla-event-supplied = { told-seat }は{ walhalla-count-viking }をアスガルドからミッドガルドに移した。
walhalla-event-heroes-leave = 全員がヴァイキングを{ $n }人ずつヴァルハラからアスガルドに移した。
walhalla-event-fields-scored = { told-seat }：占めたマスで{ walhalla-count-point }。
walhalla-event-walhalla-scored = { told-seat }：ヴァルハラで{ walhalla-count-point }。
walhalla-event-game-over = ゲームが終了した。
walhalla-event-cannot-win = { told-seat }は、代償とするヴァイキングがヴァルハラにおらず、カードもないため、勝てなかった。

## 回答が受け付けられない理由

walhalla-why-no-viking-in-midgard = ミッドガルドに自分のヴァイキングがいません。
walhalla-why-too-many-for-midgard = ミッドガルドにそれだけのヴァイキングがいません。
walhalla-why-not-your-place = あなたの使えない座席か、空いていない座席が含まれています。
walhalla-why-must-board-sold = アスガルドから連れてきたヴァイキングのうち、少なくとも1人は乗せなければなりません。
walhalla-why-sell-not-empty = カードを売れるのは、自分のミッドガルドが空のときだけです。
walhalla-why-sell-no-card = 売るカードを持っていません。
walhalla-why-sell-cannot-pay = もう1枚売るには、カードと得点とアスガルドのヴァイキングが必要です。
walhalla-why-sell-one-at-a-time = 連れてきたヴァイキングを乗せてからでなければ、次のカードは売れません。
walhalla-why-fjord-full = そこでは船が地形のマスに面しません。
walhalla-why-not-beside = このヴァイキングの座席は、その半島に面していません。
walhalla-why-own-viking = そこには自分のヴァイキングがいます。自分のヴァイキングは攻撃できません。
walhalla-why-no-field = このヴァイキングの座席のその側にはマスがありません。
walhalla-why-must-land = 上陸できるヴァイキングは必ず上陸しなければなりません。
walhalla-why-must-send = 誰も乗っていなくても、船は必ず送らなければなりません。
walhalla-why-nobody-to-attack = そのマスには攻撃する相手がいません。
walhalla-why-card-not-held = このカードを持っていません。
walhalla-why-cannot-win = 勝つ代償とするヴァイキングがヴァルハラにいません。
walhalla-why-landing-card = 狩り、攻撃、盾のカードは、上陸のときにしか使えません。
walhalla-why-no-supply-left = 3回目の襲撃の後は補充がないので、ヴァルハラカードは出せません。
walhalla-why-must-defend = 戦いに負けるか勝つかを決めなければなりません。

## 画面に使う言葉

walhalla-word-attack = 襲撃
walhalla-word-start_player = スタートプレイヤー
walhalla-word-points = 得点
walhalla-word-hand = 手札
walhalla-word-laid = 伏せ札
walhalla-word-low_tip = 低い岬
walhalla-word-high_tip = 高い岬
walhalla-word-empty = 空
walhalla-word-free = 空き
walhalla-word-nobody = なし
walhalla-word-total = 合計
walhalla-word-supply = 補充
walhalla-word-supply_by_rank = 順位による補充
walhalla-word-deck = 山札
walhalla-word-discard = 捨て札
walhalla-word-ships_left = 残りの船
walhalla-word-fight = 戦い
walhalla-word-laying = カードを選択中
walhalla-word-final_scoring = 最終得点計算
walhalla-word-turn = 手番
walhalla-word-majority = 最後の得点
walhalla-word-cards = カード

## 端末だけで使う言葉

walhalla-rows = { $first }～{ $last }列目
walhalla-short-send = { $fjord }（{ $end }から）
walhalla-short-sell = 「{ $card }」を売る
walhalla-letter-blue = 青
walhalla-letter-red = 赤
walhalla-letter-yellow = 黄
walhalla-letter-black = 黒
walhalla-word-land = 土地
walhalla-word-players = プレイヤー
walhalla-word-standings = 順位
walhalla-word-stock = 船とカード
walhalla-word-now = 船と戦い
walhalla-word-tips = 岬
walhalla-legend-cult = 祭：祭祀場
walhalla-legend-forest = 森：森（得点）
walhalla-legend-village = 村：村（加算）
walhalla-legend-wheat = 麦：麦畑
walhalla-short-terrain-cult = 祭
walhalla-short-terrain-forest_2 = 森2
walhalla-short-terrain-forest_3 = 森3
walhalla-short-terrain-village_1 = 村1
walhalla-short-terrain-village_2 = 村2
walhalla-short-terrain-wheat = 麦
walhalla-head-points = 得点
walhalla-head-midgard = ミド
walhalla-head-walhalla = ヴァ
walhalla-head-asgard = アス
walhalla-head-hand = 手札

## 仮の値の一覧

walhalla-kind-supply = ミッドガルドの補充
walhalla-kind-wheat = 麦畑
walhalla-kind-majority = 終了時のヴァルハラの点
walhalla-kind-card = カード
walhalla-kind-ship = 船
walhalla-kind-tile = 地形タイル
walhalla-supply-three = 3人
walhalla-supply-four = 4人
walhalla-value-first = 1位
walhalla-value-second = 2位
walhalla-value-third = 3位
walhalla-value-fourth = 4位
walhalla-value-midgard = ミッドガルドのヴァイキング
walhalla-value-place = 色付きの座席
walhalla-value-fields = マス
