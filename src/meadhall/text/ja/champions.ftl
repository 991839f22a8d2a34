### Champions of Midgard のゲーム中に表示する文言：名前、回答、質問、出来事、拒否の理由。
### IDは table の names.py、say.py、news.py の名前と、各ステップのクラス名から作る。

## ゲームとオプション

champions-title = チャンピオンズ・オブ・ミッドガルド
champions-about = プレイヤーはヴァイキングのリーダーとして、トロル、ドラウグ、遠い浜のモンスターに脅かされる港町にやって来る。8ラウンドにわたって労働者を置き、戦士を集め、そのダイスを振って戦い、最後に最も多くの栄光を得た者がヤールとなる。
champions-stand-in-notice = *印の値は、印刷された値が不明なため本プロジェクトが仮に定めたもので、データパックで置き換えられます。
champions-option-edition-title = 版
champions-option-hall_of_records-title = 記録の間
champions-option-mistrustful_villagers-title = 疑い深い村人
champions-option-roll_runes-title = ルーンと振り直し
champions-option-french_kraken-title = フランス語版のクラーケン
champions-option-turn_order-title = 手番順
champions-option-facts-title = データパック
champions-option-edition = どの版のルールで遊ぶかを選びます。フランス語版と日本語版は浜の並びが左右逆で、トロルによる非難、物乞い、航海、振り直しのルールも異なります。
champions-option-hall_of_records = 倒した敵を裏向きの山にせず、表向きに置いて全員に公開するかどうかを選びます。
champions-option-mistrustful_villagers = 全プレイヤーが非難1を持ってゲームを始めるかどうかを選びます。
champions-option-roll_runes = 潜在力、反応、治癒のルーンを出目にいつ使えるかを選びます。恩恵との順番を問わないか、最後の恩恵の後に限るかです。
champions-option-french_kraken = 値が記されていないフランス語版で、クラーケンを倒すと栄光を得るかどうかを選びます。ほかの版には影響しません。
champions-option-turn_order = 戦士を手番順に公開で割り当てるよう求められるのが、全員か、割り当てるプレイヤーだけかを選びます。フランス語版と日本語版では誰も求められません。
champions-option-facts = カード、ダイス、ロングシップに印刷された値をどこから取るかを選びます。データパックがなければ本プロジェクトの値を使い、その一部は仮の値です。

## リーダー

champions-leader-asmundr = 敬虔なるアスムンド
champions-leader-dagrun = 運命のダグルン
champions-leader-gylfir = 海の男ギュルヴィル
champions-leader-svanhildr = 剣の乙女スヴァンヒルド
champions-leader-ullr = 狂戦士ウル

champions-leader-does-asmundr = ダイスを振り直すために恩恵を捨てるたびに、栄光2を得る。
champions-leader-does-dagrun = 賢者の家で運命カードを1枚多く引き、引いた中から1枚を残す。
champions-leader-does-gylfir = コインを支払わずに商船を利用する。
champions-leader-does-svanhildr = 剣士の1ヒットは2ヒット、2ヒットは3ヒットと数える。
champions-leader-does-ullr = 自分のダイスに2ヒットの面が出た戦闘ラウンドごとに、栄光1を得る。

## 場所

champions-location-blacksmith = 鍛冶屋
champions-location-hafter = 柄職人
champions-location-swordsmith = 剣鍛冶
champions-location-smokehouse = 燻製小屋
champions-location-hunting_grounds = 狩場
champions-location-jarls_longhouse = ヤールの長屋
champions-location-market = 市場
champions-location-merchant_ship = 商船
champions-location-runesmith = ルーン職人
champions-location-sages_house = 賢者の家
champions-location-shipwright = 船大工
champions-location-small_longship = 小型公共ロングシップ
champions-location-large_longship = 大型公共ロングシップ
champions-location-karve = { champions-private_ship-karve }
champions-location-snekke = { champions-private_ship-snekke }
champions-location-skeid = { champions-private_ship-skeid }
champions-location-dreki = { champions-private_ship-dreki }
champions-location-stave_church = スターヴ教会
champions-location-worker_huts = 労働者小屋
champions-location-troll = トロルのマス
champions-location-draugr_left = 左のドラウグのマス
champions-location-draugr_right = 右のドラウグのマス
champions-location-aumingi = { champions-stall-aumingi }
champions-location-skald = { champions-stall-skald }
champions-location-generous_merchant = { champions-stall-generous_merchant }
champions-location-wealthy_stranger = { champions-stall-wealthy_stranger }
champions-location-folk_warriors = { champions-stall-folk_warriors }
champions-location-raiders = { champions-stall-raiders }
champions-location-jomsvikings = { champions-stall-jomsvikings }
champions-location-varyags = { champions-stall-varyags }

