/** Learning by playing: what a player is told the first time she meets a moment. The id of a text among those of the game. */
export const firstHint = (game: string, moment: string): string => `first-${game}-${moment}`;
