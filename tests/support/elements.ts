/** First element of a part, anywhere on the page; throws if there is none. */
export function partOf(slot: string, within: ParentNode = document): HTMLElement {
  const part = within.querySelector<HTMLElement>(`[data-slot="${slot}"]`);
  if (!part) throw new Error(`Nothing on the page has data-slot="${slot}".`);
  return part;
}

/** Opening tags of the elements that Tab reaches; a group of radio buttons counts with each of them. */
export function tabStops(root: ParentNode = document): string[] {
  return Array.from(root.querySelectorAll<HTMLElement>('*'))
    .filter((element) => element.tabIndex >= 0 && !element.matches(':disabled, [type="hidden"]'))
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map(openingTag);
}

/** Opening tags of elements with a class but without a `data-slot`, which no style can target by name. */
export function unslotted(root: Element): string[] {
  return withDescendants(root)
    .filter((element) => element.hasAttribute('class') && !element.hasAttribute('data-slot'))
    .map(openingTag);
}

/** Opening tags of elements that overflow the left or right edge of `root`; visually hidden ones do not count. */
export function overhanging(root: Element): string[] {
  const frame = root.getBoundingClientRect();
  return withDescendants(root)
    .filter((element) => {
      const box = element.getBoundingClientRect();
      // An `<svg>` clips what it draws.
      if (element.parentElement?.closest('svg')) return false;
      if (box.width <= 1 || box.height <= 1) return false;
      return box.left < frame.left - 1 || box.right > frame.right + 1;
    })
    .map(openingTag);
}

/** Everything that the elements under `root` announce: their text and their announced attributes. */
export function wordsOf(root: Element): string {
  const announcedAttributes = [
    'aria-label',
    'aria-description',
    'aria-valuetext',
    'placeholder',
    'title',
    'alt',
  ];
  const texts = withDescendants(root).flatMap((element) => [
    ...announcedAttributes.map((name) => element.getAttribute(name) ?? ''),
    ...[...element.childNodes].map((node) =>
      node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '',
    ),
  ]);
  return texts.filter((text) => text.trim() !== '').join('\n');
}

/** Names and values of everything that the form would submit. */
export function entriesOf(form: HTMLFormElement): Array<[string, string]> {
  return [...new FormData(form)].map(([name, value]) => [name, String(value)]);
}

function withDescendants(root: Element): Element[] {
  return [root, ...root.querySelectorAll('*')];
}

function openingTag(element: Element): string {
  return element.outerHTML.slice(0, element.outerHTML.indexOf('>') + 1);
}

/** Ids of descriptions and error messages that are, contain or are in a live region. */
export function liveDescriptions(page: Document): string[] {
  const live =
    '[role="status"], [role="alert"], [role="log"], output, [aria-live]:not([aria-live="off"])';
  const described = page.querySelectorAll('[aria-describedby], [aria-errormessage]');
  const ids = Array.from(described, (element) =>
    ['aria-describedby', 'aria-errormessage'].map((name) => element.getAttribute(name) ?? ''),
  ).flatMap((values) => values.join(' ').split(/\s+/));
  return [...new Set(ids)].filter((id) => {
    const element = page.getElementById(id);
    return element && (element.closest(live) || element.querySelector(live));
  });
}
