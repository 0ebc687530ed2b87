### Weerwolf. In zinnen staat een rol als naam van haar kaart: zo past elke rol.

game-name = Weerwolf
game-about = Eén nacht, één dag, één stemming: het dorp zoekt de weerwolven in zijn midden, en sommigen zijn niet meer wie ze waren. De onofficiële regels van One Night Ultimate Werewolf, voor 3 tot 10 spelers.

## Rollen, kaarten, oproepen

role-doppelganger = Dubbelganger
role-werewolf = Weerwolf
role-minion = Handlanger
role-mason = Vrijmetselaar
role-seer = Ziener
role-robber = Rover
role-troublemaker = Onruststoker
role-drunk = Dronkaard
role-insomniac = Slapeloze
role-hunter = Jager
role-tanner = Leerlooier
role-villager = Dorpeling

group-werewolf = Weerwolf
group-mason = Vrijmetselaar

centre-any = een kaart in het midden
centre-left = de linkerkaart in het midden
centre-middle = de middelste kaart in het midden
centre-right = de rechterkaart in het midden

pair-left-middle = de linker en de middelste kaart in het midden
pair-left-right = de linker en de rechter kaart in het midden
pair-middle-right = de middelste en de rechter kaart in het midden

step-doppelganger = de Dubbelganger
step-doppelganger-action = de Dubbelganger in de nieuwe rol
step-doppelganger-minion = de Dubbelganger, als die nu de Handlanger is
step-werewolf = de Weerwolven
step-minion = de Handlanger
step-mason = de Vrijmetselaars
step-seer = de Ziener
step-robber = de Rover
step-troublemaker = de Onruststoker
step-drunk = de Dronkaard
step-insomniac = de Slapeloze
step-doppelganger-insomniac = de Dubbelganger, als die nu de Slapeloze is

pace-slot = voor deze oproep
pace-wave = voor dit deel van de nacht
pace-day = om te praten
pace-vote = om te stemmen

## Vragen

ask-set-up = De rollen worden getrokken.
ask-deal = De kaarten worden gedeeld.
ask-night = Het is nacht. Je slaapt.
ask-doppelganger = Wiens kaart bekijk je? Die rol wordt de jouwe.
ask-werewolf = Je bent de enige Weerwolf. Je mag één kaart in het midden bekijken.
ask-seer = Je mag de kaart van een ander bekijken, of twee kaarten in het midden.
ask-robber = Je mag je kaart ruilen met die van een ander, en je ziet je nieuwe kaart.
ask-troublemaker = Je mag de kaarten van twee anderen verwisselen.
ask-drunk = Welke kaart uit het midden neem je in plaats van de jouwe?
ask-day = Praat met elkaar: wie is een Weerwolf?
ask-vote = Op wie stem je?
ask-over = Het is voorbij.

## Zetten

move-draw = { $role }: { $n }
move-deal = Delen: { $role }
move-time-up = De tijd { $pace } is om.
move-look = De kaart van { $seat } bekijken
move-look-centre = Bekijken: { $centre }
move-look-pair = Bekijken: { $pair }
move-rob = Van kaart ruilen met { $seat }
move-swap = De kaarten van { $one } en { $other } verwisselen
move-drink = Nemen: { $centre }
move-sleep = Slapen
move-vote = Stemmen op { $seat }
move-claim = Ik kreeg de kaart ‘{ $role }’.
move-claim-saw = Ik heb de kaart van { $seat } bekeken: { $role }.
move-claim-saw-centre = Ik heb { $centre } bekeken: { $role }.
move-claim-robbed = Ik heb de kaart van { $seat } genomen: { $role }.
move-claim-swapped = Ik heb de kaarten van { $one } en { $other } verwisseld.
move-claim-drank = Ik heb { $centre } genomen.
move-claim-woke = Aan het eind van de nacht was mijn kaart: { $role }.
move-claim-fellow = ’s Nachts zag ik { $seat } als { $group }.
move-claim-none = ’s Nachts zag ik verder niemand als { $group }.
move-claim-idle = ’s Nachts heb ik niets gedaan.
move-lay = Ik denk dat de kaart van { $seat } deze is: { $role }.
move-lay-centre = Ik denk dat { $centre } deze is: { $role }.
move-lift = De fiche op de kaart van { $seat } gaat weg.
move-lift-centre = De fiche gaat weg: { $centre }.
move-accuse = Ik denk dat { $seat } een Weerwolf is.
move-trust = Ik vertrouw { $seat }.
move-announce = Ik ga op { $seat } stemmen.
move-call-on = { $seat }, wat zeg jij?
move-circle = Laten we in een kring stemmen, zodat niemand sterft.
move-ready = Van mij mogen we stemmen.
move-wait = Wacht, ik ben nog niet zover.

