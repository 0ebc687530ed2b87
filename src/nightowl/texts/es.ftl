### Lo que dicen todos los juegos y todas las mesas.

language-name = Español
language-en = inglés
language-ru = ruso
language-de = alemán
language-fr = francés
language-it = italiano
language-nl = neerlandés
language-es = español

yes-no-yes = sí
yes-no-no = no
nobody = nadie
chance = el azar
clock = el reloj
headed = { $head }: { $said }

level-random = al azar
level-easy = fácil
level-normal = medio
level-hard = difícil
level-search = búsqueda

## Rechazos: `$field` es lo que falla, `$expected` lo que valdría.

refused-no-such-move = Esa jugada no existe. Se esperaba: { $expected }
refused-bad-field = «{ $field }» no sirve. Se esperaba: { $expected }
refused-not-your-turn = No es tu turno.
refused-game-over = La partida ha terminado.
refused-no-such-seat = Ese sitio no existe. Se esperaba: { $expected }
refused-not-now = Ahora no se puede.
refused-chance-is-automatic = En esta mesa el azar responde solo.
refused-unknown-option = No hay ninguna opción «{ $field }». Hay: { $expected }
refused-bad-option = La opción «{ $field }» no puede tener ese valor. Se esperaba: { $expected }

## Si el reparto está demostrado. `$reason` es una de las frases de abajo.

verdict-proven =
    { $checked ->
        [one] Demostrado: nadie eligió el reparto. Se ha vuelto a calcular { $checked } respuesta del azar, y es correcta.
       *[other] Demostrado: nadie eligió el reparto. Se han vuelto a calcular { $checked } respuestas del azar, y todas son correctas.
    }
verdict-not-provable = Nada se contradice, pero tampoco hay nada demostrado. { $reason }
verdict-broken = El registro se contradice. { $reason }
verdict-at-entry = Entrada { $entry }: { $reason }

verdict-unreadable = Esto no es un registro, o está dañado.
verdict-unknown-version = El registro tiene un formato que esta versión no conoce.
verdict-chain = La entrada no sigue a la anterior: algo se ha cambiado, quitado o añadido.
verdict-secret-does-not-match = El secreto que muestra la mesa no es el que prometió.
verdict-nonce-does-not-match = El número aleatorio mostrado no es el prometido.
verdict-nonce-not-committed = Se muestra un número aleatorio que nadie prometió.
verdict-nonce-committed-twice = Un sitio promete dos veces un número aleatorio.
verdict-nonce-shown-twice = Un sitio muestra dos veces su número aleatorio.
verdict-nonce-shown-before-all-committed = Se muestra un número aleatorio antes de que todos prometan el suyo.
verdict-late-nonce = Un número aleatorio llega cuando el azar ya ha hablado.
verdict-odds-and-pick-missing = El registro no dice entre qué podía elegir el azar.
verdict-odds-are-no-weights = Los pesos del registro no tienen sentido.
verdict-pick-outside-odds = El azar elige algo que los pesos no permiten.
verdict-pick-does-not-match = Del secreto y los números aleatorios sale otra elección que la registrada.
verdict-malformed-act = Algo que pasó en la mesa está escrito a medias.
verdict-not-a-human-seat = Solo una persona puede dar un número aleatorio, y en este sitio no hay ninguna.
verdict-manual-chance = Aquí se tira el dado y se reparte a mano.
verdict-no-commitment = La mesa no prometió ningún secreto.
verdict-late-secret = La mesa muestra un secreto que nunca prometió: pudo elegirse después.
verdict-no-secret = La mesa aún no ha mostrado su secreto.
verdict-early-secret = El secreto se muestra antes de la última respuesta del azar: todos podían preverla.
verdict-no-nonce = Nadie en la mesa ha dado un número aleatorio.
verdict-missing-nonce = Alguien en la mesa no ha dado un número aleatorio.
verdict-chance-undone = Se retira una respuesta del azar: quien puede hacerlo prueba hasta que le conviene.

## Por qué un archivo no es un registro. `$fault` es una de las frases de abajo.

record-fault = Línea { $line }: { $fault }

record-empty-file = El archivo está vacío.
record-byte-order-mark = El archivo empieza con una marca de orden de bytes, que ahí sobra.
record-not-utf-8 = Esto no es texto en UTF-8.
record-carriage-return = La línea acaba como en Windows; solo se permite un salto de línea simple.
record-empty-line = La línea está vacía.
record-cut-off = El archivo se detiene a mitad de una línea; quizá esté cortado.
record-not-json = Esto no es JSON.
record-no-hash = La línea no acaba en su huella.
record-bad-shape = Las líneas de un registro no se construyen así.
record-key-twice = «{ $key }» aparece dos veces.
record-other-spelling = Se puede leer, pero un registro no lo escribe así (columna { $column }).
record-unknown-version = El formato { $version } no se conoce aquí.
record-misnumbered = La entrada lleva el número { $found } y no va aquí.
record-changed = La línea no cuadra con su huella: una de las dos se ha cambiado.
