### Hombre lobo. En las frases un papel es el nombre de su carta: así valen todos.

game-name = Hombre lobo
game-about = Una noche, un día, una votación: la aldea busca a los hombres lobo entre los suyos, y hay quien ya no es quien era. Las reglas no oficiales de One Night Ultimate Werewolf, de 3 a 10 personas.

## Papeles, cartas, llamadas

role-doppelganger = Doble
role-werewolf = Hombre lobo
role-minion = Esbirro
role-mason = Masón
role-seer = Vidente
role-robber = Ladrón
role-troublemaker = Alborotadora
role-drunk = Borracho
role-insomniac = Insomne
role-hunter = Cazador
role-tanner = Curtidor
role-villager = Aldeano

group-werewolf = Hombre lobo
group-mason = Masón

centre-any = una carta del centro
centre-left = la carta izquierda del centro
centre-middle = la carta de en medio del centro
centre-right = la carta derecha del centro

pair-left-middle = las cartas izquierda y de en medio del centro
pair-left-right = las cartas izquierda y derecha del centro
pair-middle-right = las cartas de en medio y derecha del centro

step-doppelganger = Doble
step-doppelganger-action = Doble en su nuevo papel
step-doppelganger-minion = Doble, si ahora es el Esbirro
step-werewolf = Hombres lobo
step-minion = Esbirro
step-mason = Masones
step-seer = Vidente
step-robber = Ladrón
step-troublemaker = Alborotadora
step-drunk = Borracho
step-insomniac = Insomne
step-doppelganger-insomniac = Doble, si ahora es Insomne

pace-slot = para esta llamada
pace-wave = para esta parte de la noche
pace-day = para hablar
pace-vote = para votar

## Preguntas

ask-set-up = Se sacan los papeles.
ask-deal = Se reparten las cartas.
ask-night = Es de noche. Duermes.
ask-doppelganger = ¿De quién miras la carta? Ese papel pasa a ser el tuyo.
ask-werewolf = No hay más Hombres lobo que tú. Puedes mirar una carta del centro.
ask-seer = Puedes mirar la carta de otra persona, o dos cartas del centro.
ask-robber = Puedes cambiar tu carta por la de otra persona, y ves tu nueva carta.
ask-troublemaker = Puedes intercambiar las cartas de otras dos personas.
ask-drunk = ¿Qué carta del centro tomas en lugar de la tuya?
ask-day = Hablad: ¿quién es un Hombre lobo?
ask-vote = ¿Por quién votas?
ask-over = Se acabó.

## Jugadas

move-draw = { $role }: { $n }
move-deal = Repartir: { $role }
move-time-up = Se acabó el tiempo { $pace }.
move-look = Mirar la carta de { $seat }
move-look-centre = Mirar { $centre }
move-look-pair = Mirar { $pair }
move-rob = Cambiar la carta con { $seat }
move-swap = Intercambiar las cartas de { $one } { Y($other) }
move-drink = Tomar { $centre }
move-sleep = Dormir
move-vote = Votar por { $seat }
move-claim = Recibí la carta «{ $role }».
move-claim-saw = Miré la carta de { $seat }: { $role }.
move-claim-saw-centre = Miré { $centre }: { $role }.
move-claim-robbed = Tomé la carta de { $seat }: { $role }.
move-claim-swapped = Intercambié las cartas de { $one } { Y($other) }.
move-claim-drank = Tomé { $centre }.
move-claim-woke = Al final de la noche mi carta era: { $role }.
move-claim-fellow = De noche vi a { $seat }: { $group }.
move-claim-none = De noche no vi a nadie más: { $group }.
move-claim-idle = De noche no hice nada.
move-lay = Creo que la carta de { $seat } es: { $role }.
move-lay-centre = Creo que { $centre } es: { $role }.
move-lift = Quito la ficha de la carta de { $seat }.
move-lift-centre = Quito la ficha: { $centre }.
move-accuse = Creo que { $seat } es un Hombre lobo.
move-trust = Confío en { $seat }.
move-announce = Voy a votar por { $seat }.
move-call-on = { $seat }, ¿qué dices?
move-circle = Votemos en círculo, para que no muera nadie.
move-ready = Por mí podemos votar.
move-wait = Un momento, necesito más tiempo.

## La noche, para quien le toca

event-drawn = En juego: { $role } × { $n }.
event-dealt = Tu carta: { $role }.
event-night = Cae la noche.
event-called =
    { $step-id ->
        [doppelganger] La voz de la noche: { narrate-doppelganger }
        [doppelganger-action] La voz de la noche: { narrate-doppelganger-action }
        [doppelganger-minion] La voz de la noche: { narrate-doppelganger-minion }
        [werewolf] La voz de la noche: { narrate-werewolf }
        [minion] La voz de la noche: { narrate-minion }
        [mason] La voz de la noche: { narrate-mason }
        [seer] La voz de la noche: { narrate-seer }
        [robber] La voz de la noche: { narrate-robber }
        [troublemaker] La voz de la noche: { narrate-troublemaker }
        [drunk] La voz de la noche: { narrate-drunk }
        [insomniac] La voz de la noche: { narrate-insomniac }
        [doppelganger-insomniac] La voz de la noche: { narrate-doppelganger-insomniac }
       *[other] { $step }
    }