## De nacht, voor wie het aangaat

event-drawn = In het spel: { $role } × { $n }.
event-dealt = Jouw kaart: { $role }.
event-night = De nacht valt.
event-called =
    { $step-id ->
        [doppelganger] De verteller: { narrate-doppelganger }
        [doppelganger-action] De verteller: { narrate-doppelganger-action }
        [doppelganger-minion] De verteller: { narrate-doppelganger-minion }
        [werewolf] De verteller: { narrate-werewolf }
        [minion] De verteller: { narrate-minion }
        [mason] De verteller: { narrate-mason }
        [seer] De verteller: { narrate-seer }
        [robber] De verteller: { narrate-robber }
        [troublemaker] De verteller: { narrate-troublemaker }
        [drunk] De verteller: { narrate-drunk }
        [insomniac] De verteller: { narrate-insomniac }
        [doppelganger-insomniac] De verteller: { narrate-doppelganger-insomniac }
       *[other] { $step }
    }
event-wave = De nacht, deel { $wave } van 3.
event-you-look = Je bekijkt de kaart van { $seat }.
event-you-look-centre = Je bekijkt { $centre }.
event-you-look-pair = Je bekijkt { $pair }.
event-you-rob = Je ruilt van kaart met { $seat }.
event-you-swap = Je verwisselt de kaarten van { $one } en { $other }.
event-you-drink = Je neemt { $centre }.
event-you-sleep = Je slaapt.
event-you-vote = Je stemt op { $seat }.
event-copied = De kaart van { $seat }: { $role }. Dat is nu jouw rol.
event-fellow = { $seat }: { $group }.
event-alone = Verder is niemand { $group }.
event-saw = De kaart van { $seat }: { $role }.
event-saw-centre = Je ziet { $centre }: { $role }.
event-robbed = De kaart van { $seat } is nu van jou: { $role }.
event-woke = Jouw kaart aan het eind van de nacht: { $role }.

## De dag en het einde

event-dawn = De dag breekt aan.
event-hands = Een, twee, drie: iedereen stemt.
event-voted = { $by } stemt op { $seat }.
event-died = { $seat } sterft.
event-shot = { $by } heeft de kaart ‘Jager’ en neemt { $seat } mee.
event-nobody-died = Niemand sterft.
event-was = { $seat } kreeg de kaart ‘{ $role }’.
event-was-centre = In het begin was { $centre }: { $role }.
event-did-look = { $by } heeft de kaart van { $seat } bekeken.
event-did-look-centre = { $by } heeft { $centre } bekeken.
event-did-look-pair = { $by } heeft { $pair } bekeken.
event-did-rob = { $by } heeft van kaart geruild met { $seat }.
event-did-swap = { $by } heeft de kaarten van { $one } en { $other } verwisseld.
event-did-drink = { $by } heeft { $centre } genomen.
event-became = De kaart van de Dubbelganger geldt als: { $role }.
event-is = { $seat } heeft nu de kaart ‘{ $role }’.
event-is-centre = Nu is { $centre }: { $role }.
event-won = { $seat } wint.
event-nobody-won = Niemand wint.

