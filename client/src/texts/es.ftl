### La página en el navegador: lo que rodea a cada juego. `$name` y `$names` son nombres de jugadores.

home = Inicio
home-about = Una mesa para juegos de la noche. Juega ya con bots, o envía un enlace a tus amigos.
home-continue = Sigue donde estabas
home-continue-one = Seguir
home-forget = Olvidar la mesa { $code }
home-name = Tu nombre
home-code = Código de una mesa
home-join = Entrar
home-games = Los juegos
home-seats = De { $fewest } a { $most } jugadores
home-alone = Jugar ya
home-make = Con amigos
home-replay = Volver a ver una partida grabada
home-fair = Cada reparto se puede comprobar: nadie elige las cartas, ni siquiera nosotros. Sin cuenta, sin rastreo.
home-unofficial = No oficial: reglas de juegos publicados con su nombre; todas las palabras y dibujos son nuestros.
guest-name = Búho
bot-names = Luna, Véspero, Orión, Nova, Atlas, Lira, Sirio, Vega, Rigel, Mira

loading = Un momento…
load-failed = Esta página no se ha cargado.
load-failed-about = Quizá no hay conexión, o hay una versión nueva. Inténtalo otra vez.
try-again = Otra vez
back = Atrás
close = Cerrar
menu = Menú
rules = Reglas
settings = Ajustes
replay = Repetición
you = (tú)
your-turn = Te toca
refused-offline = No hay conexión con la mesa. Mira tu red e inténtalo otra vez.

## Entrar

join-none = Esa mesa no existe
join-people = En la mesa: { $names }
join-running = Hay una partida en marcha. Puedes mirar, y jugar en la siguiente.
join-in = Sentarse a la mesa
join-device = Seguir aquí
join-device-about = Tu sitio pasa a este dispositivo; el otro se cierra.
closed-title = Este sitio está cerrado
closed-join = Entrar de nuevo

adult-title = Solo para adultos
adult-about = Este juego transcurre en un club nocturno y bromea con ello. Es para personas de 18 años o más.
adult-yes = Tengo 18 años o más
adult-no = No, gracias

## Antes de la partida

lobby-invite = Invitar
lobby-invite-about = Quien tenga este enlace puede entrar, desde cualquier teléfono u ordenador.
lobby-link = Enlace a esta mesa
lobby-copy = Copiar el enlace
lobby-copied = El enlace está copiado.
lobby-share = Compartir
lobby-show-qr = Mostrar el código QR
lobby-qr = Código QR con el enlace a esta mesa
lobby-lock = No dejar entrar a nadie más
lobby-unlock = Dejar entrar de nuevo
lobby-seats = Sitios
lobby-fewer = Un sitio menos
lobby-more = Un sitio más
lobby-fill = Completar con bots
lobby-options = Opciones
lobby-host-chooses = Las elige el anfitrión.
lobby-series = Una serie conserva sus opciones y sitios.
lobby-pass-and-play = Tienes varios sitios: el dispositivo pasa de mano en mano; si hay secretos, se tapa entre medias.
lobby-watching = No tienes sitio: miras.
lobby-ready = Estoy listo para jugar
lobby-not-ready = Todavía no
lobby-start = Empezar la partida
lobby-next-round = Empezar la siguiente ronda
lobby-dealing = Cada uno añade un número al azar, y se reparte…
lobby-empty =
    { $n ->
        [one] { $n } sitio está libre.
       *[other] { $n } sitios están libres.
    }
lobby-unready = Falta: { $names }
lobby-all-set = ¡Todo listo!
lobby-host-starts = El anfitrión empieza la partida.

seat-empty = libre
seat-take = Sentarme aquí
seat-take-too = Aquí también
seat-bot = Bot en el sitio { $seat }
seat-free = Dejar libre el sitio de { $name }
seat-claim = Seguir por { $name }
seat-asked = decide
bot-of = Bot: { $level }

items-more = Uno más: { $name }
items-less = Uno menos: { $name }
items-clear = Vaciar la lista

tempo = Tiempo
tempo-title = Para un turno
tempo-generous = amplio: 3 minutos
tempo-fast = rápido: 45 segundos
tempo-none = sin límite
tempo-window =
    { $n ->
        [one] Para reaccionar: { $n } segundo
       *[other] Para reaccionar: { $n } segundos
    }
absent-title = Si alguien se ausenta
absent-bot = mientras tanto juega un bot
absent-fallback = se hace la jugada más sencilla

## La gente

people = Gente
person-host = anfitrión
person-away = ausente
person-watches = mira
person-ready = listo
person-muted = sin voz
person-resigned = se ha rendido
person-aborts = quiere parar
person-more = Más sobre { $name }
person-mute = Quitar la palabra
person-unmute = Devolver la palabra
person-make-host = Ceder la mesa
person-kick = Echar de la mesa
takeover-asks = A { $name } le gustaría seguir por { $seat }. ¿Te parece bien?
takeover-yes = Me parece bien
takeover-no = Mejor no

## La mesa

prompt = Lo que se pregunta
prompt-hold = Mantén pulsado para leer lo que solo tú puedes saber
moves = Tus jugadas
moves-choose = Elección { $n }
story = Relato
story-none = Aún no ha pasado nada.
story-mine = Mostrar lo que solo sé yo
story-told = Solo para { $names }:
waiting-for =
    { $n ->
        [one] Esperando a { $names }.
       *[other] Esperando a { $names }.
    }
