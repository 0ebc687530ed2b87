/** Puts an element elsewhere on the page while there is such a place, and back where it was. */
export function beside(place: HTMLElement | null | undefined): (it: HTMLElement) => (() => void) | undefined {
  return (it) => {
    if (!place) return undefined;
    const mark = document.createComment("");
    it.before(mark);
    place.append(it);
    return () => {
      if (it.isConnected) mark.replaceWith(it);
      else mark.remove(); // it is gone for good
    };
  };
}
