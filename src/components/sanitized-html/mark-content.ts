import type { SanitizedHtmlLabels } from '../../languages/language';
import { baseUrl, parseUrl } from './cleaning/resource-url';

/** Slot of the element that a table scrolls in. */
export const tableSlot = 'sanitized-html-table';

/** Makes tables scroll by themselves, and marks links to other sites. Called again, it only changes the texts. */
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
    const host = hostToShow(link);
    if (host) link.dataset.host = host;
  }
}

/** Puts a table into an element that scrolls and can be scrolled by keyboard. */
function scrollRegion(table: HTMLElement): HTMLElement {
  const region = table.ownerDocument.createElement('div');
  region.dataset.slot = tableSlot;
  region.setAttribute('role', 'group');
  region.tabIndex = 0;
  table.replaceWith(region);
  region.append(table);
  return region;
}

/** Host that a link should show because its URL or its text could be taken for another one. */
function hostToShow(link: HTMLAnchorElement): string | undefined {
  const { host, hostname, username } = link;
  // The browser writes a name in letters of another script as `xn--…`.
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
