import type { FullRules } from './clean-html';
import { words, type HtmlPolicy } from './policies';
import { isElsewhere, isLink, judgeResources, resolveUrl } from './resource-url';
import type { RemovalReason } from './sanitize-report';

/** Levels of elements that survive. */
const maximumDepth = 255;

/** Rows or columns that one cell may span: where borders collapse, a browser's work grows with their product. */
const maximumSpan = 50;

/** Elements that get a frame, or a look that loads with them. */
const dressed = words('table.mark.kbd.samp.tt.sub.sup.hr.details.dl.figure.img.video.audio');

/** Part of the content that would load from another site, and how it gets it back. */
export interface HeldPart {
  element: Element;
  /** Attribute, or property of the style. */
  name: string;
  value: string;
  inStyle?: boolean;
}

/** State of one cleaning. */
export interface Cleaning {
  policy: HtmlPolicy;
  /** Id as the content may have it. */
  prefixed: (id: string) => string;
  /** `rel` of links to other sites. */
  rel: string | undefined;
  /** What was taken out because it would load from another site. */
  held: HeldPart[];
  /** Whether there is something that gets a frame or a mark. */
  marked: boolean;
  /** Verdict on an address. */
  judge: typeof judgeResources;
  full: FullRules | undefined;
}

/**
 * Holds a tree that DOMPurify let through to the policy's table: attributes by element, addresses, references, styles
 * and depth. Goes through the elements once, in document order and without recursion.
 */
export function cleanTree(root: Element, cleaning: Cleaning): void {
  const open: Element[] = [];
  const gone = new Set<Element>();
  for (const element of root.querySelectorAll('*')) {
    if (gone.has(element)) continue;
    while (open.length > 0 && open.at(-1) !== element.parentNode) open.pop();
    open.push(element);
    cleaning.marked ||= dressed.includes(element.localName);
    for (const name of element.hasAttributes() ? element.getAttributeNames() : []) {
      const problem = problemOf(element, name, `${element.getAttribute(name)}`, cleaning);
      if (!problem) continue;
      element.removeAttribute(name);
      cleaning.full?.tell('attribute', name, problem, element.localName);
    }
    if (open.length < maximumDepth || !element.firstElementChild) continue;
    for (const deeper of element.querySelectorAll('*')) {
      gone.add(deeper);
      cleaning.full?.tell('element', deeper.localName, 'depth');
    }
    // Of what is below the last level only text can stay.
    element.replaceChildren(element.textContent);
  }
}

/** Parts of a list, at what HTML holds for white space. */
const partsOf = (value: string) => value.split(/[\t\n\f\r ]+/);

/** Reason why an attribute has to go; one that stays is changed where it must be. */
function problemOf(
  element: Element,
  name: string,
  value: string,
  cleaning: Cleaning,
): RemovalReason | undefined {
  const { policy, prefixed, rel, held, full } = cleaning;
  if (!policy.everywhere.includes(name) && !policy.elements[element.localName]?.includes(name)) {
    return 'policy';
  }
  switch (name) {
    case 'href':
    case 'cite': {
      if (value.startsWith('#')) {
        element.setAttribute(name, `#${prefixed(value.slice(1))}`);
        return undefined;
      }
      const url = resolveUrl(value);
      if (name === 'href' && isElsewhere(url)) {
        cleaning.marked = true;
        if (rel) element.setAttribute('rel', rel);
      }
      return isLink(url) ? undefined : 'unsafe';
    }
    case 'target':
      if (value !== '_blank') return 'policy';
      element.setAttribute('rel', rel ?? 'noopener noreferrer');
      return undefined;
    case 'background':
    case 'poster':
    case 'src':
    case 'srcset': {
      const verdict = judgeResources(name, value);
      if (!verdict) return undefined;
      cleaning.marked = true;
      if (verdict === 'remote') held.push({ element, name, value });
      return verdict;
    }
    case 'id':
    case 'name':
    case 'headers':
    case 'aria-labelledby':
    case 'aria-describedby':
      element.setAttribute(name, partsOf(value).map(prefixed).join(' '));
      return undefined;
    case 'class': {
      // A class of the page could cover it: only the language of code is kept.
      const kept = partsOf(value).filter((part) => part.startsWith('language-'));
      element.className = kept.join(' ');
      return kept.length > 0 ? undefined : 'policy';
    }
    case 'colspan':
    case 'rowspan': {
      const span = Number.parseInt(value, 10);
      const toTheEnd = name === 'rowspan' && span === 0;
      if (span > maximumSpan || toTheEnd) element.setAttribute(name, `${maximumSpan}`);
      return undefined;
    }
    case 'height':
      // The height of nested tables in shares of each other takes very many passes.
      return value.includes('%') ? 'unsafe' : undefined;
    case 'style':
      if (!full) return 'policy';
      full.keepStyle(element as HTMLElement, value, cleaning);
      return undefined;
    default:
      return undefined;
  }
}
