/** The moves of a Private Room card whose face is not on the table yet: read off its name. */

import type { Dance, Private } from "../../../wire/nightshift";
import { DANCES } from "../choices";

export function dancesOf(card: Private): Dance[] {
  const parts = card.split("-");
  const moves = parts.filter((part): part is Dance => (DANCES as readonly string[]).includes(part));
  return parts[0] === "double" ? [...moves, ...moves] : moves;
}
