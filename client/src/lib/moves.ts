/** The moves a view offers. A board asks here what it may offer, and knows no rule. */

import type { Family, GameTable, Tagged, Value } from "./game";

type OfKind<M, K> = Extract<M, { type: K }>;

export class Offered<M extends { type: string } = Tagged> {
  readonly all: M[];
  private readonly keys: Set<string>;

  constructor(
    private readonly table: GameTable,
    legal: readonly Family[],
  ) {
    this.all = legal.flatMap((family) => (family.of ?? [[]]).map((row) => this.made(family.type, row)));
    this.keys = new Set(this.all.map((move) => this.key(move)));
  }

  get isEmpty(): boolean {
    return this.all.length === 0;
  }

  /** The kinds that are offered, in the order of the view. */
  get kinds(): string[] {
    return [...new Set(this.all.map((move) => move.type))];
  }

  /** All offered moves of a kind; with `where`, those whose fields have these values. */
  of<K extends M["type"]>(kind: K, where: Partial<OfKind<M, K>> = {}): OfKind<M, K>[] {
    const wanted = Object.entries(where);
    return this.all.filter(
      (move): move is OfKind<M, K> =>
        move.type === kind && wanted.every(([name, value]) => (move as unknown as Tagged)[name] === value),
    );
  }

  /** Is exactly this move offered? */
  has(move: M): boolean {
    return this.keys.has(this.key(move));
  }

  /** Is any move of that kind, with these values, offered? */
  can<K extends M["type"]>(kind: K, where: Partial<OfKind<M, K>> = {}): boolean {
    return this.of(kind, where).length > 0;
  }

  private made(type: string, row: readonly Value[]): M {
    const fields = this.table.moves[type] ?? [];
    return Object.fromEntries([["type", type], ...fields.map(([name], at) => [name, row[at]])]) as M;
  }

  private key(move: M): string {
    const fields = this.table.moves[move.type] ?? [];
    return JSON.stringify([move.type, ...fields.map(([name]) => (move as unknown as Tagged)[name])]);
  }
}

/** Are these the same move? */
export function isSame(one: { type: string }, other: { type: string }): boolean {
  const a = Object.entries(one);
  return a.length === Object.keys(other).length && a.every(([k, v]) => (other as Tagged)[k] === v);
}
