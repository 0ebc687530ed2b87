/** One device of several people in a time in which nobody may see who has something to do: whose turn it is to look. */

import type { Seat } from "./game";

/** `part`: with each new one the device is covered. `each`: all its people look, one after the other; otherwise whoever is called takes it. */
export interface Hidden {
  part: string;
  each: boolean;
  said?: readonly string[]; // ids of texts: what everybody is told meanwhile
}

export class Passing {
  private part = "";
  private due: Seat[] = [];

  /** Whether another part has begun; `asked`: who of this device has something to answer in it. */
  begins(hidden: Hidden, mine: readonly Seat[], asked: readonly Seat[]): boolean {
    if (hidden.part === this.part) return false;
    this.part = hidden.part;
    this.due = hidden.each ? [...(asked.length ? asked : mine)] : [];
    return true;
  }

  /** Whether it was one of them; she need not look again. */
  looked(seat: Seat | null): boolean {
    const left = this.due.filter((other) => other !== seat);
    const was = left.length < this.due.length;
    this.due = left;
    return was;
  }

  /** Who looks next; null: all have, and the device lies down. */
  get next(): Seat | null {
    return this.due[0] ?? null;
  }

  /** Whether such a time is over. */
  ends(): boolean {
    const was = this.part !== "";
    [this.part, this.due] = ["", []];
    return was;
  }
}
