### What places of the map are called: by the letters and numbers printed there.

vikings-place-region = 地域{ $id }
vikings-place-dock = 桟橋{ $id }
vikings-place-fjord = フィヨルド{ $id }
