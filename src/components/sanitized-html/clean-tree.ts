import { keepStyles } from './inline-style';
import type { HeldPart } from './hold-back';
import { isElsewhere, isLink, judgeResource, judgeResourceSet, resolveUrl } from './resource-url';
import type { Rules } from './rules';
import type { RemovalReason, Removals } from './sanitize-report';

/** Levels of elements that survive. */
const maximumDepth = 255;

/** Prefix that DOMPurify gives ids and names. */
export const defaultIdPrefix = 'user-content-';

/** State of one cleaning. */
export interface Cleaning {
  rules: Rules;
  removals: Removals;
  idPrefix: string;
  /** `rel` of links to other sites. */
  rel: string | undefined;
  /** What was taken out because it would load from another site. */
  held: HeldPart[];
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
    if (element.hasAttributes()) cleanAttributes(element, cleaning);
    if (open.length < maximumDepth || !element.firstElementChild) continue;
    for (const deeper of element.querySelectorAll('*')) {
      gone.add(deeper);
      cleaning.removals.add('element', deeper.localName, 'depth');
    }
    // Of what is below the last level only text can stay.
    element.textContent = `${element.textContent}`;
  }
}

function cleanAttributes(element: Element, cleaning: Cleaning): void {
  const { rules, removals } = cleaning;
  const allowed = rules.attributes.get(element.localName);
  for (const name of element.getAttributeNames()) {
    let problem: RemovalReason | undefined;
    if (!allowed?.has(name)) problem = 'policy';
    else {
      const value = element.getAttribute(name) ?? '';
      problem = treatments.get(name)?.(element, value, cleaning, name);
    }
    if (problem) {
      element.removeAttribute(name);
      removals.add('attribute', name, problem, element.localName);
    }
  }
}

/** Treatment of one attribute: changes it, or answers why it has to go. */
type Treatment = (
  element: Element,
  value: string,
  cleaning: Cleaning,
  name: string,
) => RemovalReason | undefined;

const treatHref: Treatment = (element, value, { rel, idPrefix }) => {
  if (value.startsWith('#')) {
    element.setAttribute('href', `#${withPrefix(value.slice(1), idPrefix)}`);
    return undefined;
  }
  const url = resolveUrl(value);
  if (!isLink(url)) return 'unsafe';
  if (rel && isElsewhere(url)) element.setAttribute('rel', rel);
  return undefined;
};

const treatCite: Treatment = (_, value) => (isLink(resolveUrl(value)) ? undefined : 'unsafe');

const treatTarget: Treatment = (element, value) => {
  if (value !== '_blank') return 'policy';
  if (!element.hasAttribute('rel')) element.setAttribute('rel', 'noopener noreferrer');
  return undefined;
};

function treatResource(judge: typeof judgeResource): Treatment {
  return (element, value, { held }, name) => {
    const verdict = judge(value);
    if (verdict === 'remote') held.push({ element, name, value });
    return verdict === 'here' ? undefined : verdict;
  };
}

const treatId: Treatment = (element, value, { idPrefix }, name) => {
  const prefixed = withPrefix(value, idPrefix);
  if (prefixed !== value) element.setAttribute(name, prefixed);
  return undefined;
};

const treatReferences: Treatment = (element, value, { idPrefix }, name) => {
  const ids = value.split(' ').map((id) => withPrefix(id, idPrefix));
  element.setAttribute(name, ids.join(' '));
  return undefined;
};

/** A class of the page could cover it: only the language of code is kept. */
const treatClass: Treatment = (element, value) => {
  const kept = value.split(' ').filter((name) => name.startsWith('language-'));
  if (kept.length === 0) return 'policy';
  element.setAttribute('class', kept.join(' '));
  return undefined;
};

const treatStyle: Treatment = (element, value, { rules, removals, held }) => {
  keepStyles(element as HTMLElement, value, {
    allowed: rules.styles,
    onRemove: (property, reason) => removals.add('style', property, reason, element.localName),
    onHold: (name, address) => held.push({ element, name, value: address, inStyle: true }),
  });
  return undefined;
};

const treatments: ReadonlyMap<string, Treatment> = new Map([
  ['href', treatHref],
  ['cite', treatCite],
  ['target', treatTarget],
  ['src', treatResource(judgeResource)],
  ['poster', treatResource(judgeResource)],
  ['srcset', treatResource(judgeResourceSet)],
  ['id', treatId],
  ['name', treatId],
  ['headers', treatReferences],
  ['aria-labelledby', treatReferences],
  ['aria-describedby', treatReferences],
  ['class', treatClass],
  ['style', treatStyle],
]);

function withPrefix(id: string, prefix: string): string {
  if (id === '') return '';
  return prefix + (id.startsWith(defaultIdPrefix) ? id.slice(defaultIdPrefix.length) : id);
}
