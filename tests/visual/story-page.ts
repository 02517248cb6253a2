/** Part of the page that a story and its portals paint. */
export interface StoryArea {
  /** Box around it in CSS pixels, with a margin; null if they paint nothing. */
  box: { x: number; y: number; width: number; height: number } | null;
  /** Height in CSS pixels that the viewport needs in order to show all of the page. */
  neededHeight: number;
}

/** Style that every picture is taken under: no motion, no caret (forced colors paint one, but it does not blink). */
export const stillStyle = `*, *::before, *::after, *::backdrop {
  animation-delay: 0s !important;
  animation-duration: 0s !important;
  caret-animation: manual !important;
  caret-color: transparent !important;
  scroll-behavior: auto !important;
  transition: none !important;
}`;

/**
 * Waits, inside the page, until the story has played, its fonts and images have loaded, and nothing changes anymore.
 * Returns why it cannot be captured, or an empty string. It runs in the browser, so it may use nothing from outside
 * its own body.
 */
export async function settleStory(timeout: number): Promise<string> {
  const page = window as unknown as {
    __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
    __STORYBOOK_ADDONS_CHANNEL__?: { last?: (event: string) => unknown[] | undefined };
  };
  const deadline = performance.now() + timeout;
  const pause = () => new Promise((resolve) => setTimeout(resolve, 4));
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const phase = () => page.__STORYBOOK_PREVIEW__?.currentRender?.phase ?? 'loading';
  const shows = (name: string) => document.body?.classList.contains(name) ?? false;
  const hasFailed = () =>
    ['errored', 'aborted'].includes(phase()) ||
    shows('sb-show-errordisplay') ||
    shows('sb-show-nopreview') ||
    ['playFunctionThrewException', 'unhandledErrorsWhilePlaying'].some(
      (event) => page.__STORYBOOK_ADDONS_CHANNEL__?.last?.(event) !== undefined,
    );

  // Storybook reaches "completing" once the story has played; after that it only waits for animations, of which there
  // are none, and reports.
  while (!['completing', 'completed', 'afterEach', 'finished'].includes(phase())) {
    if (hasFailed()) break;
    if (performance.now() > deadline) return `did not settle (phase "${phase()}")`;
    await pause();
  }
  if (hasFailed()) {
    const words = document.querySelector('#error-message')?.textContent?.trim();
    return `threw: ${words || `the story ended in phase "${phase()}"`}`;
  }
  let changes = 1;
  const observer = new MutationObserver((records) => (changes += records.length));
  observer.observe(document, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  });
  while (changes > 0) {
    if (performance.now() > deadline) return 'did not settle (it keeps changing)';
    changes = 0;
    await document.fonts.ready;
    const images = [...document.images].filter(
      ({ complete, loading }) => complete || loading !== 'lazy',
    );
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    await frame();
    await frame();
  }
  observer.disconnect();
  return '';
}

/**
 * Measures, inside the page, what the story and its portals paint. It, too, may use nothing from outside its own
 * body.
 */
