/** What the page says about a story that has come to rest. */
export interface StoryState {
  /** Reason why the story cannot be pictured; empty when it can. */
  problem: string;
  /** Part of the page that the story and its portals paint, in CSS pixels; null when they paint nothing. */
  box: { x: number; y: number; width: number; height: number } | null;
  /** Height in CSS pixels that the viewport needs in order to show all of it. */
  neededHeight: number;
}

/** Style that every picture is taken under: no motion, no caret. `hidden` are selectors of what is not compared. */
export const stillStyle = `*, *::before, *::after, *::backdrop {
  animation-delay: 0s !important;
  animation-duration: 0s !important;
  caret-color: transparent !important;
  scroll-behavior: auto !important;
  transition: none !important;
}`;

/**
 * Waits, inside the page, until the story has played and its fonts and images are there, then measures it. It runs in
 * the browser, so it may use nothing from outside its own body.
 */
export async function settleStory(options: {
  timeout: number;
  delay: number;
  ignore: string[];
}): Promise<StoryState> {
  interface Preview {
    currentRender?: { phase?: string };
  }
  const padding = 24;
  const deadline = performance.now() + options.timeout;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const phase = () =>
    (window as unknown as { __STORYBOOK_PREVIEW__?: Preview }).__STORYBOOK_PREVIEW__?.currentRender
      ?.phase ?? 'loading';
  const shows = (name: string) => document.body?.classList.contains(name) ?? false;
  const failed = (problem: string): StoryState => ({ problem, box: null, neededHeight: 0 });

  while (!['finished', 'errored', 'aborted'].includes(phase())) {
    if (shows('sb-show-errordisplay') || shows('sb-show-nopreview')) break;
    if (performance.now() > deadline) return failed(`did not come to rest (phase "${phase()}")`);
    await frame();
  }
  if (phase() !== 'finished' || shows('sb-show-errordisplay') || shows('sb-show-nopreview')) {
    const words = document.querySelector('#error-message')?.textContent?.trim();
    return failed(`threw: ${words || `the story ended in phase "${phase()}"`}`);
  }
  await document.fonts.ready;
  await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
  if (options.delay > 0) await new Promise((resolve) => setTimeout(resolve, options.delay));
  for (const selector of options.ignore) {
    for (const element of document.querySelectorAll<HTMLElement>(selector)) {
      element.style.setProperty('visibility', 'hidden', 'important');
    }
  }
  await frame();
  await frame();

  const edges = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  const include = (rect: DOMRect) => {
    if (rect.width <= 1 || rect.height <= 1) return;
    edges.left = Math.min(edges.left, rect.left + scrollX);
    edges.top = Math.min(edges.top, rect.top + scrollY);
    edges.right = Math.max(edges.right, rect.right + scrollX);
    edges.bottom = Math.max(edges.bottom, rect.bottom + scrollY);
  };
  const ground = getComputedStyle(document.body).backgroundColor;
  const clear = ['transparent', 'rgba(0, 0, 0, 0)', ground];
  const paints = (element: Element) => {
    if (element.matches('svg, img, canvas, video, input, textarea, select, hr, progress, meter')) {
      return true;
    }
    const style = getComputedStyle(element);
    return (
      !clear.includes(style.backgroundColor) ||
      style.backgroundImage !== 'none' ||
      style.boxShadow !== 'none' ||
      (style.outlineStyle !== 'none' && style.outlineWidth !== '0px') ||
      ['Top', 'Right', 'Bottom', 'Left'].some(
        (side) => style.getPropertyValue(`border-${side.toLowerCase()}-width`) !== '0px',
      )
    );
  };
  const walker = document.createTreeWalker(
    document.body,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    (node) => {
      if (!(node instanceof Element)) return NodeFilter.FILTER_ACCEPT;
      const drawn = node.checkVisibility({ opacityProperty: true });
      return drawn ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT;
    },
  );
  const range = document.createRange();
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node instanceof Element) {
      if (paints(node)) include(node.getBoundingClientRect());
    } else if (node.textContent?.trim()) {
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) include(rect);
    }
  }
  if (edges.right < edges.left) return failed('draws nothing');

  // The root's own corner holds the crop in place, so that a story that moves as a whole is seen to move.
  const root = document.querySelector('#storybook-root')?.getBoundingClientRect();
  const rightToLeft = getComputedStyle(document.documentElement).direction === 'rtl';
  if (root) {
    edges.top = Math.min(edges.top, root.top + scrollY);
    if (rightToLeft) edges.right = Math.max(edges.right, root.right + scrollX);
    else edges.left = Math.min(edges.left, root.left + scrollX);
  }
  const width = document.documentElement.clientWidth;
  const neededHeight = Math.max(innerHeight, document.documentElement.scrollHeight);
  const left = Math.max(0, Math.floor(edges.left) - padding);
  const top = Math.max(0, Math.floor(edges.top) - padding);
  const right = Math.min(width, Math.ceil(edges.right) + padding);
  const bottom = Math.min(neededHeight, Math.ceil(edges.bottom) + padding);
  return {
    problem: '',
    box: { x: left, y: top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) },
    neededHeight,
  };
}
