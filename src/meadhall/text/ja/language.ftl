language-name = 日本語
