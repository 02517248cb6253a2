import type { SanitizedHtmlLabels } from './labels';
import { parseUrl } from './resource-url';

const tableSlot = 'sanitized-html-table';

/**
 * Fits clean content into a page: tables scroll by themselves, links to other sites are marked and say where they
 * lead. Done again, it only changes the words.
 */
export function dressContent(content: Element, labels: SanitizedHtmlLabels): void {
  for (const table of content.querySelectorAll('table')) {
    const outer = table.parentElement?.closest<HTMLElement>(`table, [data-slot='${tableSlot}']`);
    const around = outer && content.contains(outer) ? outer : undefined;
    if (around?.localName === 'table') continue;
    const region = around ?? frame(table);
    region.setAttribute('aria-label', table.caption?.textContent.trim() || labels.table);
  }
  const { origin } = new URL(document.baseURI);
  for (const link of content.querySelectorAll('a')) {
    if (!link.protocol.startsWith('http') || link.origin === origin) continue;
    link.dataset['external'] = labels.external;
    const host = hostToShow(link);
    if (host) link.dataset['host'] = host;
  }
}

/** Puts a table into an element that scrolls and can be scrolled by key. */
function frame(table: HTMLElement): HTMLElement {
  const region = table.ownerDocument.createElement('div');
  region.dataset['slot'] = tableSlot;
  region.setAttribute('role', 'group');
  region.tabIndex = 0;
  table.replaceWith(region);
  region.append(table);
  return region;
}

/** Host that a link should show because its address or its text could be taken for another one. */
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
