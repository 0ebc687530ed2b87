### Gelini Nightlife. `.object` is een fiche als lijdend voorwerp, met lidwoord: `$counter-object`.

game-name = Gelini Nightlife
game-about = Lok het uitgaanspubliek uit de rij naar jouw dansvloer. Maar pas op voor vriendengroepen: waar er één heen gaat, gaan ze allemaal heen, ook jouw club uit.

## Kleuren en fiches. Het getal achter een gast zegt hoeveel vakjes dansvloer die nodig heeft.

colour-lemon = citroengeel
colour-mint = mintgroen
colour-rose = roze
colour-sky = hemelsblauw
colour-coral = koraalrood
colour-lilac = lila
colour-olive = olijfgroen
colour-amber = ambergeel
colour-teal = petrolblauw
colour-plum = pruimpaars
colour-sand = zandbruin

counter-lemon-1 = citroengele gast (1)
    .object = een citroengele gast (1 vakje)
counter-mint-1 = mintgroene gast (1)
    .object = een mintgroene gast (1 vakje)
counter-rose-1 = roze gast (1)
    .object = een roze gast (1 vakje)
counter-sky-2 = hemelsblauwe gast (2)
    .object = een hemelsblauwe gast (2 vakjes)
counter-coral-2 = koraalrode gast (2)
    .object = een koraalrode gast (2 vakjes)
counter-lilac-2 = lila gast (2)
    .object = een lila gast (2 vakjes)
counter-olive-2 = olijfgroene gast (2)
    .object = een olijfgroene gast (2 vakjes)
counter-amber-1 = ambergele gast (1)
    .object = een ambergele gast (1 vakje)
counter-amber-2 = ambergele gast (2)
    .object = een ambergele gast (2 vakjes)
counter-amber-3 = ambergele gast (3)
    .object = een ambergele gast (3 vakjes)
counter-teal-1 = petrolblauwe gast (1)
    .object = een petrolblauwe gast (1 vakje)
counter-teal-2 = petrolblauwe gast (2)
    .object = een petrolblauwe gast (2 vakjes)
counter-teal-3 = petrolblauwe gast (3)
    .object = een petrolblauwe gast (3 vakjes)
counter-plum-1 = pruimpaarse gast (1)
    .object = een pruimpaarse gast (1 vakje)
counter-plum-2 = pruimpaarse gast (2)
    .object = een pruimpaarse gast (2 vakjes)
counter-plum-3 = pruimpaarse gast (3)
    .object = een pruimpaarse gast (3 vakjes)
counter-sand-1 = zandbruine gast (1)
    .object = een zandbruine gast (1 vakje)
counter-sand-2 = zandbruine gast (2)
    .object = een zandbruine gast (2 vakjes)
counter-sand-3 = zandbruine gast (3)
    .object = een zandbruine gast (3 vakjes)
counter-gap = lege plek
    .object = een lege plek
counter-vip = vip
    .object = een vip (4 vakjes)
counter-coin = munt
    .object = een munt
counter-flyer = Feestflyer
    .object = de Feestflyer
counter-call = Feesttelefoontje
    .object = het Feesttelefoontje
counter-people = Feestvolk
    .object = het Feestvolk
counter-star = Ster
    .object = een Ster
counter-band = band
    .object = de band

## Zetten

move-place = Volgende in de rij: { $counter }
move-stand = Volgende die aansluit: { $seat }
move-roll = De dobbelsteen toont { $face }
move-go = Lopen
move-stay = Blijven staan
move-flyer =
    { $counter-id ->
        [coin] { $seat } een munt aftroggelen
       *[other] Weglokken bij { $seat }: { $counter }
    }
move-call = Terug naar plaats { $spot }
move-people =
    { $counter-id ->
        [coin] Een vergeten munt oprapen
       *[other] Binnenlaten: { $counter }
    }
move-decline = Nee, bedankt
move-gather = De rest van de vriendengroep nemen
move-leave = De rest van de vriendengroep laten
move-hire = Voor twee munten een Ster boeken
move-save = De munten bewaren

## Wat er gebeurt

