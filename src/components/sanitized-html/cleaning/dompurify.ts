/*
 * DOMPurify walks the parsed HTML and removes every element and attribute whose name the policy does not list, what
 * hides in namespaces, comments and clobbered properties, and links that run scripts.
 *
 * Replaced, each because of what was measured in 3.4.18:
 * - Its module is shared by the page: hooks and settings of other code reach every caller. Each policy gets an instance
 *   of its own.
 * - Its Trusted Types policy has a name of its own. It is given a parser that uses ours (`html-parser.ts`).
 * - It unwraps nested unknown elements level by level, which takes minutes for thousands of them, and drops the text
 *   of MathML and of elements with an `is` attribute. A hook unwraps them in one go and keeps the text.
 * - It checks names, not values: images from other sites, styles that cover the page and any depth get through, and
 *   attributes are allowed on all elements alike. `clean-tree.ts` checks these afterward.
 * - Its result can be a tree that a parser reads differently once it is written out. Such a tree is cleaned again.
 */
import createPurifier, {
  type DOMPurify,
  type UponSanitizeElementHook,
  type WindowLike,
} from 'dompurify';
import { isForbiddenAttribute, isForbiddenElement } from './effective-policy';
import { cleanNatively, htmlParser, writeHtml, type HtmlParser } from './html-parser';
import type { HtmlPolicy } from './html-policy';
import type { Removals } from './removals';

// These are removed with their content, which is not meant to be read.
const removedWithContent = [
  'annotation',
  'annotation-xml',
  'audio',
  'datalist',
  'desc',
  'frameset',
  'head',
  'iframe',
  'noembed',
  'noframes',
  'noscript',
  'plaintext',
  'script',
  'style',
  'template',
  'title',
  'video',
  'xmp',
];

/** Elements in others that a parser would have closed first, were it not for a table. */
const misnestedByTables =
  'li > li, :is(dd, dt) > :is(dd, dt), :is(rt, rp) > :is(rt, rp), :is(h1, h2, h3, h4, h5, h6) > :is(h1, h2, h3, h4, h5, h6)';

/**
 * Parses HTML in a document of its own, where nothing loads or runs, and removes what DOMPurify and the policy's names
 * do not allow; `null` where the page allows no parser.
 */
export function purify(html: string, policy: HtmlPolicy, removals: Removals): HTMLElement | null {
  const parse = createPurifier.isSupported && htmlParser();
  if (!parse) return null;
  const purifier = purifierOf(policy, parse);
  const holder = purifyWith(purifier, html);
  // The first one is what DOMPurify itself put before the HTML.
  const removed = purifier.removed.slice(1);
  // The list would keep the whole document in memory.
  purifier.removed.length = 0;
  for (const part of removed) addRemoval(part, policy, removals);
  removeUnvisited(holder, policy, removals);
  const isAltered = removed.some((part) => 'element' in part && nameOf(part.element) !== 'script');
  if (!isAltered && !isMisnested(holder)) return holder;
  const written = writeHtml(holder);
  const again = cleanNatively(holder.ownerDocument, written) ?? purifyWith(purifier, written);
  purifier.removed.length = 0;
  return again;
}

/** Body of the clean document: the settings ask for it, which the package's types cannot know. */
function purifyWith(purifier: DOMPurify, html: string): HTMLElement {
  return purifier.sanitize(html) as unknown as HTMLElement;
}

/**
 * Removes elements that are not allowed and that DOMPurify has not visited: its walk ends early in a test DOM such as
 * happy-dom, whose iterators lose their place when a node is removed.
 */
function removeUnvisited(holder: Element, policy: HtmlPolicy, removals: Removals): void {
  for (const element of holder.querySelectorAll('*')) {
    if (Object.hasOwn(policy.elements, element.localName) && !isForeign(element)) continue;
    addRemoval({ element }, policy, removals);
    if (removedWithContent.includes(element.localName)) element.remove();
    else element.replaceWith(...element.childNodes);
  }
}

/** Whether a parser would read other nodes from what the content is written out as. */
function isMisnested(holder: Element): boolean {
  const found = (selector: string) => holder.querySelector(selector) !== null;
  return found('a a') || (found('table') && found(misnestedByTables));
}

const purifiers = new WeakMap<HtmlPolicy, DOMPurify>();

