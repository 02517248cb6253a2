const uses = ['pointermove', 'pointerdown', 'wheel', 'touchstart', 'keydown'] as const;

/**
 * Keeps a docs page at its top while its samples act by themselves, in the page or in a frame: a browser scrolls to what gets
 * focus or text. After the first use of the page, they scroll as usual.
 * @returns Function that stops it.
 */
export function keepPlace(): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const stop = () => controller.abort();
  if (location.hash !== '') return stop;
  window.addEventListener('scroll', () => window.scrollTo(0, 0), { signal });
  const use = ({ isTrusted }: Event) => {
    // Samples simulate events.
    if (isTrusted) stop();
  };
  for (const type of uses)
    window.addEventListener(type, use, { signal, capture: true, passive: true });
  return stop;
}