event-wave = La noche, parte { $wave } de 3.
event-you-look = Miras la carta de { $seat }.
event-you-look-centre = Miras { $centre }.
event-you-look-pair = Miras { $pair }.
event-you-rob = Cambias la carta con { $seat }.
event-you-swap = Intercambias las cartas de { $one } { Y($other) }.
event-you-drink = Tomas { $centre }.
event-you-sleep = Duermes.
event-you-vote = Votas por { $seat }.
event-copied = La carta de { $seat }: { $role }. Ahora ese es tu papel.
event-fellow = { $seat }: { $group }.
event-alone = Nadie más es { $group }.
event-saw = La carta de { $seat }: { $role }.
event-saw-centre = Ves { $centre }: { $role }.
event-robbed = La carta de { $seat } ahora es tuya: { $role }.
event-woke = Tu carta al final de la noche: { $role }.

## El día y el final

event-dawn = Amanece.
event-hands = Uno, dos, tres: todo el mundo vota.
event-voted = { $by } vota por { $seat }.
event-died = { $seat } muere.
event-shot = { $by } tiene la carta «Cazador» y se lleva a { $seat }.
event-nobody-died = No muere nadie.
event-was = { $seat } recibió la carta «{ $role }».
event-was-centre = Al principio, { $centre }: { $role }.
event-did-look = { $by } miró la carta de { $seat }.
event-did-look-centre = { $by } miró { $centre }.
event-did-look-pair = { $by } miró { $pair }.
event-did-rob = { $by } cambió la carta con { $seat }.
event-did-swap = { $by } intercambió las cartas de { $one } { Y($other) }.
event-did-drink = { $by } tomó { $centre }.
event-became = La carta Doble vale como: { $role }.
event-is = { $seat } tiene ahora la carta «{ $role }».
event-is-centre = Ahora, { $centre }: { $role }.
event-won = { $seat } gana.
event-nobody-won = No gana nadie.

how-village = Gana la aldea.
how-werewolf = Ganan los hombres lobo.
how-tanner = Gana el Curtidor.
how-minion = Gana el Esbirro.
how-village-tanner = Ganan la aldea y el Curtidor.
how-tanner-minion = Ganan el Curtidor y el Esbirro.
how-nobody = No gana nadie.

## Opciones

option-set = Papeles en juego
option-set-about = Los papeles ya listos para vuestro número, los que incluyen al Doble, o papeles al azar.
choice-set-preset = ya preparado
choice-set-doppelganger = con la Doble
choice-set-random = sacado al azar
option-roles = Papeles a elección
option-roles-about = Los papeles que queráis, tres más que personas: al menos un Hombre lobo, los dos Masones o ninguno. Sustituyen a los ya listos.
option-night = Noche
option-night-about = Rápida: todo el mundo elige a la vez, en tres partes iguales. Narrada: los papeles se llaman uno tras otro.
choice-night-quick = rápida, en tres partes
choice-night-narrated = narrada, papel por papel
option-lone_wolf = Lobo solitario
option-lone_wolf-about = Un Hombre lobo sin pareja puede mirar una carta del centro.
option-tanner_blocks = El Curtidor se lo estropea al Esbirro solitario
option-tanner_blocks-about = Sin Hombres lobo, el Esbirro no gana si muere el Curtidor.
option-slot = Segundos por llamada
option-slot-about = Cuánto tiempo tiene cada papel en una noche narrada, también si está en el centro.
option-wave = Segundos por parte de la noche
option-wave-about = Cuánto dura cada una de las tres partes de una noche rápida.
option-minutes = Minutos para hablar
option-minutes-about = Cuánto podéis hablar. Según el número de jugadores, de 4 a 8 minutos.
choice-minutes-0 = según el número de jugadores
option-vote = Segundos para votar
option-vote-about = Quien no haya votado a tiempo vota al azar.
option-talk = Frases
option-talk-about = Cuántas frases puede decir cada persona de día.
option-chips = Fichas
option-chips-about = Cuántas partidas ganadas dan la victoria en el torneo.
option-helper = Ayuda
option-helper-about = Quien quiera puede pedir que se calcule lo probable que es cada papel, según lo que vio y lo que se dijo.

warning-insomniac-alone = Sin Ladrón ni Alborotadora, Insomne no tiene nada que averiguar.

## Rechazos

refused-yourself = No puedes elegirte a ti.
refused-no-such-player = Esa persona no está.
refused-not-in-play = Ese papel no está en juego.
refused-two-others = Elige a dos personas distintas, pero no a ti.
refused-no-token = No hay una ficha así para poner o quitar.
refused-said-enough = Hoy ya has dicho todo lo que podías.
refused-unknown-role = No hay ningún papel «{ $field }». Hay: { $expected }
refused-no-set-for-so-many = Esos papeles («{ $field }») no existen para tantas personas, solo para: { $expected }
refused-wrong-number-of-cards = Número de cartas incorrecto en «{ $field }». Hacen falta: { $expected }
refused-too-many-cards = Demasiadas cartas «{ $field }». Hay: { $expected }
refused-lonely-mason = Los dos Masones o ninguno («{ $field }»: { $expected }).
refused-no-werewolf = Hace falta al menos un Hombre lobo («{ $field }»: { $expected }).

