### Was jede Regelseite sagt.

rules-name = Die Regeln
rules-contents = Inhalt
rules-top = Zurück zum Anfang
