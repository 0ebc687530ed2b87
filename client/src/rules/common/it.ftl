### Che cosa dice ogni pagina di regole.

rules-name = Le regole
rules-contents = Indice
rules-top = Torna all’inizio