## Lo que se dice de día: todo el mundo oye quién lo dice.

event-said-claim = { $by }: { move-claim }
event-said-claim-saw = { $by }: { move-claim-saw }
event-said-claim-saw-centre = { $by }: { move-claim-saw-centre }
event-said-claim-robbed = { $by }: { move-claim-robbed }
event-said-claim-swapped = { $by }: { move-claim-swapped }
event-said-claim-drank = { $by }: { move-claim-drank }
event-said-claim-woke = { $by }: { move-claim-woke }
event-said-claim-fellow = { $by }: { move-claim-fellow }
event-said-claim-none = { $by }: { move-claim-none }
event-said-claim-idle = { $by }: { move-claim-idle }
event-said-lay = { $by }: { move-lay }
event-said-lay-centre = { $by }: { move-lay-centre }
event-said-lift = { $by }: { move-lift }
event-said-lift-centre = { $by }: { move-lift-centre }
event-said-accuse = { $by }: { move-accuse }
event-said-trust = { $by }: { move-trust }
event-said-announce = { $by }: { move-announce }
event-said-call-on = { $by }: { move-call-on }
event-said-circle = { $by }: { move-circle }
event-said-ready = { $by }: { move-ready }
event-said-wait = { $by }: { move-wait }

## Lo que dice la voz de la noche

narrate-close = Cerrad todos los ojos.
narrate-doppelganger = Doble, abre los ojos y mira la carta de otra persona. Desde ahora eres lo que ves.
narrate-doppelganger-action = Si tu nuevo papel es Vidente, Ladrón, Alborotadora o Borracho, haz ahora lo que hace.
narrate-doppelganger-action-end = Doble, cierra los ojos.
narrate-doppelganger-minion = Doble, deja los ojos abiertos solo si ahora eres el Esbirro. Hombres lobo, levantad el pulgar para que el Doble os vea.
narrate-doppelganger-minion-end = Hombres lobo, bajad el pulgar. Doble, cierra los ojos.
narrate-werewolf = Hombres lobo, abrid los ojos y encontraos.
narrate-lone-wolf = Si no hay nadie más, puedes mirar una carta del centro.
narrate-werewolf-end = Hombres lobo, cerrad los ojos.
narrate-minion = Esbirro, abre los ojos. Hombres lobo, dejad los vuestros cerrados y levantad el pulgar.
narrate-minion-end = Hombres lobo, bajad el pulgar. Esbirro, cierra los ojos.
narrate-mason = Masones, abrid los ojos y encontraos.
narrate-mason-end = Masones, cerrad los ojos.
narrate-seer = Vidente, abre los ojos. Si quieres, mira la carta de otra persona o dos cartas del centro.
narrate-seer-end = Vidente, cierra los ojos.
narrate-robber = Ladrón, abre los ojos. Si quieres, cambia tu carta por la de otra persona y mira tu nueva carta.
narrate-robber-end = Ladrón, cierra los ojos.
narrate-troublemaker = Alborotadora, abre los ojos. Si quieres, intercambia las cartas de otras dos personas.
narrate-troublemaker-end = Alborotadora, cierra los ojos.
narrate-drunk = Borracho, abre los ojos y cambia tu carta por una del centro. No la mires.
narrate-drunk-end = Borracho, cierra los ojos.
narrate-insomniac = Insomne, abre los ojos y mira tu propia carta.
narrate-insomniac-end = Insomne, cierra los ojos.
narrate-doppelganger-insomniac = Doble, si ahora eres Insomne, abre los ojos y mira tu propia carta.
narrate-doppelganger-insomniac-end = Doble, cierra los ojos.
narrate-nudge = Con los ojos cerrados, moved todos un poco vuestra propia carta.
narrate-open = Abrid todos los ojos. ¡Es de día!
narrate-talk =
    Hablad.
    { $n ->
        [one] Tenéis { $n } minuto.
       *[other] Tenéis { $n } minutos.
    }
narrate-minute = Queda un minuto.
narrate-seconds = Quedan diez segundos.
narrate-vote = Se acabó el tiempo. Señalad a alguien: tres, dos, uno, ¡ya!

## La imagen en la terminal

picture-roles = En juego: { $roles }
picture-card = Tu carta al principio: { $role }
picture-dealt = al principio { $role }
picture-now = ahora { $role }
picture-votes = vota por { $name }
picture-dies = muere
picture-wins = gana
picture-token = ficha: { $role }
picture-left = frases que quedan: { $n }
picture-ready = a punto de votar
reckoned-deals =
    { $n ->
        [one] { $n } reparto encaja con lo que sabes.
       *[other] { $n } repartos encajan con lo que sabes.
    }
reckoned-now = La carta que hay ahora en cada sitio, según lo que sabes y lo que se ha dicho:
reckoned-role = { $role } { $n } %
reckoned-calm = A nadie le tocó un Hombre lobo: { $n } %
