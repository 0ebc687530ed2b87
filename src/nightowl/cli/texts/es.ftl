### La línea de órdenes. Lo que dice un juego está con el juego; lo que dicen todos, en los textos comunes.

## La orden y sus opciones

cli-about = Una mesa para cuatro juegos nocturnos: jugar en la terminal, simular, repasar y verificar.
cli-about-games = mostrar los juegos, sus asientos y opciones
cli-about-play = jugar contra bots o con otros ante esta pantalla
cli-about-narrate = leer la noche en voz alta a quienes tienen sus propias cartas, y llevar el tiempo
cli-about-simulate = hacer que los bots jueguen muchas partidas y contar
cli-about-calibrate = probar lo equilibradas que están las cartas de un juego, con muchas partidas entre buenos bots
cli-about-replay = repasar paso a paso una partida grabada
cli-about-verify = comprobar una grabación: nadie la cambió y nadie eligió el azar
cli-about-engine = que jueguen programas por la entrada y la salida estándar, un objeto JSON por línea
cli-usage = uso:
cli-wrong = Error. { $message }
cli-arguments = argumentos
cli-options = opciones
cli-command = ORDEN
cli-commands = órdenes
cli-game = JUEGO
cli-file = ARCHIVO
cli-folder = CARPETA
cli-help-help = mostrar esta ayuda y salir
cli-help-version = mostrar la versión y salir
cli-help-lang = idioma: en, ru, de, fr, it, nl o es (si no, según NIGHTOWL_LANG o LANG)
cli-help-game = qué juego: { $games }
cli-help-option = una opción del juego como nombre=valor; se puede repetir («nightowl games» las muestra)
cli-help-roles = las cartas con las que jugáis, separadas por comas: werewolf,werewolf,seer,… (tres más que jugadores)
cli-help-narrate-seats = cuántos juegan; sin --roles vale el conjunto preparado para ese número
cli-help-silent = solo el texto, aunque haya una voz
cli-help-seed = repetir exactamente: cualquier palabra o número. No se puede probar que tal azar sea justo
cli-help-pack = jugar con el contenido de esa carpeta, si el juego lo permite
cli-help-seats = cuántos juegan, bots incluidos
cli-help-you = los asientos que juegas tú, contados desde 1 (si no, el primero)
cli-help-hot-seat = personas juegan todos los asientos ante esta pantalla
cli-help-bots = niveles de los bots, en orden de asientos; el último se repite
cli-help-record = dónde guardar la grabación (si no, en tu carpeta de datos)
cli-help-plain = sin colores ni dibujos, frases completas: para lectores de pantalla y terminales sencillas
cli-help-games = cuántas partidas, para cada número de asientos
cli-help-simulate-seats = cuántos juegan: 3 o 2,4 o 2-5 (si no, el número del medio)
cli-help-players = niveles de los bots, repetidos hasta llenar los asientos; cambian de asiento en cada partida
cli-help-jobs = cuántos procesos (si no, uno por núcleo); el resultado es el mismo
cli-help-json = escribir el resultado para programas
cli-help-plot = dibujar el resultado en un archivo PNG, SVG o PDF
cli-help-trial-games = cuántas partidas por prueba
cli-help-trial-level = qué bots juegan: un nivel de los que admiten las pruebas
cli-help-trials = solo las pruebas con una de estas palabras en el nombre
cli-help-trial-seed = qué partidas: cualquier palabra o número; con otro salen otras
cli-help-keep = guardar lo hecho en ese archivo, y seguir desde ahí si existe
cli-help-docs = escribir tablas y figura en las páginas de esa carpeta de documentos
cli-help-record-file = una grabación, tal como la escribe «nightowl play»
cli-help-step = esperar Intro tras cada paso, aunque la entrada no sea una terminal
cli-help-to = solo hasta el paso N; en una terminal, empezar ahí
cli-help-seat = tal como lo vio ese asiento, contado desde 1 (si no, como el público)

## Lo que no sirve

