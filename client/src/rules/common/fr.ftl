### Ce que dit chaque page de règles.

rules-name = Les règles
rules-contents = Sommaire
rules-top = Revenir au début
rules-loading = Les règles arrivent…
rules-failed = Impossible de charger les règles. Êtes-vous hors ligne ?
rules-again = Réessayer
