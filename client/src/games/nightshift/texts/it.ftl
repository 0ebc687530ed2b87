### Ciò che dice solo il tavolo di Nightshift.

board-floor = Il locale visto dall’alto
board-bar = Bar
board-prices = Cicchetto 500 $, bollicine 1.000 $
board-buy = Compra
board-shots = Cicchetti: { $n }
board-champagne = Bollicine: { $n }
board-more-shots = Un cicchetto in più
board-less-shots = Un cicchetto in meno
board-more-champagne = Un calice in più
board-less-champagne = Un calice in meno
board-loyalty = Fedeltà { $n }
board-stars =
    { $n ->
        [one] { $n } stella
       *[other] { $n } stelle
    }
board-stolen = già soffiato una volta
board-outcomes = Che cosa dà, secondo il risultato
board-needs = riesce da { $n } in su
board-tired = Niente più energia
board-pick = Tocca un tavolo illuminato.
board-play = Gioca
board-hand = Le tue carte Potere
board-answered = La tua risposta c’è:
board-to-floor = Sbircia in sala
board-to-room = Torna dietro la tenda
board-leaving-pays = Uscire ora frutta
board-bust-pays = Un fiasco frutta
board-bust = Fiasco!
board-no-cards = Ancora nessuna carta. L’orchestra si accorda.
board-lamps = Quante volte conta ogni mossa; tre uguali sono un fiasco
board-gone = annullata
board-idle = le sue mosse non contano
board-ladder = Quanto frutta ogni livello
board-own-heart = il proprio cuore
board-subscribers = Abbonati: { $n }
board-team = Squadra { $n }
board-target = Quanto serve al locale
board-cash = Contanti
board-income = Entrate dagli abbonati
board-total = Totale
board-diamond = Diamond
board-decks = Ancora fuori: { $guests } clienti. Andati a casa: { $gone }. Carte Potere da pescare: { $powers }.
board-end-diamond = Vince Diamond
board-end-saved = Il club è salvo!
board-end-shut-down = Il club deve chiudere
board-adds-up = Come si arriva al totale
board-earned = Guadagnati { $earned }, spesi { $spent }.
board-income-about = Entrate dagli abbonati: quanto rende la Fedeltà di tutti i suoi clienti, doppia per chi preferisce lei.
board-by-drinks = Pari soldi: ha deciso il valore dei bicchieri rimasti.
