### どのゲームにも共通する、Meadhall自身の文言。

## 問いかけ

ask-chance = 運が決めます。

## 回答が受け付けられない理由

why-not-now = いま求められているのは、その回答ではありません。
why-not-asked = いまはこのプレイヤーが決める番ではありません。
why-over = ゲームは終了しています。
why-rune-not-held = このルーンを持っていないか、すでに使用済みです。
why-rune-not-now = このルーンは、いまは使えません。
why-unknown = そのような回答はありません。
