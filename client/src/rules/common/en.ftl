### What every page of rules says.

rules-name = The rules
rules-contents = Contents
rules-top = Back to the beginning