export function measureStory(padding: number): StoryArea {
  const edges = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  const include = (rect: DOMRect, around = 0) => {
    if (rect.width <= 1 || rect.height <= 1) return;
    edges.left = Math.min(edges.left, rect.left + scrollX - around);
    edges.top = Math.min(edges.top, rect.top + scrollY - around);
    edges.right = Math.max(edges.right, rect.right + scrollX + around);
    edges.bottom = Math.max(edges.bottom, rect.bottom + scrollY + around);
  };
  const ground = getComputedStyle(document.body).backgroundColor;
  const isGround = (color: string) => color === ground || /^rgba\(.*, 0\)$|\/ 0\)$/.test(color);
  const paints = (element: Element) => {
    if (element.matches('svg, img, canvas, video, input, textarea, select, hr, progress, meter')) {
      return true;
    }
    const style = getComputedStyle(element);
    return (
      !isGround(style.backgroundColor) ||
      style.backgroundImage !== 'none' ||
      style.boxShadow !== 'none' ||
      style.borderWidth !== '0px' ||
      (style.outlineStyle !== 'none' && style.outlineWidth !== '0px')
    );
  };
  // Generated text has no node to measure: if it is positioned, its containing block gives its place.
  const writesApart = (element: HTMLElement) =>
    ['::before', '::after'].some((pseudo) => {
      const { content, position } = getComputedStyle(element, pseudo);
      return position === 'absolute' && !['none', 'normal', '""'].includes(content);
    });
  // Text for screen readers only is in a box of one pixel that it overflows.
  const isHeardOnly = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width <= 1 && height <= 1 && getComputedStyle(element).overflow !== 'visible';
  };
  // Content that surrounding boxes clip is not visible; positioned content may leave them.
  const boxAround = (element: Element) => {
    const { position } = getComputedStyle(element);
    if (position === 'fixed' || element.matches(':popover-open')) return null;
    return position === 'absolute' && element instanceof HTMLElement
      ? element.offsetParent
      : element.parentElement;
  };
  const everything = { left: -Infinity, right: Infinity, bottom: Infinity };
  const windows = new Map<Element | null, typeof everything>([
    [null, everything],
    [document.body, everything],
  ]);
  const windowOf = (box: Element | null): typeof everything => {
    const known = windows.get(box);
    if (known || !box) return known ?? everything;
    const { overflowX, overflowY } = getComputedStyle(box);
    const { left, right, bottom } = box.getBoundingClientRect();
    const around = windowOf(boxAround(box));
    const own = { ...around };
    if (overflowX !== 'visible') {
      own.left = Math.max(left, around.left);
      own.right = Math.min(right, around.right);
    }
    if (overflowY !== 'visible') own.bottom = Math.min(bottom, around.bottom);
    windows.set(box, own);
    return own;
  };
  const includeCut = (rect: DOMRect, cut: typeof everything, around = 0) => {
    const left = Math.max(rect.left, cut.left);
    const width = Math.min(rect.right, cut.right) - left;
    include(new DOMRect(left, rect.y, width, Math.min(rect.bottom, cut.bottom) - rect.y), around);
  };
  const walker = document.createTreeWalker(
    document.body,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    (node) => {
      if (!(node instanceof Element)) return NodeFilter.FILTER_ACCEPT;
      // The host of a layer has no box of its own and counts as not visible, but the layer is.
      const isBoxless = getComputedStyle(node).display === 'contents';
      // Rows far from the view have no layout, as `content-visibility: auto` says.
      const seen = { opacityProperty: true, contentVisibilityAuto: true };
      const drawn = isBoxless || (node.checkVisibility(seen) && !isHeardOnly(node));
      return drawn ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT;
    },
  );
  const range = document.createRange();
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node instanceof Element) {
      const { boxShadow, display, listStyleType } = getComputedStyle(node);
      const cut = windowOf(boxAround(node));
      // Its backdrop covers the window.
      if (node.matches(':modal')) include(new DOMRect(0, 0, innerWidth, innerHeight));
      // Markers have no box; they are in the padding of the list.
      if (display === 'list-item' && listStyleType !== 'none' && node.parentElement) {
        includeCut(node.parentElement.getBoundingClientRect(), cut);
      }
      if (paints(node))
        includeCut(node.getBoundingClientRect(), cut, boxShadow === 'none' ? 0 : 12);
      if (node instanceof HTMLElement && node.offsetParent && writesApart(node)) {
        include(node.offsetParent.getBoundingClientRect());
      }
    } else if (node.textContent?.trim()) {
      range.selectNodeContents(node);
      const cut = windowOf(node.parentElement);
      for (const line of range.getClientRects()) includeCut(line, cut);
    }
  }
  const neededHeight = Math.max(innerHeight, document.documentElement.scrollHeight);
  if (edges.right < edges.left) return { box: null, neededHeight };

  // What is centered, in a card without a border or none, has the same margin on both sides.
  const stage = document.querySelector('.tessera-stage');
  if (stage) {
    const { left, right } = stage.getBoundingClientRect();
    const margin = edges.left - scrollX - left;
    const isCentered = Math.abs(right + scrollX - edges.right - margin) <= 1;
    if (isCentered && margin > Number.parseFloat(getComputedStyle(stage).paddingLeft)) {
      edges.left = left + scrollX;
      edges.right = right + scrollX;
    }
  }

  // The root's own corner anchors the crop, so a story that moves completely is seen to move. A page is as wide as the
  // window.
  const root = document.querySelector('#storybook-root')?.getBoundingClientRect();
  const rightToLeft = getComputedStyle(document.documentElement).direction === 'rtl';
  if (root) {
    const isPage = document.body.classList.contains('sb-main-fullscreen');
    edges.top = Math.min(edges.top, root.top + scrollY);
    if (rightToLeft || isPage) edges.right = Math.max(edges.right, root.right + scrollX);
    if (!rightToLeft || isPage) edges.left = Math.min(edges.left, root.left + scrollX);
  }
  const width = document.documentElement.clientWidth;
  const left = Math.max(0, Math.floor(edges.left) - padding);
  const top = Math.max(0, Math.floor(edges.top) - padding);
  const right = Math.min(width, Math.ceil(edges.right) + padding);
  const bottom = Math.min(neededHeight, Math.ceil(edges.bottom) + padding);
  return {
    box: { x: left, y: top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) },
    neededHeight,
  };
}
