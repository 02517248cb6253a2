import { isElsewhere, isLink, resolveUrl } from './resource-url';
import type { SanitizedHtmlLabels } from './labels';

const tableSlot = 'sanitized-html-table';

/** Fits clean content into a page: tables scroll by themselves, links to other sites are marked and say where they lead. */
export function dressContent(holder: Element): void {
  for (const table of holder.querySelectorAll('table')) {
    if (!table.parentElement?.closest('table')) frame(table);
  }
  for (const link of holder.querySelectorAll('a')) {
    const url = resolveUrl(link.getAttribute('href') ?? '#');
    if (!isLink(url) || !isElsewhere(url)) continue;
    link.dataset['external'] = '';
    const host = hostToShow(link, url);
    if (host) link.dataset['host'] = host;
    if (!link.rel) link.rel = 'noopener noreferrer';
  }
}

/** Gives the parts that {@link dressContent} made their words. */
export function nameParts(content: Element, labels: SanitizedHtmlLabels): void {
  for (const link of content.querySelectorAll<HTMLElement>('a[data-external]')) {
    link.dataset['external'] = labels.external;
  }
  for (const region of content.querySelectorAll(`[data-slot='${tableSlot}']`)) {
    const caption = region.querySelector('caption')?.textContent.trim();
    region.setAttribute('aria-label', caption || labels.table);
  }
}

/** Puts a table into an element that scrolls and can be scrolled by key. */
function frame(table: HTMLElement): void {
  const region = table.ownerDocument.createElement('div');
  region.dataset['slot'] = tableSlot;
  region.setAttribute('role', 'group');
  region.tabIndex = 0;
  table.replaceWith(region);
  region.append(table);
}

/** Host that a link should show because its address or its text could be taken for another one. */
function hostToShow(link: Element, { host, hostname, username }: URL): string | undefined {
  // The browser writes a name in letters of another script as `xn--…`.
  if (hostname.includes('xn--') || username) return host;
  const text = link.textContent.trim();
  if (!text.includes('.') || text.includes(' ')) return undefined;
  const named = URL.parse(text.includes('://') ? text : `https://${text}`)?.hostname;
  if (!named?.includes('.') || withoutWww(named) === withoutWww(hostname)) return undefined;
  return host;
}

function withoutWww(hostname: string): string {
  return hostname.startsWith('www.') ? hostname.slice(4) : hostname;
}
