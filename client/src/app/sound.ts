/** Small sounds, made on the spot; nothing is heard before the first tap, browsers want it so. */

import { settings } from "./settings.svelte";

type Note = [hertz: number, at: number, seconds: number];
const TUNES: Record<string, Note[]> = {
  turn: [[523, 0, 0.16], [784, 0.13, 0.28]],
  tick: [[330, 0, 0.05]],
  word: [[660, 0, 0.08], [880, 0.06, 0.1]],
  over: [[392, 0, 0.25], [523, 0.16, 0.25], [659, 0.32, 0.5]],
};

let context: AudioContext | null = null;
if (typeof addEventListener === "function") {
  addEventListener("pointerdown", () => {
    if (settings.is.sound && typeof AudioContext === "function") context ??= new AudioContext();
    void context?.resume();
  });
}

export function sound(tune: keyof typeof TUNES & string): void {
  if (!settings.is.sound || !context) return;
  for (const [hertz, at, seconds] of TUNES[tune] ?? []) {
    const tone = new OscillatorNode(context, { type: "sine", frequency: hertz });
    const start = context.currentTime + at;
    const loud = new GainNode(context, { gain: 0 });
    loud.gain.setValueAtTime(0, start);
    loud.gain.linearRampToValueAtTime(0.14, start + 0.015);
    loud.gain.exponentialRampToValueAtTime(0.0008, start + seconds);
    tone.connect(loud).connect(context.destination);
    tone.start(start);
    tone.stop(start + seconds + 0.05);
  }
}

export function buzz(): void {
  if (settings.is.vibration && navigator.userActivation?.hasBeenActive) navigator.vibrate?.([60, 40, 60]);
}
