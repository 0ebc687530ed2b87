### Che cosa dice ogni pagina di regole.

rules-name = Le regole
rules-contents = Indice
rules-top = Torna all’inizio
rules-loading = Arrivano le regole…
rules-failed = Non è stato possibile caricare le regole. Sei offline?
rules-again = Riprova
