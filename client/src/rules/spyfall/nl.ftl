### DC Spyfall: de regelpagina, de keuzes van opties en een woord bij elk nieuw moment.

choice-talk-aloud = hardop
choice-talk-written = schriftelijk
choice-talk-deck = met vragenkaarten
choice-clock-simulated = elke zet kost vaste tijd
choice-clock-table = de klok van de tafel

rules-aim = Jullie zijn allemaal op dezelfde plek en weten waar, op één na: de Joker. De helden willen de Joker vinden; de Joker wil de plek ontdekken, of onopgemerkt blijven.
rules-start =
    Iedereen krijgt een kaart: de plek, of de Joker. Bekijk haar en laat haar niemand zien.
    De twintig plekken kent iedereen. Wat je uitsluit mag je doorstrepen.
rules-turn =
    Wie deelt stelt iemand een vraag. Wie geantwoord heeft vraagt daarna, maar niet terug.
    Eén vraag, één antwoord, geen doorvragen. Een antwoord mag vaag zijn of gelogen, maar noemt nooit een plek.
    Eén keer per ronde mag je de klok stoppen en iemand beschuldigen. Allen behalve de beschuldigde stemmen; alleen eenstemmig telt.
    De Joker mag altijd stoppen, de kaart tonen en de plek noemen.
rules-special =
    Harley Quinn: kent de plek en helpt de Joker stiekem.
    Grap van de Joker: een zak vol Jokers; wie het doorheeft, roept het.
    Multiversumwaanzin: elke kaart toont een andere plek; een meerderheid moet het geloven.
    Supermissie: iedereen heeft een geheime krachtkaart.
rules-end =
    Is de tijd om, dan praten jullie open, en daarna wijst iedereen tegelijk.
    De Joker: 2 punten als hij niet ontdekt is; 4 als hij de plek noemt of iedereen een held beschuldigt. Anders 1 punt voor elke held, en 1 extra voor wie de Joker het eerst beschuldigde.
    De meeste punten na de afgesproken ronden winnen.
rules-rulings =
    Stemmen blijven dicht tot ze er allemaal zijn; wie een stemming uitroept telt als ja.
    Na elk antwoord kan iedereen stoppen of laten doorgaan, behalve als jullie hardop praten.
    Niemand wijst zichzelf aan en niemand onthoudt zich. Na tijd kan niemand het spel meer stoppen.

learn-ask = Kies wie je vraagt. Iedereen hoort het antwoord, dus vraag waar je twijfelt.
learn-question = Een goede vraag is makkelijk voor wie de plek kent en moeilijk voor wie haar niet kent.
learn-answer = Laat merken dat je de plek kent zonder haar te verraden. Als Joker: doe alsof.
learn-pause = Nu kan iedereen stoppen en beschuldigen. Wil je niet, laat het dan doorgaan.
learn-accusation = Het telt alleen als iedereen het eens is. Twijfel je, zeg dan nee.
learn-discussion = Open gesprek: zeg wat je vreemd vond, maar noem de plek niet.
learn-point = Iedereen wijst tegelijk. Gelijke stand helpt de Joker.
learn-claim = Iemand denkt dat jullie allemaal ergens anders zijn. Meer dan de helft moet het eens zijn.
