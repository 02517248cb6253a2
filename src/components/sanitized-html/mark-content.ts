import type { SanitizedHtmlLabels } from '../../languages/language';
import { baseUrl, parseUrl } from './cleaning/resource-url';

/** `data-slot` of the scroll region of a table. */
export const tableSlot = 'sanitized-html-table';

/** Text whose first letter belongs to a script that is written from right to left. */
const rightToLeft =
  /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** Makes tables scrollable, and marks links to other sites. Later calls only update the texts. */
export function markContent(content: Element, labels: SanitizedHtmlLabels): void {
  for (const table of content.querySelectorAll('table')) {
    const outer = table.parentElement?.closest<HTMLElement>(`table, [data-slot='${tableSlot}']`);
    const around = outer && content.contains(outer) ? outer : undefined;
    if (around?.localName === 'table') continue;
    const region = around ?? scrollRegion(table);
    region.setAttribute('aria-label', table.caption?.textContent.trim() || labels.table);
  }
  const { origin } = baseUrl();
  for (const link of content.querySelectorAll('a')) {
    if (!link.protocol.startsWith('http') || link.origin === origin) continue;
    link.dataset.external = labels.external;
    link.toggleAttribute('data-rtl', rightToLeft.test(link.textContent));
    const host = link.dataset.host ? undefined : hostToShow(link);
    if (!host) continue;
    link.dataset.host = host;
    // Before the host, which the style sheet adds. A box of its own, so that it is not underlined.
    const gap = document.createElement('span');
    gap.dataset.gap = '';
    gap.textContent = ' ';
    link.append(gap);
  }
}

/** Wraps a table in a region that can be scrolled with the keyboard. */
function scrollRegion(table: HTMLElement): HTMLElement {
  const region = table.ownerDocument.createElement('div');
  region.dataset.slot = tableSlot;
  region.setAttribute('role', 'group');
  region.tabIndex = 0;
  table.replaceWith(region);
  region.append(table);
  return region;
}

/** Returns the host that a link should show because its URL or its text is misleading. */
function hostToShow(link: HTMLAnchorElement): string | undefined {
  const { host, hostname, username } = link;
  // The browser serializes names in other scripts as `xn--…`.
  if (hostname.includes('xn--') || username) return host;
  const text = link.textContent.trim();
  if (!text.includes('.') || text.includes(' ')) return undefined;
  const named = parseUrl(text.includes('://') ? text : `https://${text}`)?.hostname;
  if (!named?.includes('.') || withoutWww(named) === withoutWww(hostname)) return undefined;
  return host;
}

function withoutWww(hostname: string): string {
  return hostname.startsWith('www.') ? hostname.slice(4) : hostname;
}