how-village = Het dorp wint.
how-werewolf = De weerwolven winnen.
how-tanner = De Leerlooier wint.
how-minion = De Handlanger wint.
how-village-tanner = Het dorp en de Leerlooier winnen.
how-tanner-minion = De Leerlooier en de Handlanger winnen.
how-nobody = Niemand wint.

## Opties

option-set = Rollen in het spel
option-set-about = De kant-en-klare rollen voor jullie aantal, die met de Dubbelganger, of willekeurig getrokken rollen.
choice-set-preset = kant-en-klaar
choice-set-doppelganger = met de Dubbelganger
choice-set-random = willekeurig getrokken
option-roles = Eigen keuze
option-roles-about = Rollen naar keuze, drie meer dan spelers: minstens één Weerwolf, beide Vrijmetselaars of geen. Ze vervangen de kant-en-klare rollen.
option-night = Nacht
option-night-about = Snel: iedereen kiest tegelijk, in drie gelijke delen. Verteld: de rollen worden een voor een opgeroepen.
choice-night-quick = snel, in drie delen
choice-night-narrated = verteld, rol voor rol
option-lone_wolf = Eenzame wolf
option-lone_wolf-about = Een Weerwolf zonder partner mag één kaart in het midden bekijken.
option-tanner_blocks = De Leerlooier bederft het voor de eenzame Handlanger
option-tanner_blocks-about = Zonder Weerwolven wint de Handlanger niet als de Leerlooier sterft.
option-slot = Seconden voor een oproep
option-slot-about = Hoelang elke rol heeft in een vertelde nacht, ook een die in het midden ligt.
option-wave = Seconden voor een deel van de nacht
option-wave-about = Hoelang elk van de drie delen van een snelle nacht duurt.
option-minutes = Minuten om te praten
option-minutes-about = Hoelang jullie mogen praten. Naar het aantal spelers is het 4 tot 8 minuten.
choice-minutes-0 = naar het aantal spelers
option-vote = Seconden om te stemmen
option-vote-about = Wie dan niet heeft gestemd, stemt willekeurig.
option-talk = Zinnen
option-talk-about = Hoeveel zinnen iedereen overdag mag zeggen.
option-chips = Fiches
option-chips-about = Hoeveel gewonnen spellen het toernooi winnen.
option-helper = Rekenhulp
option-helper-about = Wie wil, laat uitrekenen hoe waarschijnlijk elke rol is: uit wat je zag en wat er gezegd is.

warning-insomniac-alone = Zonder Rover en zonder Onruststoker heeft de Slapeloze niets te ontdekken.

## Weigeringen

refused-yourself = Je kunt jezelf niet kiezen.
refused-no-such-player = Die speler is er niet.
refused-not-in-play = Die rol is niet in het spel.
refused-two-others = Kies twee verschillende spelers, niet jezelf.
refused-no-token = Zo’n fiche is er niet om neer te leggen of weg te halen.
refused-said-enough = Je hebt vandaag alles gezegd wat je mag zeggen.
refused-unknown-role = Er is geen rol ‘{ $field }’. Er zijn: { $expected }
refused-no-set-for-so-many = Deze rollen (‘{ $field }’) zijn er niet voor zoveel spelers, alleen voor: { $expected }
refused-wrong-number-of-cards = Verkeerd aantal kaarten in ‘{ $field }’. Nodig: { $expected }
refused-too-many-cards = Te veel kaarten ‘{ $field }’. Er zijn: { $expected }
refused-lonely-mason = Beide Vrijmetselaars of geen (‘{ $field }’: { $expected }).
refused-no-werewolf = Er moet minstens één Weerwolf zijn (‘{ $field }’: { $expected }).

## Wat overdag wordt gezegd: iedereen hoort door wie.

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

## Wat de verteller zegt

