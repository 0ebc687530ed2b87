/** Back to where something is asked of everybody, for who has scrolled away below it; not while she writes. */
export function bringBack(to: HTMLElement | undefined, moves: boolean): void {
  if (!to || to.getBoundingClientRect().top >= 0 || document.activeElement?.matches("input, textarea")) return;
  to.scrollIntoView({ block: "start", behavior: moves ? "smooth" : "auto" });
}
