/** Long words in narrow places: where a browser has no hyphenation for a language, it would break them anywhere. */

const LONG = 11; // letters that are sure to fit
const SHY = "\u00ad";
const VOWELS = "aeiouyäöüáéíóúàèìòùâêîôûаеёиоуыэюя";
/** Between a vowel and a single consonant before another vowel, three letters or more on both sides. */
const SPLIT = new RegExp(`(?<=\\p{L}{2}[${VOWELS}])(?=[^${VOWELS}\\P{L}][${VOWELS}]\\p{L})`, "giu");

export function soft(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => (word.length < LONG ? word : word.replace(SPLIT, SHY)));
}
