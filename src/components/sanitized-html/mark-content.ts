import { baseUrl, isRemote, parseUrl } from './resource-url';
import type { SanitizedHtmlLabels } from './words';

/** What changes the order of text, so that users see another name than a program. */
const reordering = {
  elements: 'bdi, bdo, table, [dir]',
  characters: /[\u202A-\u202E\u2066-\u2069]/,
};

/** Source of a pattern for characters of scripts that are written from right to left. */
const rightToLeft = String.raw`[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]`;
const hasRightToLeft = new RegExp(rightToLeft, 'u');

// Unicode calls the first ones ignorable; the others are blank in most fonts.
const invisible = /[\p{Cf}\p{Variation_Selector}]|\u034F|\u17B4|\u17B5/gu;
const blank = /[\u115F\u1160\u2800\u3164\uFFA0]/g;

/** Characters that look like a dot, or are one in a host name of another script. */
const dotLike =
  /[\u02D9\u0660\u06F0\u1427\u2219\u22C5\u25CF\u25E6\u26AB\u2981\u318D\uA4F8\uA78F\u{1D16D}\u{1F784}]|(?![.,،、،;:!?'"#%&*/\\@†‡‰¡¿§¶])\p{Po}/gu;
const commaLike = /(?<=\S)[,،、\u00B8\u066B\u201A\uA4F9](?=\S)/gu;

/**
 * Returns the host that a link should show, because its URL is misleading, or users could read the name of another host in
 * its text; `undefined` for other links.
 */
function hostToShow(link: Element, { host, hostname, username }: URL): string | undefined {
  // The browser serializes names in other scripts as `xn--…`.
  if (hostname.includes('xn--') || username) return host;
  // Nested links are misleading, too, and reading the text of each would take quadratic time.
  if (link.querySelector('a')) return host;
  const titles = [link, ...link.querySelectorAll('[alt], [title]')].flatMap((element) => [
    element.getAttribute('alt') ?? '',
    element.getAttribute('title') ?? '',
  ]);
  const texts = [link.textContent, ...titles];
  const isReordered =
    texts.some((text) => reordering.characters.test(text)) ||
    link.closest('bdo') !== null ||
    link.querySelector(reordering.elements) !== null;
  const isMisleading = texts.flatMap(hostsIn).some((name) => !isSameHost(name, hostname));
  return isReordered || isMisleading ? host : undefined;
}

/** Returns what users could read as host names in a text. */
function hostsIn(text: string): string[] {
  const plain = text
    .replaceAll(dotLike, '\u3002')
    .normalize('NFKC')
    .replaceAll(invisible, '')
    .replaceAll(blank, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[([{<] ?(?:[.\u3002]|dot) ?[)\]}>]/gi, '.')
    .replaceAll(commaLike, '\u3002')
    .replaceAll(/(?<=\S) (?=[.\u3002])/g, '')
    // A dot before a capital letter ends a sentence, and one after a single letter is that of "e.g.".
    .replaceAll(/(?<=[\p{L}\p{N}-]{2}[.\u3002]) (?=[\p{Ll}\d])/gu, '');
  const isReordered = hasRightToLeft.test(plain);
  return plain.split(' ').flatMap((word) => hostsInWord(word, isReordered));
}

function hostsInWord(word: string, isReordered: boolean): string[] {
  const [scheme = ''] = /^[^\p{L}]*[a-z]+:\/\//iu.exec(word) ?? [];
  const rest = word.slice(scheme.length);
  // What follows a host is its path, unless it is shown before it.
  const [named = ''] = isReordered ? [rest] : rest.split(/[/?#]/, 1);
  const names = named.split(/[^\p{L}\p{N}\p{M}\p{So}.\u3002_-]+/u).map((name) => ({
    labels: name.split(/[.\u3002]/).filter(Boolean),
    hasDot: name.includes('.'),
  }));
  return names
    .filter(({ labels, hasDot }) => (scheme ? labels.length > 0 : isHostLike(labels, hasDot)))
    .map(({ labels }) => labels.join('.'));
}

/** Whether the last label could be a top-level domain, or all are those of a numeric address. */
function isHostLike(labels: readonly string[], hasDot: boolean): boolean {
  const last = labels.at(-1) ?? '';
  if (labels.length === 4 && labels.every((label) => /^\d{1,3}$/.test(label))) return true;
  // In scripts without case, a character like a dot ends a sentence or separates names.
  const begins = hasDot ? /^\p{L}[\p{L}\p{M}\p{N}-]/u : /^[\p{Lu}\p{Ll}][\p{L}\p{M}\p{N}-]/u;
  return labels.length > 1 && begins.test(last);
}

function isSameHost(name: string, hostname: string): boolean {
  const named = parseUrl(`https://${name}`)?.hostname;
  return named !== undefined && withoutWww(named) === withoutWww(hostname);
}

function withoutWww(hostname: string): string {
  return hostname.replace(/^www\./, '').replace(/\.$/, '');
}

/** `data-slot` of the scroll region of a table. */
const tableSlot = 'sanitized-html-table';

/** Selector of the scroll regions of tables and of preformatted text. */
export const scrollRegions = `[data-slot='${tableSlot}'], pre`;

/** Text whose first letter belongs to a script that is written from right to left. */
const startsRightToLeft = new RegExp(String.raw`^\P{L}*${rightToLeft}`, 'u');

/**
 * Makes tables scrollable and marks tasks and links to other sites. Call it before the nodes are inserted: in the page,
 * each change would make the browser determine the direction of the entire content again.
 */
export function markContent(content: DocumentFragment): void {
  for (const table of content.querySelectorAll('table')) {
    if (!table.parentElement?.closest('table')) wrapTable(table);
  }
  for (const item of content.querySelectorAll('li')) markTask(item);
  const base = baseUrl();
  for (const link of content.querySelectorAll('a')) {
    const url = parseUrl(link.getAttribute('href') ?? '', base);
    if (!isRemote(url, base)) continue;
    link.dataset.external = '';
    link.toggleAttribute('data-rtl', startsRightToLeft.test(link.textContent));
    const host = hostToShow(link, url);
    if (!host) continue;
    link.dataset.host = host;
    // Before the host, which the style sheet adds. A box of its own, so that it is not underlined.
    const gap = link.ownerDocument.createElement('span');
    gap.dataset.gap = '';
    gap.textContent = ' ';
    link.append(gap);
  }
}

/** Sets the names of what was marked, which depend on the language. */
export function nameMarks(content: Element, labels: SanitizedHtmlLabels): void {
  for (const region of content.querySelectorAll(`[data-slot='${tableSlot}']`)) {
    const table = region.firstElementChild as HTMLTableElement;
    region.setAttribute('aria-label', table.caption?.textContent.trim() || labels.table);
  }
  for (const mark of content.querySelectorAll<HTMLElement>('[data-task]')) {
    mark.ariaLabel = mark.dataset.task === 'done' ? labels.taskDone : labels.taskOpen;
  }
  for (const link of content.querySelectorAll<HTMLElement>('a[data-external]')) {
    link.dataset.external = labels.external;
  }
}

/** Marks the sign at the beginning of a task, so that it has a name. */
function markTask(item: HTMLElement): void {
  const first = item.firstElementChild?.localName === 'p' ? item.firstElementChild : item;
  const text = [...first.childNodes]
    .slice(0, 2)
    .find((node) => node instanceof Text && node.data.trim() !== '') as Text | undefined;
  const [start = '', sign] = /^\s*([☐☑])\s*/.exec(text?.data ?? '') ?? [];
  if (!text || !sign) return;
  const mark = item.ownerDocument.createElement('span');
  mark.setAttribute('role', 'img');
  mark.dataset.task = sign === '☑' ? 'done' : 'open';
  mark.textContent = sign;
  item.dataset.tasks = '';
  text.before(mark);
  text.data = text.data.slice(start.length);
}

/** Wraps a table in a region that can be scrolled with the keyboard. */
function wrapTable(table: HTMLTableElement): void {
  const region = table.ownerDocument.createElement('div');
  region.dataset.slot = tableSlot;
  region.setAttribute('role', 'group');
  region.tabIndex = 0;
  table.replaceWith(region);
  region.append(table);
}
