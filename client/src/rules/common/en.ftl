### What every page of rules says.

rules-name = The rules
rules-contents = Contents
rules-top = Back to the beginning
rules-loading = Fetching the rules …
rules-failed = The rules could not be fetched. Are you offline?
rules-again = Try again
