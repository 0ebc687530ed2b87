### Lo que solo dice el tablero de Nightshift.

board-floor = El club visto desde arriba
board-bar = Barra
board-prices = Chupito 500 $, champán 1.000 $
board-buy = Comprar
board-shots = Chupitos: { $n }
board-champagne = Champán: { $n }
board-more-shots = Un chupito más
board-less-shots = Un chupito menos
board-more-champagne = Una copa más
board-less-champagne = Una copa menos
board-loyalty = Lealtad { $n }
board-stars =
    { $n ->
        [one] { $n } estrella
       *[other] { $n } estrellas
    }
board-stolen = ya lo robaron una vez
board-outcomes = Qué da, según el resultado
board-needs = se logra con { $n } o más
board-tired = No queda energía
board-pick = Toca una mesa iluminada.
board-play = Jugar
board-hand = Tus cartas de Poder
board-answered = Tu respuesta está dada:
board-to-floor = Echar un ojo a la sala
board-to-room = Volver tras la cortina
board-leaving-pays = Salir ahora da
board-bust-pays = Un fiasco da
board-bust = ¡Fiasco!
board-no-cards = Aún no hay cartas. La banda está afinando.
board-lamps = Cuántas veces cuenta cada paso; tres iguales son un fiasco
board-gone = anulada
board-idle = sus pasos no cuentan
board-ladder = Lo que da cada nivel
board-own-heart = corazón propio
board-subscribers = Suscriptores: { $n }
board-team = Equipo { $n }
board-target = Lo que necesita el club
board-cash = Efectivo
board-income = Ingresos por suscriptores
board-total = Total
board-diamond = Diamond
board-decks = Aún fuera: { $guests } clientes. Se han ido: { $gone }. Cartas de Poder por robar: { $powers }.
board-end-diamond = Gana Diamond
board-end-saved = ¡El club está salvado!
board-end-shut-down = El club tiene que cerrar
board-adds-up = De dónde sale
board-earned = Ganado: { $earned }. Gastado: { $spent }.
board-income-about = Ingresos por suscriptores: lo que rinde la Lealtad de todos sus clientes, doble en quienes la prefieren.
board-by-drinks = Empate a dinero: ha decidido el valor de las bebidas que quedaban.