## 露店

champions-stall-aumingi = アウミンギ
champions-stall-skald = スカルド
champions-stall-generous_merchant = 気前のよい商人
champions-stall-wealthy_stranger = 裕福な異邦人
champions-stall-folk_warriors = 民兵
champions-stall-raiders = 略奪者
champions-stall-jomsvikings = ヨムスヴァイキング
champions-stall-varyags = ヴァリャーグ

champions-stall-does-aumingi = 食料1を戻して恩恵1を得る。3回まで行える。
champions-stall-does-skald = 栄光2を得る。
champions-stall-does-generous_merchant = 食料1と木材1を得る。
champions-stall-does-wealthy_stranger = コイン2枚を得る。
champions-stall-does-folk_warriors = 食料1を支払い、剣士2を得る。
champions-stall-does-raiders = 木材1を支払い、槍兵2を得る。
champions-stall-does-jomsvikings = コイン2枚を支払い、剣士1と斧兵1を得る。
champions-stall-does-varyags = コイン1枚を支払い、剣士1と槍兵1を得る。

## ロングシップ、浜、行き先。浜は左から数える。

champions-private_ship-karve = カルヴ
champions-private_ship-snekke = スネッケ
champions-private_ship-skeid = スケイド
champions-private_ship-dreki = ドレキ

champions-ship-small_longship = { champions-location-small_longship }
champions-ship-large_longship = { champions-location-large_longship }
champions-ship-karve = { champions-private_ship-karve }
champions-ship-snekke = { champions-private_ship-snekke }
champions-ship-skeid = { champions-private_ship-skeid }
champions-ship-dreki = { champions-private_ship-dreki }

champions-shore-shore_1 = 第1の浜
champions-shore-shore_2 = 第2の浜
champions-shore-shore_3 = 第3の浜
champions-shore-shore_4 = 第4の浜

champions-target-troll = トロル
champions-target-draugr_left = 左のドラウグ
champions-target-draugr_right = 右のドラウグ
champions-target-shore_1 = { champions-shore-shore_1 }
champions-target-shore_2 = { champions-shore-shore_2 }
champions-target-shore_3 = { champions-shore-shore_3 }
champions-target-shore_4 = { champions-shore-shore_4 }
champions-target-hunt = 狩り

## 品、戦士、ダイス

champions-good-food = 食料
champions-good-wood = 木材
champions-good-coins = コイン

champions-item-sword = 剣士
champions-item-spear = 槍兵
champions-item-axe = 斧兵
champions-item-food = 食料

champions-face-blank = 空白
champions-face-hit = 1ヒット
champions-face-two_hits = 2ヒット
champions-face-shield = 盾

champions-count-food = 食料{ $n }
champions-count-wood = 木材{ $n }
champions-count-coins = コイン{ $n }枚
champions-count-favor = 恩恵{ $n }
champions-count-blame = 非難{ $n }
champions-count-glory = 栄光{ $n }
champions-count-sword = 剣士{ $n }
champions-count-spear = 槍兵{ $n }
champions-count-axe = 斧兵{ $n }
champions-count-worker = 労働者{ $n }人
champions-count-warrior = 戦士{ $n }人

## ルーン

champions-rune-glory = 栄光
champions-rune-healing = 治癒
champions-rune-journey = 航海
champions-rune-potential = 潜在力
champions-rune-reaction = 反応
champions-rune-true_vision = 真実の眼
champions-rune-gifts = 贈り物
champions-rune-knowledge = 知識
champions-rune-success = 成功
champions-rune-wealth = 富

champions-rune-does-glory = 敵を倒したとき、その栄光の半分（端数切り捨て）を追加で得る。
champions-rune-does-healing = 1回の戦闘ラウンドで戦士を失わない。
champions-rune-does-journey = 公開された自分の航海カードを捨て、代わりに山札の次のカードを処理する。
champions-rune-does-potential = 自分がダイスを振った後、空白の面が出たダイスをすべて振り直す。
champions-rune-does-reaction = 自分がダイスを振った後、盾1つを1ヒットとしても数える。
champions-rune-does-true_vision = 賢者の家で運命カードをさらに2枚引き、引いたすべての中から1枚を残す。
champions-rune-does-gifts = 食料、木材、コインを好きな組み合わせで合計4つ得る。
champions-rune-does-knowledge = ボード上の裏向きの航海カードをすべて秘密裏に見る。
champions-rune-does-success = 自分の運命カード1枚を公開して直ちに得点する。最終得点計算でもう一度得点する。
champions-rune-does-wealth = 持っているコインと同じ枚数のコインを得る（5枚まで）。

## 運命カード