narrate-close = Doe allemaal je ogen dicht.
narrate-doppelganger = Dubbelganger, doe je ogen open en bekijk de kaart van een ander. Vanaf nu ben je wat je ziet.
narrate-doppelganger-action = Is je nieuwe rol Ziener, Rover, Onruststoker of Dronkaard, doe dan nu wat die doet.
narrate-doppelganger-action-end = Dubbelganger, doe je ogen dicht.
narrate-doppelganger-minion = Dubbelganger, hou je ogen alleen open als je nu de Handlanger bent. Weerwolven, steek je duim op, zodat de Dubbelganger jullie ziet.
narrate-doppelganger-minion-end = Weerwolven, duim omlaag. Dubbelganger, doe je ogen dicht.
narrate-werewolf = Weerwolven, doe je ogen open en vind elkaar.
narrate-lone-wolf = Ben je alleen, dan mag je één kaart in het midden bekijken.
narrate-werewolf-end = Weerwolven, doe je ogen dicht.
narrate-minion = Handlanger, doe je ogen open. Weerwolven, hou die van jullie dicht en steek je duim op.
narrate-minion-end = Weerwolven, duim omlaag. Handlanger, doe je ogen dicht.
narrate-mason = Vrijmetselaars, doe je ogen open en vind elkaar.
narrate-mason-end = Vrijmetselaars, doe je ogen dicht.
narrate-seer = Ziener, doe je ogen open. Bekijk, als je wilt, de kaart van een ander of twee kaarten in het midden.
narrate-seer-end = Ziener, doe je ogen dicht.
narrate-robber = Rover, doe je ogen open. Ruil, als je wilt, je kaart met die van een ander en bekijk je nieuwe kaart.
narrate-robber-end = Rover, doe je ogen dicht.
narrate-troublemaker = Onruststoker, doe je ogen open. Verwissel, als je wilt, de kaarten van twee anderen.
narrate-troublemaker-end = Onruststoker, doe je ogen dicht.
narrate-drunk = Dronkaard, doe je ogen open en ruil je kaart met een uit het midden. Kijk er niet naar.
narrate-drunk-end = Dronkaard, doe je ogen dicht.
narrate-insomniac = Slapeloze, doe je ogen open en bekijk je eigen kaart.
narrate-insomniac-end = Slapeloze, doe je ogen dicht.
narrate-doppelganger-insomniac = Dubbelganger, als je nu de Slapeloze bent, doe je ogen open en bekijk je eigen kaart.
narrate-doppelganger-insomniac-end = Dubbelganger, doe je ogen dicht.
narrate-nudge = Hou je ogen dicht, en schuif allemaal je eigen kaart een beetje heen en weer.
narrate-open = Doe allemaal je ogen open. Het is dag!
narrate-talk =
    Praat nu.
    { $n ->
        [one] Jullie hebben { $n } minuut.
       *[other] Jullie hebben { $n } minuten.
    }
narrate-minute = Nog één minuut.
narrate-seconds = Nog tien seconden.
narrate-vote = De tijd is om. Wijs iemand aan: drie, twee, één, nu!

## Het plaatje in de terminal

picture-roles = In het spel: { $roles }
picture-card = Je kaart bij het delen: { $role }
picture-dealt = eerst { $role }
picture-now = nu { $role }
picture-votes = stemt op { $name }
picture-dies = sterft
picture-wins = wint
picture-token = fiche: { $role }
picture-left = zinnen over: { $n }
picture-ready = klaar
reckoned-deals =
    { $n ->
        [one] { $n } verdeling past bij wat je zeker weet.
       *[other] { $n } verdelingen passen bij wat je zeker weet.
    }
reckoned-now = Hoe waarschijnlijk welke kaart daar nu ligt, uit wat je weet en wat gezegd is:
reckoned-role = { $role } { $n } %
reckoned-calm = Niemand kreeg een Weerwolf: { $n } %
