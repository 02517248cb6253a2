/** Live region of a form. */
interface LiveRegion {
  /** Sets its element; `null` while the form is not on the page. */
  setElement: (element: HTMLElement | null) => void;
  /**
   * Announces a message in the next frame, because a move of focus would interrupt it. A repeated message is
   * cleared first, so that it is announced again; an empty message clears the region.
   */
  announce: (message: string) => void;
}

/** Creates a live region without an element. */
export function createLiveRegion(): LiveRegion {
  let region: HTMLElement | null = null;
  let latest: () => void;
  return {
    setElement: (element) => {
      region = element;
    },
    announce: (message) => {
      const target = region;
      if (!target) return;
      const write = () => {
        if (latest === write) target.textContent = message;
      };
      latest = write;
      if (!message || target.textContent !== message) {
        requestAnimationFrame(write);
        return;
      }
      target.textContent = '';
      setTimeout(write, 50);
    },
  };
}