champions-destiny-crusher_of_ice = 氷を砕く者
champions-destiny-earth_smasher = 大地を割る者
champions-destiny-master_of_flames = 炎の主
champions-destiny-craftsman = 職人
champions-destiny-leader_of_armies = 軍勢の将
champions-destiny-odins_favored = オーディンの寵児
champions-destiny-prepared = 備えある者
champions-destiny-prosperous = 富める者
champions-destiny-runemaster = ルーンの達人
champions-destiny-monster_hunter = モンスター狩り
champions-destiny-slayer_of_the_undead = 不死者殺し
champions-destiny-troll_slayer = トロル殺し

champions-destiny-needs-crusher_of_ice = 青の敵が最多
champions-destiny-needs-earth_smasher = 黄の敵が最多
champions-destiny-needs-master_of_flames = 赤の敵が最多
champions-destiny-needs-craftsman = 木材が最多
champions-destiny-needs-leader_of_armies = 戦士が最多
champions-destiny-needs-odins_favored = 恩恵が最多
champions-destiny-needs-prepared = 食料が最多
champions-destiny-needs-prosperous = コインが最多
champions-destiny-needs-runemaster = ルーンが最多
champions-destiny-needs-monster_hunter = 倒したモンスターが最多
champions-destiny-needs-slayer_of_the_undead = 倒したドラウグが最多
champions-destiny-needs-troll_slayer = 倒したトロルが最多

## 航海

champions-journey-all_quiet = 平穏な海
champions-journey-kraken = クラーケン
champions-journey-lost = 漂流
champions-journey-no_wind = 無風
champions-journey-storm = 嵐
champions-journey-whirlpool = 渦潮

champions-journey-does-all_quiet = 何も起こらない。
champions-journey-does-kraken = 乗っている戦士でクラーケンと戦う。
champions-journey-does-lost = 積み荷から食料または戦士を合わせて2つ失う。
champions-journey-does-no_wind = 食料1を失う。
champions-journey-does-storm = 食料1か戦士1を失う。
champions-journey-does-whirlpool = 戦士1を失う。

## 敵

champions-enemy-hill_troll = 丘のトロル
champions-enemy-forest_troll = 森のトロル
champions-enemy-moss_troll = 苔のトロル
champions-enemy-stone_troll = 石のトロル
champions-enemy-marsh_troll = 沼のトロル
champions-enemy-cave_troll = 洞窟のトロル
champions-enemy-iron_troll = 鉄のトロル
champions-enemy-elder_troll = 古のトロル
champions-enemy-barrow_thrall = 塚の奴隷
champions-enemy-restless_dead = 安らがぬ死者
champions-enemy-mound_dweller = 塚の住人
champions-enemy-grave_raider = 墓荒らし
champions-enemy-draugr_warlord = ドラウグの将軍
champions-enemy-cursed_guard = 呪われた衛兵
champions-enemy-barrow_king = 塚の王
champions-enemy-sea_wolf = 海狼
champions-enemy-water_horse = 水馬
champions-enemy-horned_serpent = 角蛇
champions-enemy-night_mare = 夜の牝馬
champions-enemy-stone_hag = 石の魔女
champions-enemy-fire_jotun = 炎の巨人
champions-enemy-storm_eagle = 嵐の大鷲
champions-enemy-hel_hound = ヘルの猟犬
champions-enemy-frost_jotun = 霜の巨人
champions-enemy-great_wyrm = 大蛇竜
champions-enemy-deep_dragon = 深海の竜
champions-enemy-serpent_spawn = 大蛇の落とし子
champions-enemy-kraken = クラーケン

champions-colour-red = 赤
champions-colour-blue = 青
champions-colour-yellow = 黄
champions-coloured-enemy = { $name }（{ $colour }）

## 商船、最終得点計算の項目、版

champions-merchant-merchant_1 = 商船1
champions-merchant-merchant_2 = 商船2
champions-merchant-merchant_3 = 商船3
champions-merchant-merchant_4 = 商船4
champions-merchant-merchant_5 = 商船5
champions-merchant-merchant_6 = 商船6
champions-merchant-merchant_7 = 商船7
champions-merchant-merchant_8 = 商船8

champions-part-destinies = 運命カード
champions-part-sets = 3色の組
champions-part-runes = ルーン
champions-part-ship = 個人ロングシップ
champions-part-favor = 恩恵
champions-part-coins = コイン
champions-part-blame = 非難

champions-edition-en = 英語版
champions-edition-fr = フランス語版
champions-edition-ja = 日本語版
champions-roll_runes-any_order = どの順でも
champions-roll_runes-after_favor = 恩恵の後
champions-french_kraken-glory = 栄光を得る
champions-french_kraken-no_glory = 栄光を得ない
champions-turn_order-anyone = 全員
champions-turn_order-fighters = 割り当てるプレイヤー

