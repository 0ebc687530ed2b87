/** The table somebody wants to play at alone, from the tap on the home page until it has started. */
export const alone = $state({ wanted: "", isAdult: false });
