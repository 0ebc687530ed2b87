"""What lies about in the club: customers, money and drinks, Power cards, the Stage."""