## プレイヤーの回答

champions-do-done = 完了
# 終えることの、質問ごとの呼び名。
champions-do-done-AssignSealed =
    { $part ->
        [idle] 秘密のまま進める
       *[fight] { champions-do-done-seal }
    }
champions-do-done-seal = 割り当てを確定する
champions-do-done-AssignInTurn = 割り当てを終える
champions-do-done-RerollWithFavor = この出目のままにする
champions-do-done-RunesAfterRoll = { champions-do-done-RerollWithFavor }
champions-do-done-TakeReward = ルーンを使わない
champions-do-done-AnswerJourney = { champions-do-done-TakeReward }
champions-do-done-Moment = { champions-do-done-TakeReward }
champions-do-done-ConsultSage = { champions-do-done-TakeReward }
champions-do-done-LessenOwnBlame = 非難を捨てない
champions-do-done-SpreadBlame = 誰にも非難を与えない
champions-do-done-FeedAumingi = これ以上食料を戻さない
champions-do-done-TradeGoods = 交換を終える
champions-do-turn_order = 手番順での割り当てを求める
champions-do-reroll = 恩恵1を捨て、選んだダイスを振り直す
champions-do-discard_blame = 自分の非難1を捨てる
champions-do-blame_all = ほかの全プレイヤーに非難1を与える
champions-do-give_food = 食料1を戻して恩恵1を得る
champions-do-beg = 物乞いをする：食料1と非難1
champions-do-lay_down = 物乞いをせずに労働者を寝かせる
champions-do-rune_from_deck = 山札の一番上の未知のルーンを取る
champions-do-choose_leader = { $leader }を選ぶ
champions-do-place = { $location }に労働者を置く
champions-do-sail_to = ロングシップを{ $shore }へ送る
champions-do-trade = { $good }1を{ $good_back }1と交換する
champions-do-take_rune = { $rune }のルーンを取る
champions-do-look_at = { $shore }の航海カードを見る
champions-do-keep_destiny = 運命カード「{ $destiny }」を残す
champions-do-reveal_destiny = 運命カード「{ $destiny }」を公開して得点する
champions-do-build_ship = { $private_ship }を建造する
champions-do-buy_favor = 恩恵{ $favors }を買う
champions-do-take_die = { $die }1人を取る
champions-do-send = { $target }に{ $item }1を割り当てる
champions-do-mark = 振り直すダイスを選ぶ：{ $die }（{ $face }）
champions-do-lose = { $item }1を失う
champions-do-gift = { $good }1を得る
champions-do-blame_on = { $seat }に非難1を与える
champions-do-use_rune = { $rune }のルーンを使う

## 偶然の結果

champions-do-side = ダイスの出目：面{ $side }
champions-do-start_with = スタートプレイヤー：{ $seat }
champions-do-draw_stall = 選ばれた露店：{ $stall }
champions-do-draw_troll = 引いたカード：{ $troll }
champions-do-draw_draugr = 引いたカード：{ $draugr }
champions-do-draw_monster = 引いたカード：{ $monster }
champions-do-draw_journey = 引いたカード：{ $journey }
champions-do-draw_destiny = 引いたカード：{ $destiny }
champions-do-draw_rune = 引いたルーン：{ $rune }
champions-do-draw_merchant = 引いたカード：{ $merchant }

## プレイヤーへの質問（ステップごとに1つ）

champions-ask-AssignSealed =
    { $part ->
        [idle] このラウンドに自分の戦いはありません。「{ champions-do-done-AssignSealed }」を選ぶか、手番順での割り当てを求めてください。求めると、ほかのプレイヤーは1人ずつ公開で割り当てます。
        [fight] ほかのプレイヤーと同時に、秘密裏に、戦いに戦士を割り当ててください。割り当てるものがもうなければ「{ champions-do-done-AssignSealed }」を選びます。
        [ship] ほかのプレイヤーと同時に、秘密裏に、ロングシップに戦士と食料を積んでください。割り当てるものがもうなければ「{ champions-do-done-AssignSealed }」を選びます。
       *[both] ほかのプレイヤーと同時に、秘密裏に、戦いに戦士を割り当て、ロングシップに戦士と食料を積んでください。割り当てるものがもうなければ「{ champions-do-done-AssignSealed }」を選びます。
    }
