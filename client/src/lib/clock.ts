/** The table's clock beside ours: the server says what time it has, and everything it names is turned into our time. */

export class Clock {
  private ahead = 0;

  /** The server's time now, in milliseconds. */
  set(serverNow: number, now = Date.now()): void {
    this.ahead = serverNow - now;
  }

  /** A time of the server's as ours; 0 stays 0: nothing runs. */
  ours(serverTime: number): number {
    return serverTime === 0 ? 0 : serverTime - this.ahead;
  }
}

/** Whole seconds left until `ends`, never below 0. */
export function secondsLeft(ends: number, now = Date.now()): number {
  return Math.max(0, Math.ceil((ends - now) / 1000));
}

/** `1:05`; digits are read alike in all our languages. */
export function asTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
