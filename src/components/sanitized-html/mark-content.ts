import { baseUrl, isRemote, parseUrl } from './cleaning/resource-url';
import { hostToShow, rightToLeft } from './host-to-show';
import type { SanitizedHtmlLabels } from './words';

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