champions-ask-AssignInTurn =
    { $part ->
        [fight] あなたの番です。公開で、戦いに戦士を割り当ててください。終えたら「{ champions-do-done-AssignInTurn }」を選びます。
        [ship] あなたの番です。公開で、ロングシップに戦士と食料を積んでください。終えたら「{ champions-do-done-AssignInTurn }」を選びます。
       *[both] あなたの番です。公開で、戦いに戦士を割り当て、ロングシップに戦士と食料を積んでください。終えたら「{ champions-do-done-AssignInTurn }」を選びます。
    }
champions-ask-RerollWithFavor =
    { $choice ->
        [favor] ダイスを振りました（{ $target }）。恩恵1を捨てて振り直す場合は、まずダイスを1個ずつ選んでください。振り直さないなら「{ champions-do-done-RerollWithFavor }」を選びます。
        [runes] ダイスを振りました（{ $target }）。恩恵1を捨てて振り直す場合は、まずダイスを1個ずつ選んでください。ルーンを使うこともできます。この出目でよければ「{ champions-do-done-RerollWithFavor }」を選びます。
       *[marked] 振り直すダイスを{ $marked }個選んでいます（{ $target }）。さらに選ぶか、恩恵1を捨てて振り直してください。
    }
champions-ask-RunesAfterRoll = この出目にルーンを使えます（{ $target }）。使わないなら「{ champions-do-done-RunesAfterRoll }」を選びます。
champions-ask-TakeLosses = 敵の攻撃です（{ $target }）。失う戦士を選んでください。残り{ $owed }人です。
champions-ask-TakeReward = { $enemy }を倒しました。栄光のルーンを使うと、その栄光の半分を追加で得られます。使わないなら「{ champions-do-done-TakeReward }」を選びます。
champions-ask-LessenOwnBlame = トロルを倒したので、自分の非難を1つ捨てられます。捨てないなら「{ champions-do-done-LessenOwnBlame }」を選びます。
champions-ask-SpreadBlame = トロルを倒したので、誰が非難を受け取るかを決めてください。
champions-ask-TakeWarriors = 長屋にすべての戦士を置く空きがありません。どの戦士を取るか選んでください。
champions-ask-AnswerJourney = あなたのロングシップの航海カード（{ $target }）は「{ $journey }」です。航海のルーンを使うと、代わりに次のカードを処理します。使わないなら「{ champions-do-done-AnswerJourney }」を選びます。
champions-ask-LoseItems = 航海で積み荷を失います（{ $target }）。失うものを選んでください。残り{ $owed }つです。
champions-ask-Starve = 船上の食料が足りません（{ $target }）。餓死する戦士を選んでください。残り{ $owed }人です。
champions-ask-Moment = 先へ進む前にルーンを使えます。使わないなら「{ champions-do-done-Moment }」を選びます。
champions-ask-PickGifts = 贈り物のルーンにより、サプライから品を得ます。残り{ $left }つです。1つ選んでください。
champions-ask-ScoreDestiny = 成功のルーンにより、直ちに得点します。公開する自分の運命カードを選んでください。
champions-ask-LookAtJourney = 賢者の家の効果で、裏向きの航海カード1枚を秘密裏に見ます。どの浜のカードを見るか選んでください。
champions-ask-ConsultSage = これから賢者の家で運命カードを引きます。真実の眼のルーンを使うと、さらに2枚引けます。使わないなら「{ champions-do-done-ConsultSage }」を選びます。
champions-ask-ChooseDestiny = 引いた運命カードから残す1枚を選んでください。ほかは山札の下に戻します。
champions-ask-ChooseLeaders = このゲームで使うリーダーを選んでください。
champions-ask-FeedAumingi =
    { $times ->
        [0] アウミンギの露店では、食料1を戻して恩恵1を得ることを3回まで行えます。
       *[other] アウミンギの露店では、食料1を戻して恩恵1を得ることを3回まで行えます。これまでに{ $times }回行いました。終えるなら「{ champions-do-done-FeedAumingi }」を選びます。
    }
champions-ask-PlaceWorker = あなたの手番です。労働者1人を場所に置くか、物乞いをしてください。
champions-ask-TradeGoods = 市場では、品を1対1で何回でも交換できます。受け取った品をさらに交換することはできません。終えたら「{ champions-do-done-TradeGoods }」を選びます。
champions-ask-ChooseRune = ルーン職人に費用を支払いました。取るルーンを選んでください。
champions-ask-ChoosePrivateShip = 船大工で建造する個人ロングシップを選び、費用を支払ってください。
champions-ask-ChooseShore = { $ship }を送る浜を、船着き場の空いている浜から選んでください。
champions-ask-BuyFavors =
    { $most ->
        [1] スターヴ教会では、コイン1枚で恩恵1を買えます。
        [2] スターヴ教会で買う恩恵の数を選んでください。恩恵1、2の費用は、それぞれコイン1枚、3枚です。
        [3] スターヴ教会で買う恩恵の数を選んでください。恩恵1、2、3の費用は、それぞれコイン1枚、3枚、6枚です。
       *[other] スターヴ教会で買う恩恵の数を選んでください。恩恵1、2、3、4の費用は、それぞれコイン1枚、3枚、6枚、10枚です。
    }

