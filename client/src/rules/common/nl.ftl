### Wat elke pagina met regels zegt.

rules-name = De regels
rules-contents = Inhoud
rules-top = Terug naar het begin
rules-loading = De regels worden opgehaald…
rules-failed = De regels konden niet worden opgehaald. Ben je offline?
rules-again = Opnieuw proberen
