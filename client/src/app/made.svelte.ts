/** The table somebody has just made, from the tap on the home page until she sits: alone with bots, or waiting for friends. */
export const made = $state({ code: "", isAlone: false, isAdult: false });
