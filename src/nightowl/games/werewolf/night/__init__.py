"""The deal, and what each role does by night in either form."""
