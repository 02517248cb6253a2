import { cleanAttribute } from './clean-attribute';
import { purify } from './dompurify';
import type { HtmlPolicy } from './html-policies';
import { type Cleaning, Removals, type SanitizeReport } from './removals';
import { type RemotePart, baseUrl, countRemote, loadRemote } from './resource-url';
import { textOf } from './unwrap';

const headings = 'h1, h2, h3, h4, h5, h6';
const levelOf = ({ localName }: Element) => Number(localName.slice(1));

/**
 * Shifts all heading levels so that the highest is one below `base`, and none exceeds six. Returns the new
 * headings by the old ones.
 */
function shiftHeadings(root: Element, base: number): ReadonlyMap<Element, Element> {
  const found = [...root.querySelectorAll<HTMLHeadingElement>(headings)];
  const highest = found.reduce((level, heading) => Math.min(level, levelOf(heading)), 6);
  const moved = new Map<Element, Element>();
  for (const heading of found) {
    const level = Math.min(6, Math.max(1, levelOf(heading) - highest + Math.trunc(base) + 1 || 1));
    if (level === levelOf(heading)) continue;
    const shifted = heading.ownerDocument.createElement(`h${level}`);
    for (const name of heading.getAttributeNames()) {
      // A strict Content-Security-Policy blocks the attribute, but not styles that are set like this.
      if (name === 'style') shifted.style.cssText = heading.style.cssText;
      else shifted.setAttribute(name, heading.getAttribute(name) ?? '');
    }
    while (heading.firstChild) shifted.append(heading.firstChild);
    heading.replaceWith(shifted);
    moved.set(heading, shifted);
  }
  return moved;
}

/** Maximum depth of elements. */
const maximumDepth = 255;

/**
 * Cleans the output of DOMPurify: attributes according to the policy, and depth. Visits each element once, in
 * document order and without recursion.
 */
function cleanTree(root: Element, cleaning: Cleaning): void {
  const { removals } = cleaning;
  const open: Element[] = [];
  const removed = new Set<Element>();
  for (const element of root.querySelectorAll('*')) {
    if (removed.has(element)) continue;
    while (open.length > 0 && open.at(-1) !== element.parentNode) open.pop();
    open.push(element);
    for (const name of element.hasAttributes() ? element.getAttributeNames() : []) {
      const reason = cleanAttribute(element, name, cleaning);
      if (!reason) continue;
      element.removeAttribute(name);
      removals.add('attribute', name, reason, element.localName);
    }
    if (open.length < maximumDepth || !element.firstElementChild) continue;
    for (const deeper of element.querySelectorAll('*')) {
      removed.add(deeper);
      removals.add('element', deeper.localName, 'depth');
    }
    // Below the last level, only text is kept.
    element.replaceChildren(textOf(element));
  }
}

/** Options for a piece of HTML, in addition to its policy. */
interface CleaningOptions {
  /** Whether images, videos and audio from other sites load. Default: `false`. */
  allowRemote?: boolean | undefined;
  /** Prefix of every id and of references to ids. Default: `user-content-`. */
  idPrefix?: string | undefined;
  /** Level of the heading above the content, 1 to 5. Default: headings keep their levels. */
  headingBase?: number | undefined;
  /** Maximum length of HTML, in UTF-16 code units. Default: no limit. */
  maxLength?: number | undefined;
  /** `rel` of links to other sites if the policy has none. Default: none. */
  rel?: string | undefined;
}

/** Sanitized content. */
interface CleanContent {
  /** Element of another document that contains the nodes; `null` if the outcome is not `html`. */
  holder: HTMLElement | null;
  /** Blocked parts that would load from other sites. */
  remote: readonly RemotePart[];
  /** What was removed and why. */
  report: SanitizeReport;
}

/**
 * Cleans HTML in three steps: DOMPurify parses it and removes elements and attributes that the policy does
 * not allow; a second pass checks attributes, URLs, styles and depth; then heading levels are shifted below
 * those of the page.
 * @param policy Policy without what is always forbidden.
 */
export function cleanHtml(
  html: string,
  policy: HtmlPolicy,
  options: CleaningOptions,
): CleanContent {
  const { allowRemote, idPrefix, headingBase, maxLength = Infinity, rel } = options;
  const removals = new Removals();
  // Also true for `NaN`, so that an invalid limit allows nothing.
  if (!(html.length <= maxLength)) {
    removals.add('element', '#document', 'length');
    return withoutNodes('nothing', removals);
  }
  const holder = purify(html, policy, removals);
  if (!holder) return withoutNodes('text', removals);
  const remote: RemotePart[] = [];
  cleanTree(holder, {
    policy,
    idPrefix: idPrefix || undefined,
    rel: policy.rel ?? rel,
    base: baseUrl(),
    remote,
    removals,
  });
  if (headingBase !== undefined) {
    const shifted = shiftHeadings(holder, headingBase);
    for (const part of remote) part.element = shifted.get(part.element) ?? part.element;
  }
  if (allowRemote) loadRemote(remote);
  const report = {
    removed: removals.list(),
    remote: countRemote(remote),
    outcome: 'html' as const,
  };
  return { holder, remote, report };
}

function withoutNodes(outcome: SanitizeReport['outcome'], removals: Removals): CleanContent {
  return { holder: null, remote: [], report: { removed: removals.list(), remote: 0, outcome } };
}

/** Returns the nodes in a fragment, or the HTML as text if it could not be parsed. */
export function takeNodes({ holder, report }: CleanContent, html: string): DocumentFragment {
  const fragment = (holder?.ownerDocument ?? document).createDocumentFragment();
  if (holder) while (holder.firstChild) fragment.append(holder.firstChild);
  else if (report.outcome === 'text') fragment.append(html);
  return fragment;
}
