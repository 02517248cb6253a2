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

/** Time in which parts of a page may still be drawn after a change of its height, in milliseconds. */
const settleTime = 1500;

/** Id of the heading in the address of the Storybook, or of the page by itself; empty without one. */
function askedHeading(): string {
  try {
    return decodeURIComponent((window.parent.location.hash || location.hash).slice(1));
  } catch {
    // The Storybook is a frame of another site.
    return location.hash.slice(1);
  }
}

/**
 * Keeps a docs page where its reader is: at a heading that its address or a pressed link names, while parts above it get
 * their height, or else at its top, while samples act by themselves, since a browser scrolls to what gets focus or text.
 * After the next use of the page, it scrolls as usual.
 * @returns Function that stops it.
 */
export function keepPlace(): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  // Id of a heading; empty for the top, `undefined` once the page scrolls as usual.
  let place: string | undefined = askedHeading();
  let timer = 0;
  const keep = () => {
    if (place === '') window.scrollTo(0, 0);
    else if (place !== undefined) document.getElementById(place)?.scrollIntoView();
  };
  const settle = () => {
    keep();
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      const isDrawn = !('drawing' in document.documentElement.dataset);
      if (place && isDrawn) place = undefined;
    }, settleTime);
  };
  const observer = new ResizeObserver(settle);
  observer.observe(document.body);
  window.addEventListener('scroll', keep, { signal });
  const use = ({ isTrusted, type }: Event) => {
    // Samples simulate events, and a pointer that moves on after a press of a link does not scroll.
    if (isTrusted && (type !== 'pointermove' || place === '')) place = undefined;
  };
  for (const type of uses)
    window.addEventListener(type, use, { signal, capture: true, passive: true });
  const follow = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    const link = target.closest<HTMLAnchorElement>('.sbdocs a[href^="#"]');
    if (!link || link.closest('.docs-story')) return;
    place = decodeURIComponent(link.hash.slice(1));
    settle();
  };
  window.addEventListener('click', follow, { signal });
  return () => {
    controller.abort();
    observer.disconnect();
    clearTimeout(timer);
  };
}
