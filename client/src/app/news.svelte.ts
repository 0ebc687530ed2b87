/** What is said aloud and shown for a moment: announcements for screen readers, notes for everybody. */

class News {
  polite = $state("");
  note = $state("");
  noteKind: "plain" | "wrong" = $state("plain");
  private timer: ReturnType<typeof setTimeout> | undefined;
  private queue: string[] = [];
  private speaking = false;

  /** Told to who does not look; one after another, so that none swallows the one before. */
  announce(text: string): void {
    if (!text) return;
    this.queue.push(text);
    if (!this.speaking) this.next();
  }

  private next(): void {
    const all = this.queue.splice(0, 4).join(" ");
    this.speaking = all !== "";
    if (!all) return;
    this.polite = all;
    setTimeout(() => this.next(), 700);
  }

  /** Shown to everybody for a while. */
  show(text: string, kind: "plain" | "wrong" = "plain"): void {
    clearTimeout(this.timer);
    this.note = text;
    this.noteKind = kind;
    this.timer = setTimeout(() => (this.note = ""), 3000 + 60 * text.length);
  }

  hide(): void {
    this.note = "";
  }
}

export const news = new News();
