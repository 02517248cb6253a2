/**
 * Time limit after which a page is shown although it is incomplete, in milliseconds. Automated browsers wait longer:
 * their machine may be busy, and the tests fail for an incomplete page.
 */
const patience = navigator.webdriver ? 60_000 : 8000;

/** Frames in which a page must keep its height before it is shown. */
const steadyFrames = 3;

/** Typefaces of every page. */
const typefaces = ['Hanken Grotesk Variable', 'Funnel Display Variable'];

// A block of the docs that reads its data, or a code block, which is an empty `div` without attributes until its
// highlighter has loaded. Widgets in the samples have their own `data-loading`.
const pending =
  '.sbdocs [data-loading]:not(.docs-story *), .sbdocs-content div:empty:not([class], [id], [style], .docs-story *)';

/** Whether the page has a title, each story is rendered or in a frame with a fixed height, and each block has its data. */
function isComplete(): boolean {
  if (!document.querySelector('.sbdocs-content h1') || document.querySelector(pending))
    return false;
  const stories = [...document.querySelectorAll('.docs-story')];
  return stories.every((story) => story.querySelector('.tessera-surface, iframe'));
}

/**
 * Hides a docs page until its stories and fonts are loaded, to prevent layout shifts: a story has no height
 * before it is rendered.
 * @returns Function that shows the page immediately.
 */
export function hideUntilDrawn(): () => void {
  const { dataset } = document.documentElement;
  const started = performance.now();
  let frame = 0;
  let hasTypefaces = false;
  let height = 0;
  let steady = 0;
  const show = () => {
    cancelAnimationFrame(frame);
    delete dataset['drawing'];
  };
  const look = () => {
    const ready = isComplete() && hasTypefaces && document.fonts.status === 'loaded';
    const next = document.documentElement.scrollHeight;
    steady = ready && next === height ? steady + 1 : 0;
    height = next;
    if (steady < steadyFrames && performance.now() - started < patience) {
      frame = requestAnimationFrame(look);
      return;
    }
    // oxlint-disable-next-line no-console -- The tests of the docs pages allow no message.
    if (!ready) console.warn('The docs page is shown before it is complete.');
    show();
  };
  dataset['drawing'] = '';
  void Promise.allSettled(typefaces.map((name) => document.fonts.load(`1rem '${name}'`))).then(
    () => (hasTypefaces = true),
  );
  frame = requestAnimationFrame(look);
  return show;
}

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
