### Wat elke pagina met regels zegt.

rules-name = De regels
rules-contents = Inhoud
rules-top = Terug naar het begin
