### Was jede Regelseite sagt.

rules-name = Die Regeln
rules-contents = Inhalt
rules-top = Zurück zum Anfang
rules-loading = Die Regeln werden geholt …
rules-failed = Die Regeln ließen sich nicht holen. Bist du offline?
rules-again = Noch einmal versuchen
