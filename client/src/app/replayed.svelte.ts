/** The record somebody wants to see again, on its way to the replay screen. */
export const replayed = $state({ record: "" });
