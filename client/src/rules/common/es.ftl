### Lo que dice cada página de reglas.

rules-name = Las reglas
rules-contents = Índice
rules-top = Volver al principio
