/** What this person prefers, on this device. */

import { isLanguage, type Language } from "../lib/texts";
import { kept, keep } from "../lib/kept";

export interface Preferences {
  lang: Language;
  name: string;
  theme: "night" | "day" | "auto";
  text: "usual" | "large" | "huge";
  palette: "usual" | "safe";
  motion: "auto" | "on" | "off";
  sound: boolean;
  vibration: boolean;
  words: boolean; // the table in words instead of a board
  hints: boolean;
  lessons: boolean; // a word of explanation at each new moment
  together: boolean;
  narrates: boolean;
}

function guessed(): Language {
  for (const tag of navigator.languages ?? []) {
    const short = tag.slice(0, 2).toLowerCase();
    if (isLanguage(short)) return short;
  }
  return "en";
}

const USUAL: Omit<Preferences, "lang"> = {
  name: "", theme: "night", text: "usual", palette: "usual", motion: "auto", sound: true, vibration: true,
  words: false, hints: true, lessons: true, together: false, narrates: false,
};

function prefers(query: string): boolean {
  return typeof matchMedia === "function" && matchMedia(query).matches;
}

class Settings {
  is: Preferences = $state({ ...USUAL, lang: guessed(), ...kept<Partial<Preferences>>("settings", {}) });

  get motion(): boolean {
    return this.is.motion === "on" || (this.is.motion === "auto" && !prefers("(prefers-reduced-motion: reduce)"));
  }

  isDimmed = $state(false); // people sit together in the dark: no screen is brighter than another

  get theme(): "night" | "day" {
    if (this.isDimmed) return "night";
    if (this.is.theme !== "auto") return this.is.theme;
    return prefers("(prefers-color-scheme: light)") ? "day" : "night";
  }

  set(change: Partial<Preferences>): void {
    Object.assign(this.is, change);
    keep("settings", this.is);
    this.apply();
  }

  /** The page follows. */
  apply(): void {
    const root = document.documentElement;
    root.lang = this.is.lang;
    root.dataset.theme = this.theme;
    root.dataset.text = this.is.text;
    root.dataset.palette = this.is.palette;
    root.dataset.motion = this.motion ? "on" : "off";
    const ground = getComputedStyle(root).getPropertyValue("--ground").trim();
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", ground);
  }
}

export const settings = new Settings();