## 出来事

champions-event-round-begins = 第{ $n }ラウンドが始まった。
champions-event-gained = { told-seat }は{ $amount }を受け取った。
champions-event-paid = { told-seat }は{ $amount }をサプライに戻した。
champions-event-placed = { told-seat }は{ $location }に労働者を置いた。
champions-event-begged = { told-seat }は物乞いをした。
champions-event-laid-down = { told-seat }は物乞いをせずに労働者を寝かせた。
champions-event-enemy-appears = 新たな敵が現れた（{ $target }）：{ $enemy }。
champions-event-rune-laid-out = ルーン職人の横に{ $rune }のルーンが置かれた。
champions-event-merchant-comes = 新しい商船カードが一番上に置かれた：{ $merchant }。
champions-event-stall-opens = 露店が置かれた：{ $stall }。
champions-event-marker-moves = { told-seat }がスタートプレイヤーマーカーを受け取った。
champions-event-leader-chosen = { told-seat }は{ $leader }を選んだ。
champions-event-destiny-drawn = { told-seat }は運命カードを受け取った。
champions-event-destiny-seen = { told-seat }は運命カード「{ $destiny }」を引いた。
champions-event-destinies-returned = { told-seat }は運命カード{ $n }枚を山札の下に戻した。
champions-event-journey-looked-at = { told-seat }は{ $shore }の航海カードを秘密裏に見た。
champions-event-journey-seen-as = { told-seat }が見た{ $shore }の航海カード：{ $journey }。
champions-event-ship-sails = { told-seat }は{ $ship }を{ $shore }へ送った。
champions-event-rune-taken = { told-seat }は{ $rune }のルーンを取った。
champions-event-rune-used = { told-seat }は{ $rune }のルーンを使った。
champions-event-ship-built = { told-seat }は{ $private_ship }を建造した。
champions-event-town-stocked = 町に{ $item }1が加わった。
champions-event-assigned = { told-seat }は{ $target }に{ $item }{ $n }を割り当てた。
champions-event-turn-order-asked = { told-seat }が手番順を求めたため、割り当てを最初から公開でやり直す。
champions-event-die-rolled = { told-seat }は{ $die }のダイスを振った：{ $face }。
champions-event-die-rolled-together =
    { $you ->
        [seat] あなたは振った：{ $all }。
       *[nobody] { $seat }は振った：{ $all }。
    }
champions-event-die-rolled-group = { $die }×{ $n }（{ $face }）
champions-event-favor-reroll = { told-seat }は恩恵を捨ててダイスを振り直した。
champions-event-die-lifted =
    { $you ->
        [seat] あなたは振り直すダイスを選んだ：{ $die }（{ $face }）。
       *[nobody] { $seat }は振り直すダイスを選んだ：{ $die }（{ $face }）。
    }
champions-event-die-lifted-together =
    { $you ->
        [seat] あなたは振り直すダイスを選んだ：{ $all }。
       *[nobody] { $seat }は振り直すダイスを選んだ：{ $all }。
    }
champions-event-die-lifted-group = { $die }×{ $n }（{ $face }）
champions-event-damage-dealt = { told-seat }は{ $enemy }に{ $n }ダメージを与えた。
champions-event-item-lost = { told-seat }は{ $item }1を失った。
champions-event-enemy-slain = { told-seat }は{ $enemy }を倒した。
champions-event-warriors-beaten = { told-seat }は{ $enemy }に敗れた。
champions-event-journey-revealed = { told-seat }は{ $shore }の航海カードを公開した：{ $journey }。
champions-event-starved = { told-seat }の食料が足りず、{ $die }1人が餓死した。
champions-event-barred-fall = この敵に禁じられているため、{ told-seat }はダイスを振らずに{ $die }{ $n }人を失った。
champions-event-blamed =
    { $you ->
        [seat] あなたは{ $other }に非難を与えた。
        [other] { $seat }はあなたに非難を与えた。
       *[nobody] { $seat }は{ $other }に非難を与えた。
    }