cli-no-value = «{ $word }» no da ningún valor; escribe --option nombre=valor.
cli-bad-seats = «{ $given }» no vale como número de asientos: el juego tiene de { $fewest } a { $most }.
cli-bad-level = No hay ningún bot «{ $level }»; hay: { $levels }.
cli-bad-number = { $name } pide un número entero de { NUMBER($least, useGrouping: 0) } a { NUMBER($most, useGrouping: 0) }.
cli-too-many-players = Más jugadores ({ $players }) que asientos ({ $seats }).
cli-too-many-bots = Más bots ({ $bots }) que asientos libres ({ $seats }).
cli-no-matplotlib = Para dibujar hace falta matplotlib: pip install "nightowl[plot]"
cli-bad-plot = «{ $path }»: el nombre de una figura acaba en .png, .svg o .pdf.
cli-cannot-read = No se puede leer «{ $path }»: { $detail }.
cli-cannot-write = No se puede escribir «{ $path }»: { $detail }.
cli-file-exists = «{ $path }» ya existe; no se sobrescribe nada.
cli-no-packs = { $game } tiene un solo contenido; hay paquetes para: { $games }.
cli-no-trials = «{ $game }» no tiene pruebas de equilibrio.
cli-no-trial-level = «{ $level }» no juega las pruebas: { $levels }.
cli-no-such-trial = Ninguna prueba lleva «{ $given }» en el nombre: { $trials }.
cli-other-run = «{ $path }» es de una serie con otras cartas, otros bots, otro juego u otro --seed.
cli-bad-pack = El paquete «{ $path }» no se puede usar: { $detail }
cli-no-folder = No hay ninguna carpeta «{ $path }».
cli-replay-unknown-game = El juego «{ $game }» no se conoce aquí; hay: { $games }.

## nightowl games

cli-games-seats = De { $fewest } a { $most } jugadores
cli-games-bots = Bots disponibles: { $levels }
cli-games-choices = Se admite: { $choices }.
cli-games-range = Se admite: un número entero de { $least } a { $most }.
cli-games-means = { $value }: { $said }.
cli-games-any = Se admite: cualquier texto.
cli-games-list-choices = Se admite: algunos de { $choices }, separados por comas.
cli-games-list-range = Se admite: números enteros de { $least } a { $most }, separados por comas.
cli-games-list-any = Se admite: textos separados por comas.

## nightowl simulate

cli-simulated =
    { $games ->
        [one] { $game }: { $games } partida, { $seats } en la mesa, semilla { $seed }
       *[other] { $game }: { $games } partidas, { $seats } en la mesa, semilla { $seed }
    }
cli-lengths = Decisiones por partida: { $mean } de media, mediana { $median }, de { $least } a { $most }.
cli-ended = { $share } de las partidas: { $how }
cli-speed =
    { $games ->
        [one] { $games } partida en { $seconds } s: { $rate } por segundo.
       *[other] { $games } partidas en { $seconds } s: { $rate } por segundo.
    }
cli-column-who = quién
cli-column-held = partidas
cli-column-share = ganadas
cli-column-interval = intervalo 95 %
cli-column-mean = puntos
cli-column-deviation = ± desv.
cli-seat = Asiento { $number }
cli-plot-title = { $game }; partidas: { $games }; jugadores: { $seats }
cli-plot-seat = asiento
cli-plot-decisions = decisiones
cli-plot-games = partidas
cli-plot-saved = La figura está en { $path }

## nightowl calibrate

cli-calibrated = { $game }: pruebas de equilibrio entre { $level }, { $games } partidas cada una, semilla { $seed }
cli-column-what = qué
cli-column-found = hallado
cli-column-wanted = deseado
cli-column-met = ¿se cumple?
cli-met = sí
cli-not-met = todavía no

## nightowl verify y replay

cli-verify-record = Una grabación del juego «{ $game }», versión { $rules } de las reglas, jugada por { $names }.
cli-verify-chain =
    { $entries ->
        [one] { $entries } entrada, que encaja con la línea anterior; la última huella es { $hash }.
       *[other] { $entries } entradas, y cada una encaja con la línea anterior; la última huella es { $hash }.
    }
cli-verify-legal =
    { $moves ->
        [one] { $moves } jugada repetida según las reglas, y está permitida.
       *[other] { $moves } jugadas repetidas según las reglas, y todas están permitidas.
    }
