### Ce que dit chaque page de règles.

rules-name = Les règles
rules-contents = Sommaire
rules-top = Revenir au début