/** Instance of DOMPurify for one policy, out of reach of other code's hooks and settings. */
function purifierOf(policy: HtmlPolicy, parse: HtmlParser): DOMPurify {
  const known = purifiers.get(policy);
  if (known) return known;
  const { Element, HTMLTemplateElement, NodeFilter } = window;
  // Without the window's Trusted Types it creates no policy of its own: the parser has one.
  const purifier = createPurifier({
    document,
    Element,
    HTMLTemplateElement,
    // The getters of its prototype and, behind them, those of `Node`. In happy-dom `Node` has no `nodeName`.
    Node: Element,
    // It never removes text here, so it need not visit any.
    NodeFilter: { ...NodeFilter, SHOW_ELEMENT: 1, SHOW_TEXT: 0 },
    DOMParser: class {
      parseFromString(html: string) {
        // In standards mode; behind a line break no `frameset` replaces the body.
        const parsed = parse(`<!doctype html><br>${html}`);
        parsed.body.firstChild?.remove();
        return parsed;
      }
    },
  } as unknown as WindowLike);
  purifier.setConfig({
    // The walk begins at the body, which would otherwise be removed and its content copied.
    ALLOWED_TAGS: ['body', ...Object.keys(policy.elements)],
    ALLOWED_ATTR: [...policy.everywhere, ...Object.values(policy.elements).flat()],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    FORBID_CONTENTS: [...removedWithContent],
    SANITIZE_NAMED_PROPS: true,
    RETURN_DOM: true,
    // Scripts at the very beginning would otherwise go with the head, unreported.
    FORCE_BODY: true,
  });
  purifier.addHook('uponSanitizeElement', unwrap);
  purifiers.set(policy, purifier);
  return purifier;
}

/** Removes a run of elements that are not allowed and leaves what is in them. */
const unwrap: UponSanitizeElementHook = function (this: DOMPurify, node, { tagName, allowedTags }) {
  if (allowedTags[tagName] && node instanceof HTMLElement && !isOdd(node)) return;
  const { parentNode, nextSibling } = node;
  const isUnwrapped = (inner: Node): inner is Element =>
    inner instanceof Element &&
    // The fields of a form shadow its properties, which DOMPurify handles.
    !(inner instanceof HTMLFormElement) &&
    !removedWithContent.includes(inner.localName) &&
    inner.localName !== 'body' &&
    (isForeign(inner) || !allowedTags[inner.localName] || isOdd(inner));
  if (!parentNode || !isUnwrapped(node)) return;
  const waiting: Node[] = [node];
  for (let inner = waiting.pop(); inner; inner = waiting.pop()) {
    if (isUnwrapped(inner)) {
      this.removed.push({ element: inner });
      for (let child = inner.lastChild; child; child = child.previousSibling) waiting.push(child);
    } else {
      // Behind the node, where DOMPurify still comes by.
      parentNode.insertBefore(inner, nextSibling);
    }
  }
  parentNode.removeChild(node);
};

/** Whether DOMPurify takes minutes to remove the attributes one by one, or drops the text because of an `is`. */
function isOdd(element: Element): boolean {
  return element.attributes.length > 500 || element.hasAttribute('is');
}

/** Whether the node is SVG or MathML. Its own properties are not asked: the fields of a form replace them. */
function isForeign(node: Node): boolean {
  return node instanceof Element && !(node instanceof HTMLElement);
}

function nameOf(node: Node): string {
  return node instanceof HTMLFormElement ? 'form' : node.nodeName.toLowerCase();
}

/** Adds what DOMPurify removed: by the policy's table, or because it is unsafe although the table has its name. */
function addRemoval(
  part: DOMPurify['removed'][number],
  { elements, everywhere }: HtmlPolicy,
  removals: Removals,
): void {
  if ('element' in part) {
    const name = nameOf(part.element);
    const isUnsafe =
      isForeign(part.element) || isForbiddenElement(name) || Object.hasOwn(elements, name);
    removals.add('element', name, isUnsafe ? 'unsafe' : 'policy');
  } else if (part.attribute) {
    const element = nameOf(part.from);
    const { name } = part.attribute;
    const isListed = everywhere.includes(name) || elements[element]?.includes(name);
    const isUnsafe = isListed || isForbiddenAttribute(name);
    removals.add('attribute', name, isUnsafe ? 'unsafe' : 'policy', element);
  }
}