cli-verify-unknown-game = Las reglas de «{ $game }» no se conocen aquí, así que sus jugadas no se han comprobado.
cli-verify-fits = Resultado: encaja.
cli-verify-broken = Resultado: no encaja.
cli-damaged-entry = La entrada { $entry } no encaja. { $fault }
cli-damaged-header = El encabezado no encaja. { $fault }
cli-no-record = Esto no es una grabación legible. { $fault }
cli-misfit-header = Encabezado: { $reason }
cli-misfit-other-game = Es de otro juego: { $detail }.
cli-misfit-other-rules = Se jugó con la versión { $detail } de las reglas, que aquí no se conoce; las jugadas no se pueden repetir.
cli-misfit-other-content = Se jugó con otro contenido ({ $detail }) que el de aquí; las jugadas no se pueden repetir.
cli-misfit-wrong-seats = El número de jugadores no es correcto; el juego tiene { $detail }.
cli-misfit-bad-option = Estas opciones no son posibles: { $detail }.
cli-misfit-bad-carry = Lo que entrega la ronda anterior no es posible.
cli-misfit-no-such-seat = No hay asiento { $detail }.
cli-misfit-after-the-end = Para entonces la partida ya había acabado.
cli-misfit-no-such-move = No existe tal jugada; «{ $detail }» está mal.
cli-misfit-illegal-move = Las reglas no permiten aquí esta jugada.
cli-misfit-wrong-odds = Los pesos no son los del juego, que son { $detail }.
cli-misfit-wrong-pick = La elección no corresponde a esta jugada; debería ser { $detail }.
cli-step = Paso { $at } de { $last }
cli-replay-prompt = Intro: siguiente, b: atrás, 0 a { $last }: ir, q: salir >
cli-replay-last = Este es el último paso.
cli-replay-first = Este es el primer paso.
cli-replay-what = «{ $word }» no es nada de eso: Intro, b, q o un número de 0 a { $last }.

## nightowl play

cli-names = Ana, Blas, Clara, Darío, Elsa, Fidel, Gala, Hugo, Inés, Juan
cli-you-are = Tu nombre en la mesa: { $name }.
cli-people = Ante esta pantalla: { $names }.
cli-bot = { $name } es un bot: { $level }.
cli-commitment = La mesa ha sacado un secreto y lo garantiza con este número:
cli-seeded = El azar sale de la semilla. Se puede repetir, pero nadie puede probar que sea justo.
cli-nonce = { $name }, escribe algo para mezclarlo con el azar, o pulsa solo Intro:
cli-of-age = Este juego es para adultos. Escribe 18 para confirmar que tienes 18 años o más:
cli-not-of-age = Entonces este juego sigue cerrado.
cli-cover = La pantalla pasa a { $name }. Pulsa Intro cuando nadie más mire:
cli-prompt = Tu jugada (1 a { $most }; ? consejos, l crónica, p imagen, q salir):
cli-prompt-window = Tu respuesta (1 a { $most }; a dejar pasar todo, ? consejos, l crónica, p imagen, q salir):
cli-lets-by = A { $name } ya no se le pregunta si reacciona a las demás. Para volver: a en su propio turno.
cli-asked-again = A { $name } se le vuelve a preguntar.
cli-empty = Escribe el número de una jugada, de 1 a { $most }.
cli-what = «{ $word }» no es una jugada: escribe un número de 1 a { $most }, o ?, l, p o q.
cli-more = Las { $n } jugadas: m. O escribe una palabra para buscar.
cli-no-hint = nada especial
cli-prompt-talk = Di algo (1 a { $most }; Intro para escuchar; w qué es probable, l crónica, p imagen, q salir):
cli-choose = { $what } 1 a { $most }, o Intro para volver:
cli-no-reckon = Aquí no se calcula nada. Donde el juego puede, empieza con --option helper=yes.
cli-nobody-talks = Nadie más quiere hablar: di algo, o pasa a votar.
cli-narrate-cards = Barajad estas cartas, dad una a cada uno y poned tres en el centro: { $roles }
cli-narrate-start = Pulsad Intro cuando todos hayan mirado su carta:
cli-no-voice = No se encontró ninguna voz (espeak-ng, say): leed vosotros las líneas.
cli-left = La partida acaba aquí.
cli-rank =
    { $score ->
        [one] { $rank }. { $name }: { $score } punto
       *[other] { $rank }. { $name }: { $score } puntos
    }
cli-winners =
    { $n ->
        [one] Gana { $names }
       *[other] Ganan { $names }
    }
cli-nobody-wins = No gana nadie.
cli-next-round = Intro: siguiente ronda, q: parar aquí >
cli-saved = La grabación de esta partida está en
cli-verify-it = Para comprobar que nadie eligió el azar:

## nightowl engine: errores. Lo que rechazan las reglas está en los textos comunes.