champions-event-troll-lives = トロルは倒されなかった。全プレイヤーが非難を受け取った。
champions-event-bounty-grows = { $shore }のモンスターの上のコインが{ $n }枚になった。
champions-event-part-scored = { told-seat }：{ $part }で{ champions-count-glory }。
champions-event-destiny-scored = { told-seat }：運命カード「{ $destiny }」で{ champions-count-glory }。
champions-event-game-over = ゲームが終了した。
champions-event-dice-left-behind = { told-seat }の長屋がいっぱいなので、{ $die }{ $n }人をサプライに残した。
champions-event-journeys-reshuffled = 捨て札の航海カードをシャッフルして新しい山札にした。
champions-event-worker-hired = { told-seat }は追加の労働者を得た。
champions-event-fight-begins = { told-seat }は{ $enemy }との戦いを始めた。
champions-event-hunt-begins = { told-seat }は狩りを始めた。
champions-event-nobody-fights = { told-seat }には{ $enemy }と戦う戦士がおらず、ダイスを振らずに敗れた。

## 回答が受け付けられない理由

champions-why-occupied = ここには、このラウンドの労働者がすでに置かれています。
champions-why-no-coins-merchant = 商船に支払うコインがありません。
champions-why-no-wood-runesmith = ルーン職人に支払う木材がありません。
champions-why-no-runes-left = ルーンが残っていません。
champions-why-ship-owned = すでに個人ロングシップを持っています。建造できるのは1人1隻だけです。
champions-why-no-ship-affordable = 費用を支払える個人ロングシップが残っていません。
champions-why-no-harbour = 船着き場の空いている浜がありません。
champions-why-no-coins-large-ship = 大型公共ロングシップに支払うコインがありません。
champions-why-not-your-ship = あなたの個人ロングシップではありません。
champions-why-no-coins-church = スターヴ教会でそれを買うコインが足りません。
champions-why-worker-hired = すでに追加の労働者を得ています。得られるのは1人1回だけです。
champions-why-no-coins-huts = 労働者小屋に支払うコインが足りません。
champions-why-stall-not-open = この露店は、このゲームでは使いません。
champions-why-no-price-stall = この露店の費用を支払えません。
champions-why-must-beg = この版では、物乞いをせずに労働者を寝かせることはできません。
champions-why-same-good = 同じ品どうしは交換できません。
champions-why-nothing-to-give = 渡すための品を持っていません。
champions-why-trade-back = ここで受け取った品を渡すことも、渡した品を取り戻すこともできません。欲しい品と直接交換してください。
champions-why-rune-not-there = このルーンは、今は取れません。
champions-why-shore-not-used = この浜は、このプレイ人数では使いません。
champions-why-harbour-taken = この浜の船着き場には、すでに別のロングシップがあります。
champions-why-no-such-die = その種類の戦士は取れません。
champions-why-leader-taken = このリーダーは、すでにほかのプレイヤーが選んでいます。
champions-why-no-journey-there = そこには裏向きの航海カードがありません。
champions-why-destiny-not-drawn = この運命カードは引いていません。
champions-why-not-your-fight = この戦いの場所に労働者を置いておらず、ロングシップも送っていません。
champions-why-nothing-to-send = 割り当てられるものが手元に残っていません。
champions-why-ship-full = ロングシップの積載量がいっぱいです。
champions-why-no-food-to-fight = 食料を割り当てられるのはロングシップだけです。
champions-why-barred = この敵は、この種類の戦士を禁じています。
champions-why-send-in-order = 割り当てはトロル、ドラウグ、浜の順に、それぞれ剣士、槍兵、斧兵、食料の順で行います。ここはすでに過ぎています。
champions-why-no-turn-order = この版では、手番順を求めることはできません。
champions-why-marked-already = すでにダイスを選んでいるので、振り直してください。
champions-why-nothing-marked = 振り直すダイスをまだ選んでいません。
champions-why-no-die-to-mark = その種類と面のダイスは残っていません。
champions-why-none-to-lose = それはここにないので失えません。
champions-why-blame-an-opponent = このプレイヤーは指名できません。非難を受け取るのはほかのプレイヤー1人で、フランス語版ではほかの全員か、誰も受け取らないかのどちらかです。
champions-why-gifts-in-order = 品は食料、木材、コインの順に取ります。これはすでに過ぎています。
champions-why-not-your-destiny = この運命カードを持っていません。
champions-why-one-assigns = 割り当てるプレイヤーが1人だけなので、手番順にしても何も変わりません。
champions-why-in-turn-already = すでに手番順で割り当てています。
champions-why-mark-in-order = ダイスは示された順に選びます。これはすでに過ぎています。
champions-why-rune-after-favor = このゲームでは、恩恵を使い終えてからでなければ出目にルーンを使えません。まず「{ champions-do-done-RerollWithFavor }」を選んでください。
champions-why-favor-was-done = このゲームでは、ルーンの番になったら、その出目にはもう恩恵を使えません。
champions-why-no-favor = 捨てる恩恵がありません。
champions-why-no-favor-in-hunt = この版では、狩りのダイスを恩恵で振り直すことはできません。
champions-why-blows-are-struck = この出目の打撃はすでに与え終わっているので、このルーンはもう使えません。
champions-why-no-destiny = 公開する運命カードを持っていません。
champions-why-no-passing = パスはできません。労働者を場所に置くか、自分のボードに寝かせてください。
champions-why-must-choose = ここではパスできません。示されたものから選んでください。
champions-why-feed-one = アウミンギでは、少なくとも食料1を戻さなければなりません。
champions-why-blame-one = 指名できるのは1人だけです。
champions-why-die-not-in-supply = その種類の戦士はサプライに残っていません。
champions-why-ship-not-used = この個人ロングシップは、このプレイ人数では使いません。
champions-why-ship-built = この個人ロングシップは、もうボードの脇にありません。
champions-why-ship-too-dear = この個人ロングシップの費用を支払えません。
champions-why-no-food-to-lose = ここで選べるのは戦士だけで、食料は選べません。

