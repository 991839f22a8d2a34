language-name = français