waiting-all = Esperando a todos.
paused = La partida está en pausa.
drawing-failed = No se pudo dibujar el tablero. Puedes jugar de todos modos.
clock-left = quedan { $time }
clock-soon =
    { $n ->
        [one] Queda { $n } segundo.
       *[other] Quedan { $n } segundos.
    }
lesson = Conviene saberlo
lesson-done = Entendido
table-more = Más en la mesa
table-eyes = Con los ojos de
table-undo = Deshacer
table-pause = Pausa
table-resume = Seguir
table-resign = Rendirse
table-abort = Parar juntos
table-abort-not = Seguir, a pesar de todo
table-leave = Dejar la mesa
table-auto-pass = Dejar pasar ocasiones
table-auto-pass-about = Ya no se te pregunta si quieres reaccionar. Todos lo ven.
table-device = Seguir en otro dispositivo
table-device-about = Crea un enlace que vale una vez y durante diez minutos. Tu sitio pasa allí.
table-device-make = Crear el enlace
sure-resign = ¿Rendirte? Un bot sigue por ti, y ya no puedes ganar.
sure-leave = ¿Dejar la mesa? Mientras dura una partida, tu sitio pasa a un bot para siempre.
sure-yes = Sí
sure-no = No, me quedo

cover-title = Pasa el dispositivo a { $name }
cover-about = Los demás miran a otro lado.
cover-show = Soy { $name }: muestra mi juego
cover-rest = Deja el dispositivo en la mesa
cover-rest-about = La partida sigue sola. A quien llamen o quien quiera mirar otra vez, que toque su nombre; los demás miran a otro lado.
cover-done = Listo: tapar

chat = Charla
chat-write = Escribe algo
chat-send = Enviar
chat-none = Nadie ha dicho nada todavía.
chat-said = { $name } dice: { $text }
chat-team = Escribe a tu equipo
chat-spectators = Escribe a los espectadores
chat-closed = Ahora nadie habla
chat-muted = El anfitrión te ha quitado la palabra
chat-to-team = equipo
chat-to-spectators = espectadores
chat-unread =
    { $n ->
        [one] { $n } mensaje nuevo
       *[other] { $n } mensajes nuevos
    }

line-lost = Se ha perdido la conexión. Probando otra vez…
line-offline = No tienes red. La mesa espera, y vuelves en cuanto vuelva la red.
line-back = Conexión recuperada.

## El final

end-you-won = ¡Ganas!
end-won =
    { $n ->
        [one] Gana { $names }
       *[other] Ganan { $names }
    }
end-nobody = No gana nadie
end-winner = gana
end-player = Jugador
end-score = Puntos
end-rematch = Jugar otra vez
end-next-round = Siguiente ronda
end-host-decides = El anfitrión decide cómo se sigue.
end-verify = ¿Fue limpio el reparto?
end-verify-about = Calculado en este navegador, solo con la grabación.
end-own-nonce = El número al azar de este dispositivo está ahí, sin cambios.
end-own-nonce-missing = ¡El número al azar de este dispositivo no está ahí!
end-replay = Volver a ver
end-record = Guardar la grabación
end-secrets = Lo que era secreto está ahora a la vista, en el tablero y en el relato.

replay-about = Abre la grabación de una partida acabada y recórrela paso a paso, con los ojos de quien quieras.
replay-open = Abrir una grabación
replay-import = Seguir esta partida
replay-controls = Mandos de la repetición
replay-first = Al principio
replay-back = Un paso atrás
replay-on = Un paso adelante
replay-last = Al final
replay-run = Reproducir
replay-stop = Parar
replay-jump = Ir a un paso
replay-start = El principio
replay-eyes = Con los ojos de
replay-eyes-all = nada oculto
replay-eyes-public = un espectador

rules-none = Ese juego no existe.

## Ajustes

settings-language = Idioma
settings-theme = Luz
settings-theme-night = noche
settings-theme-day = día, legible al sol
settings-theme-auto = como en este dispositivo
settings-text = Tamaño del texto
settings-text-usual = normal
settings-text-large = grande
settings-text-huge = muy grande
settings-palette = Colores
settings-palette-usual = de siempre
settings-palette-safe = fáciles de distinguir
settings-motion = Movimiento
settings-motion-auto = como en este dispositivo
settings-motion-on = sí
settings-motion-off = sin él
settings-sound = Sonido
settings-sound-about = Una nota suave cuando te toca.
settings-vibration = Vibración
settings-vibration-about = El teléfono vibra cuando te toca.
settings-words = La mesa en palabras
settings-words-about = Frases y botones en vez de un tablero; hecho para lectores de pantalla.
settings-hints = Pistas
settings-hints-about = Qué ganaría o arriesgaría una jugada, cuando el juego puede decirlo.
settings-lessons = Consejos para la primera partida
settings-lessons-about = Unas palabras de explicación en cada momento nuevo.
settings-relearn = Volver a mostrar los consejos
settings-relearnt = Los consejos volverán a salir.
settings-together = Estamos juntos
settings-together-about = Todos tocan igual, con pantallas igual de claras, y un dispositivo cuenta la historia.
settings-narrates = Este dispositivo habla
settings-narrates-about = Cuenta la noche en voz alta, en su idioma.
settings-stay = Todo esto se queda en este dispositivo.
