### Weerwolf: de regelpagina, de keuzes van opties en een woord bij elk nieuw moment.

choice-set-preset = kant-en-klaar
choice-set-doppelganger = met de Dubbelganger
choice-set-random = willekeurig getrokken
choice-night-quick = snel, in drie delen
choice-night-narrated = verteld, rol voor rol

rules-aim = Eén nacht, één dag, één stemming. Het dorp wil dat er een weerwolf sterft; de weerwolven willen leven. Maar ’s nachts wisselen kaarten van plek, en aan het eind ben je de kaart die voor je ligt.
rules-start =
    Er zijn drie kaarten meer dan spelers. Je krijgt er een en bekijkt die; drie liggen in het midden. Iedereen weet welke rollen meedoen.
    ’s Nachts doet elke rol het hare: sommige kijken, sommige ruilen, sommige ontdekken alleen wie aan hun kant staat.
rules-turn =
    Dubbelganger: bekijkt een kaart en wordt die rol. Weerwolven: zien elkaar; een alleen mag een kaart in het midden bekijken. Handlanger: ziet de weerwolven. Vrijmetselaars: zien elkaar.
    Ziener: bekijkt de kaart van een speler of twee in het midden. Rover: ruilt met een speler en ziet de nieuwe kaart. Onruststoker: ruilt twee andere kaarten, ongezien. Dronkaard: ruilt met het midden, ongezien. Slapeloze: bekijkt aan het eind de eigen kaart.
    Jager, Leerlooier en Dorpelingen slapen. Overdag praat iedereen en mag liegen. Niemand bekijkt nog een kaart.
rules-special =
    Een Jager die sterft neemt mee op wie hij stemde.
    De Leerlooier wint alleen door te sterven.
    De Handlanger wint met de weerwolven en telt niet als een van hen.
rules-end =
    Allen stemmen tegelijk. De meeste stemmen sterft, bij gelijk aantal allemaal; heeft niemand twee stemmen, dan sterft niemand.
    Het dorp wint als er een weerwolf sterft, of als er geen onder jullie is en niemand sterft. Anders winnen de weerwolven, tenzij de Leerlooier gestorven is.
rules-rulings =
    Wie wakker wordt bepaalt de gedeelde kaart, wat er ook van geworden is.
    Elke oproep duurt zijn volle tijd, zodat geen pauze iets verraadt; voor wie niet kiest, kiest het toeval.
    De Ziener bekijkt precies twee kaarten in het midden, of die van een speler.
    Een Dubbelganger-kaart die niemand nadeed is een Dorpeling.

learn-night = Je hebt nu niets te doen. Iedereen wacht even lang, zodat niemand merkt wie wakker is.
learn-doppelganger = Je wordt wat je ziet, en moet misschien meteen handelen.
learn-werewolf = Je bent alleen: een blik in het midden geeft je een rol om te beweren die niemand heeft.
learn-seer = Wat je nu ziet is het sterkste wat iemand morgen kan zeggen.
learn-robber = Je neemt de kaart, en daarmee de kant. Wie de jouwe krijgt is nu de Rover, en weet het niet.
learn-troublemaker = Je ziet geen van beide kaarten. Morgen kun je zeggen wie niet meer is wat die was.
learn-drunk = Je zult niet weten wat je bent. Misschien een weerwolf.
learn-day = Zeg wat je deed, of iets beters. Fiches op de kaarten helpen onthouden. Als iedereen klaar is, wordt er gestemd.
learn-vote = Wijs iemand aan. Er zijn minstens twee stemmen nodig om iemand te laten sterven.
