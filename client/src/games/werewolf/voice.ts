/** The narrator: which lines a change of the view brings, and a voice for them where the browser has one. */

import type { Language } from "../../lib/texts";
import type { View } from "../../wire/werewolf";

export interface Line {
  id: string;
  n?: number;
}

const MINUTE = 60;
/** The Doppelgänger keeps her eyes open from her action to the thumbs of the Werewolves. */
const STAYS_AWAKE = "doppelganger-action doppelganger-minion";

/** What the narrator says as one view follows another; who comes in meanwhile hears what is being called. */
export function linesOf(before: View | null, view: View): Line[] {
  if (!before) return isNightfall(view) ? [{ id: "narrate-close" }, ...called(view)] : called(view);
  const lines: Line[] = [];
  const wasNight = isNight(before);
  if (isNight(view) && !wasNight) lines.push({ id: "narrate-close" });
  if (before.step && before.step !== view.step && `${before.step} ${view.step}` !== STAYS_AWAKE) lines.push({ id: `narrate-${before.step}-end` });
  if (view.step !== before.step) lines.push(...called(view));
  if (view.pace === "day" && wasNight) lines.push({ id: "narrate-open" }, { id: "narrate-talk", n: Math.max(1, Math.round(view.terms.day / MINUTE)) });
  if (view.pace === "vote" && before.pace !== "vote") lines.push({ id: "narrate-vote" });
  return lines;
}

/** The lines of the call that is going on. */
export function called(view: View): Line[] {
  if (!view.step) return [];
  const lines = [{ id: `narrate-${view.step}` }];
  return view.step === "werewolf" && view.terms.lone_wolf ? [...lines, { id: "narrate-lone-wolf" }] : lines;
}

/** The first part of the night: a board is often not there before. */
function isNightfall(view: View): boolean {
  const calls = view.story.filter((fact) => fact.type === "called" || fact.type === "wave").length;
  return isNight(view) && calls === 1;
}

export function isNight(view: View): boolean {
  return view.pace === "slot" || view.pace === "wave";
}

export function hasVoice(): boolean {
  return typeof speechSynthesis !== "undefined" && typeof SpeechSynthesisUtterance !== "undefined";
}

/** Says the lines one after another; where there is no voice the screen has them. */
export function speak(lines: readonly string[], lang: Language): void {
  if (!hasVoice()) return;
  for (const line of lines) {
    const said = new SpeechSynthesisUtterance(line);
    said.lang = lang;
    said.voice = speechSynthesis.getVoices().find((voice) => voice.lang.toLowerCase().startsWith(lang)) ?? null;
    said.rate = 0.95;
    speechSynthesis.speak(said);
  }
}

export function hush(): void {
  if (hasVoice()) speechSynthesis.cancel();
}