event-opened = De rij staat, de deuren gaan open, de band stemt de gitaren.
event-queued = { $seat } sluit aan in de rij.
event-rolled = { $seat } gooit een { $face }.
event-stayed = { $seat } blijft staan.
event-nobody = Niemand loopt. { $seat } gooit nog een keer.
event-took = { $seat } neemt { $counter-object }.
event-acted = { $counter }! { $seat } mag iets doen.
event-joined = { $seat } krijgt ook { $counter-object }: vrienden feesten samen.
event-changed = { $seat } krijgt ook { $counter-object }, zo van de dansvloer van { $other }: vrienden feesten samen.
event-hired = { $seat } betaalt twee munten en boekt een Ster.
event-saved = { $seat } bewaart de munten.
event-left = { $seat } laat de rest van de vriendengroep waar die is.
event-swiped =
    { $counter-id ->
        [coin] { $seat } zwaait met een flyer en troggelt { $other } een munt af.
       *[other] { $seat } zwaait met een flyer en lokt { $counter-object } weg bij { $other }.
    }
event-called = { $seat } krijgt een telefoontje, loopt terug en neemt { $counter-object }.
event-listed =
    { $counter-id ->
        [coin] { $seat } raapt een munt op die niemand had gezien.
       *[other] { $seat } vindt { $counter-object } toch nog op de gastenlijst.
    }
event-nothing = { $counter }: voor { $seat } valt er niets te halen.
event-declined = { $counter }? { $seat } bedankt vriendelijk.
event-band = { $seat } bereikt de band en neemt die mee. Laatste nummer!
event-full = { $seat } heeft een volle dansvloer: er past geen schoen meer bij.
event-won = { $seat } wint de nacht.

## Wat er gevraagd wordt

ask-set-up = De fiches gaan in de rij.
ask-order = De pionnen sluiten aan.
ask-roll = De dobbelsteen rolt.
ask-move = Loop je met deze worp?
ask-must-move = Genoeg getreuzeld: nu moet je lopen.
ask-flyer = Feestflyer: wie lok je weg, en uit welke club?
ask-call = Feesttelefoontje: naar welke fiche achter je ga je terug?
ask-people = Feestvolk: wie laat je binnen van degenen die iedereen voorbij is gelopen?
ask-gather = De rest van de vriendengroep wil ook mee. Neem je ze?
ask-hire = Je hebt twee munten. Boek je een Ster?
ask-over = De nacht is voorbij.

## Opties

option-actions = Actiefiches
option-actions-about = Feestflyer, Feesttelefoontje en Feestvolk mengen zich in de rij en brengen er leven in.
option-choose = Vrije keuze
option-choose-about = Je beslist zelf of een vriendengroep meekomt en of twee munten een Ster worden. Anders gebeurt het gewoon.
option-patience = Geduld
option-patience-about = Hoeveel worpen achter elkaar niemand hoeft te gebruiken voordat de achterste pion moet lopen.

## Tips

hint-squares =
    { $n ->
        [one] vult { $n } vakje
       *[other] vult { $n } vakjes
    }
hint-clique =
    { $n ->
        [one] { $n } vriend komt mee
       *[other] { $n } vrienden komen mee
    }
hint-ends = maakt een eind aan de nacht
hint-risk =
    { $n ->
        [one] iemand zou je { $n } vakje kunnen afpakken
       *[other] iemand zou je { $n } vakjes kunnen afpakken
    }

## Hoe het eindigt, en waarom niet

how-full = Een dansvloer is vol.
how-band = De band speelt het laatste nummer: de minste vrije vakjes winnen.

refused-must-move = Blijven staan kan niet: er heeft te lang niemand gelopen.
refused-no-roll = Er is nu geen worp om mee te lopen.

## Het plaatje in de terminal. `$counter` is een naam, `$counters` een lijst van namen.

picture-line = De rij van de staart tot de band; links het nummer van de plek
picture-floor = { $filled } van { $squares } vol, { $free } vrij
picture-coins =
    { $coins ->
        [one] { $coins } munt
       *[other] { $coins } munten
    }
picture-reach = bereikt: { $counter }
told-behind = { $name } staat achter de staart van de rij.
told-place = { $name } staat op plek { $place }.
told-at-band = { $name } staat naast de band.
told-ahead = De volgende fiches vóór { $name }: { $counters }.
told-reach = Met deze worp bereikt { $name }: { $counter }.
told-floor = { $name } heeft { $filled } van de { $squares } vakjes gevuld; vrij: { $free }; munten: { $coins }.
told-counters = Op de dansvloer van { $name }: { $counters }.
told-line = De hele rij, elk fiche na het nummer van zijn plek: { $counters }.
