### Wat alleen het bord van Weerwolf zegt.

board-table = De tafel
board-left = links
board-middle = midden
board-right = rechts
board-in-play = Rollen in het spel
board-claimed-by = geclaimd door { $names }

board-mine = Mijn nacht
board-hold = tik of houd vast
board-hide = afdekken
board-hidden = Nu kan niemand het zien.

board-tap = Tik op een kaart
board-one-more = En nog een
board-not-this = Niet deze kaart
board-waits = Gedaan. De nacht gaat verder.
board-awake = Je kunt nog niet slapen: kies eerst een kaart.
board-dream-of = Droom: { $place }
board-dream-1 = Je droomt van een molen die maanlicht maalt.
board-dream-2 = Je droomt van een uil die je telt en weer opnieuw begint.
board-dream-3 = Je droomt van sporen in de sneeuw, en ze zijn allemaal van jou.
board-dream-4 = Je droomt van een deur met daarachter nog een deur.
board-dream-5 = Je droomt van brood waar al iemand in gebeten heeft.
board-voice-on = De verteller spreekt
board-voice-off = De verteller zwijgt

board-say = Iets zeggen
board-back = Een stap terug
board-nobody = niemand
board-away-token = Weghalen
board-topic-card = Mijn kaart was …
board-topic-saw = Ik bekeek …
board-topic-robbed = Ik roofde van …
board-topic-swapped = Ik verwisselde …
board-topic-drank = Dronken nam ik …
board-topic-woke = Op het eind had ik …
board-topic-met = Ik trof …
board-topic-idle = Ik deed niets
board-topic-accuse = Ik verdenk …
board-topic-trust = Ik vertrouw …
board-topic-announce = Ik stem op …
board-topic-call-on = Ik vraag …
board-topic-token = Fiche leggen
board-topic-circle = In een kring stemmen

board-chart = Wie zegt wat
board-says = zegt
board-before = eerder: { $roles }
board-silent = nog niets
board-by-accuse = verdacht door { $names }
board-by-trust = vertrouwd door { $names }
board-by-announce = krijgt stemmen van { $names }
board-helper = Wat er af te leiden valt
board-no-helper = Er valt nu niets af te leiden.

board-point = Tik aan wie je aanwijst
board-pointed = Je wijst. Wacht op de anderen.

board-telling = Het verhaal van de nacht
board-scene-dealt = Deze kaarten werden gedeeld.
board-scene-morning = Zo lagen de kaarten ’s ochtends.
board-tally =
    { $n ->
        [one] { $name }: { $n } stem ({ $names })
       *[other] { $name }: { $n } stemmen ({ $names })
    }
board-earlier = Eerder
board-later = Later
board-run = Vertellen
board-stop = Stoppen
board-chips = { $n } van { $target } chips
board-champion = { $name } wint het toernooi!
