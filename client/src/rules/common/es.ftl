### Lo que dice cada página de reglas.

rules-name = Las reglas
rules-contents = Índice
rules-top = Volver al principio
rules-loading = Cargando las reglas…
rules-failed = No se han podido cargar las reglas. ¿Estás sin conexión?
rules-again = Volver a intentarlo