engine-not-json = Esta línea no es JSON: { $detail }.
engine-not-an-object = Una petición es un objeto JSON en una línea.
engine-line-too-long = La línea pasa de { NUMBER($most, useGrouping: 0) } bytes y se ha saltado.
engine-unknown-command = «do» nombra una de estas órdenes: { $commands }.
engine-unknown-field = Esta orden no tiene el campo «{ $name }»; tiene { $names }.
engine-missing-field = Falta el campo «{ $name }».
engine-bad-field = El campo «{ $name }» está mal: { $detail }.
engine-unknown-game = No existe tal juego; hay: { $games }.
engine-wrong-seats = Este juego tiene de { $fewest } a { $most } asientos.
engine-wrong-names = Debe haber tantos nombres como asientos: { $seats }.
engine-table-taken = Ya hay una mesa «{ $table }».
engine-too-many-tables = No puede haber más de { NUMBER($most, useGrouping: 0) } mesas abiertas; cierra antes una.
engine-no-such-table = No hay ninguna mesa «{ $table }».
engine-no-round-before = En la mesa «{ $table }» no hay ninguna ronda acabada de este juego.
engine-no-such-seat = Los asientos se cuentan de 0 a { $most }.
engine-no-such-level = Hay bots de estos niveles: { $levels }.

## nightowl serve

cli-about-serve = ofrecer mesas a navegadores: para amigos en casa o en cualquier lugar
cli-help-serve-host = la dirección en la que se escucha (si no, solo este equipo)
cli-help-serve-port = el puerto en el que se escucha (si no, 8733)
cli-help-serve-database = dónde se guardan las mesas: un archivo SQLite o postgresql://… (si no, un archivo en tu carpeta de datos)
cli-help-serve-bus = redis://…, cuando varios servidores comparten una base
cli-help-serve-site = la carpeta del cliente para navegador
cli-help-serve-origin = una página de otro sitio que puede usar este servidor; se puede repetir
cli-help-serve-proxy = la dirección de un proxy al que se cree sobre quién llama; se puede repetir
cli-help-serve-workers = cuántos procesos piensan por los bots
cli-help-serve-limit = un límite como nombre=número: tables, joins, requests, visits o wishes; se puede repetir
cli-help-serve-socket = qué lleva los mensajes: picows, o websockets donde picows no funciona
cli-help-serve-log = cómo se escribe el registro: text para personas, json para programas
cli-help-serve-config = un archivo TOML con estos ajustes; el entorno (NIGHTOWL_PORT …) y las opciones mandan más
cli-help-serve-open = abrir un navegador en la página de inicio
cli-no-server = Para ofrecer mesas faltan paquetes ({ $detail }): pip install "nightowl[server]"
cli-bad-setting = El ajuste «{ $name }» no se puede usar: { $detail }.
cli-no-limit = «{ $word }» no indica ningún límite; escribe --limit nombre=número.

## nightowl tables

cli-about-tables = cuidar de las mesas de un servidor
cli-about-tables-purge = olvidar las mesas cuyo tiempo ha pasado
cli-about-tables-export = escribir una mesa entera en un archivo, para llevarla a otro servidor
cli-about-tables-import = traer una mesa de un archivo así
cli-help-over-days = cuántos días se guarda una mesa tras acabar su partida (si no, 30)
cli-help-idle-days = cuántos días se guarda una mesa que nadie toca (si no, 180)
cli-code = CÓDIGO
cli-help-code = el código de la mesa
cli-help-table-file = el archivo de una mesa. Quien lo tiene conoce cada carta: guárdalo para ti
cli-purged =
    { $tables ->
        [one] { $tables } mesa olvidada.
       *[other] { $tables } mesas olvidadas.
    }
cli-exported = La mesa { $code } está en «{ $path }». Contiene sus secretos; bórralo después de la mudanza.
cli-imported = La mesa { $code } está aquí, con los enlaces de todos.
cli-no-store = No se puede llegar a las mesas: { $detail }
cli-import-no-table = Esto no es una mesa (línea { NUMBER($line, useGrouping: 0) }).
cli-import-other-version = Esta mesa la escribió una versión más nueva.
cli-import-other-game = El juego de esta mesa no se conoce aquí.
cli-import-cut-off = Este archivo está cortado tras la línea { NUMBER($line, useGrouping: 0) }.
cli-import-code-taken = Ya hay una mesa con este código.