## 画面に使う言葉

champions-word-round = ラウンド
champions-word-first_player = スタートプレイヤー
champions-word-supply = サプライ
champions-word-longhouse = 長屋
champions-word-workers = 労働者
champions-word-food = 食料
champions-word-wood = 木材
champions-word-coins = コイン
champions-word-favor = 恩恵
champions-word-blame = 非難
champions-word-glory = 栄光
champions-word-runes = ルーン
champions-word-used = 使用済み
champions-word-destinies = 運命カード
champions-word-slain = 倒した敵
champions-word-ship = ロングシップ
champions-word-town = 町
champions-word-free = 空き
champions-word-waiting = 待機中
champions-word-attack = 攻撃力
champions-word-defense = 防御力
champions-word-reward = 報酬
champions-word-barred = 禁止
champions-word-capacity = 積載量
champions-word-bounty = 懸賞金
champions-word-journey = 航海
champions-word-face_down = 裏向き
champions-word-nobody = なし
champions-word-damage = ダメージ
champions-word-dice = ダイス
champions-word-stalls = 露店
champions-word-merchant = 商船
champions-word-near = 近い
champions-word-far = 遠い
champions-word-deck = 山札
champions-word-hidden = 非公開
champions-word-shores = 浜
champions-word-fighters = 戦闘参加者
champions-word-crew = 乗員
champions-word-total = 合計
champions-word-winner = 勝者
champions-word-shared_victory = 共同勝利
champions-word-stand_in = 仮の値
champions-word-cards = カード
champions-word-leader = リーダー
champions-word-final_scoring = 最終得点計算

## 端末だけの文言

champions-word-enemies = 敵
champions-word-players = プレイヤー
champions-word-strength = 攻/防
champions-barred = { $die }禁止
champions-place-hunting_grounds = 長屋に残る戦士が狩りをする
champions-place-jarls_longhouse = 剣士1、スタートプレイヤーマーカー
champions-place-market = 品を1対1で交換
champions-place-sages_house = 航海カードを見て、運命カードを引く
champions-stays = 長屋に残る：{ $n }
champions-there = すでに{ $crew }
champions-marked = { $n }個（選択済み{ $marked }個）
champions-marked-dice = 選択済み{ $n }個
champions-hits = { $n }ヒット
champions-head-glory = 栄光
champions-head-food = 食料
champions-head-wood = 木材
champions-head-coins = コイン
champions-head-favor = 恩恵
champions-head-blame = 非難
champions-head-workers = 労働者
champions-head-destinies = 運命
champions-head-slain = 討伐
champions-head-sword = 剣
champions-head-spear = 槍
champions-head-axe = 斧
champions-count-short_glory = { champions-count-glory }

## 仮の値の一覧

champions-kind-die = ダイス
champions-kind-troll = トロル
champions-kind-draugr = ドラウグ
champions-kind-monster = モンスター
champions-kind-kraken = クラーケン
champions-kind-journey = 航海カード
champions-kind-destiny = 運命カード
champions-kind-rune = ルーン
champions-kind-merchant = 商船カード
champions-kind-public_ship = 公共ロングシップ
champions-kind-private_ship = 個人ロングシップ
champions-value-faces = 面
champions-value-attack = 攻撃力
champions-value-defense = 防御力
champions-value-glory = 栄光
champions-value-wood = 木材
champions-value-coins = コイン
champions-value-favor = 恩恵
champions-value-barred = 禁じられた種類
champions-value-swords = 剣士
champions-value-spears = 槍兵
champions-value-axes = 斧兵
champions-value-food = 食料
champions-value-capacity = 積載量
champions-value-seats = プレイ人数
champions-value-alone = 単独の栄光
champions-value-tied = 同数の栄光
