import createPurifier from 'dompurify';
import type { DOMPurify, UponSanitizeElementHook, WindowLike } from 'dompurify';
import { isForbiddenAttribute, isForbiddenElement } from './effective-policy';
import { type HtmlPolicy, htmlPolicies } from './html-policies';
import type { Removals } from './removals';
import { removedWithContent, separateForm, unwrap } from './unwrap';

/* DOMPurify traverses the parsed HTML and removes every element and attribute whose name the policy does not
   list, attacks with namespaces, comments and clobbered properties, and links that run scripts.

   These parts are replaced, because of measurements in 3.4.18:
   - Its module is shared on the page, so hooks and settings of other code affect every caller. Each policy
     has its own instance.
   - Its Trusted Types policy has its own name. It gets a parser that uses ours (`html-parser.ts`).
   - It unwraps nested unknown elements level by level, which takes minutes for thousands of them, and drops
     the text of MathML and of elements with an `is` attribute. A hook unwraps them at once and keeps the
     text.
   - It takes the values of most attributes for URLs: it removes `aria-label="Note: hot"`, and first all spaces, which
     takes long in a list of 100,000 ids. Only attributes of custom policies, and those with URLs, are checked so.
   - It checks names, not values: it keeps images from other sites, styles that cover the page and any depth,
     and allows attributes on all elements alike. `clean-tree.ts` checks these afterward.
   - Its result can be a tree that is parsed differently after serialization. Such a tree is cleaned again. */

/** Interface of the browser's own sanitizer, if supported. */
interface NativeDocument {
  parseHTML?: (html: string, options: object) => Document;
}
interface NativeElement extends HTMLElement {
  setHTML?: (html: string, options: object) => void;
}

/** Trusted Types, if supported. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string },
  ) => { createHTML: (html: string) => string };
}

/** Parses HTML into a document where nothing loads or runs. */
type HtmlParser = (html: string) => Document;

/** Name for the directive `trusted-types` of a Content-Security-Policy. */
const trustedTypesPolicy = 'tessera-sanitized-html';

// Everything that the browser considers safe; DOMPurify and the policy decide what is kept. Without a
// prototype, to which the page could have added rules.
const nativeOptions = { __proto__: null, sanitizer: { __proto__: null, removeElements: [] } };

let parser: HtmlParser | null | undefined;

/**
 * Returns a parser that the page allows, or `null`. If a Content-Security-Policy forbids the Trusted Types
 * policy that `DOMParser` needs, the browser's own sanitizer parses, which needs none but does not report
 * what it removes.
 */
function htmlParser(): HtmlParser | null {
  if (parser === undefined) parser = findParser();
  return parser;
}

function findParser(): HtmlParser | null {
  // A project may have other types for it, such as those of DOMPurify.
  const { trustedTypes } = window as object as { trustedTypes?: TrustedTypes };
  let trust = (html: string) => html;
  try {
    const policy = trustedTypes?.createPolicy(trustedTypesPolicy, { createHTML: trust });
    if (policy) trust = (html) => policy.createHTML(html);
  } catch {
    const { parseHTML } = Document as NativeDocument;
    if (parseHTML) return (html) => parseHTML.call(Document, html, nativeOptions);
  }
  const parse: HtmlParser = (html) => new DOMParser().parseFromString(trust(html), 'text/html');
  try {
    parse('');
    return parse;
  } catch {
    return null;
  }
}

/**
 * Cleans HTML with the browser's own sanitizer, in an element of the document; `null` if it is not supported.
 */
function cleanNatively(document: Document, html: string): HTMLElement | null {
  const holder: NativeElement = document.createElement('div');
  if (!holder.setHTML) return null;
  holder.setHTML(html, nativeOptions);
  return holder;
}

/** Serializes the content of an element, so that it is parsed into the same nodes. */
export function writeHtml(holder: Element): string {
  for (const { firstChild } of holder.querySelectorAll('pre')) {
    // A parser drops a line break immediately after the tag.
    const text = firstChild?.nodeValue;
    if (firstChild && text?.startsWith('\n')) firstChild.nodeValue = `\n${text}`;
  }
  return holder.innerHTML;
}

/** Nested elements that a parser would close first, except inside a table. */
const misnestedByTables =
  'li > li, :is(dd, dt) > :is(dd, dt), :is(rt, rp) > :is(rt, rp), :is(h1, h2, h3, h4, h5, h6) > :is(h1, h2, h3, h4, h5, h6)';

/**
 * Parses HTML in a separate document, where nothing loads or runs, and removes elements and attributes that
 * DOMPurify and the policy do not allow; `null` if the page allows no parser.
 */
export function purify(html: string, policy: HtmlPolicy, removals: Removals): HTMLElement | null {
  const parse = createPurifier.isSupported && htmlParser();
  if (!parse) return null;
  const purifier = purifierOf(policy, parse);
  const holder = purifyWith(purifier, html);
  // The first one is what DOMPurify itself inserted before the HTML.
  const removed = purifier.removed.slice(1);
  // The list would keep the entire document in memory.
  purifier.removed.length = 0;
  for (const part of removed) addRemoval(part, policy, removals);
  const comments = removedComments.get(holder.ownerDocument) ?? 0;
  removals.add('element', '#comment', 'policy', undefined, comments);
  removeUnvisited(holder, policy, removals);
  const isAltered = removed.some((part) => 'element' in part && nameOf(part.element) !== 'script');
  if (!isAltered && !isMisnested(holder)) return holder;
  const written = writeHtml(holder);
  const again = cleanNatively(holder.ownerDocument, written) ?? purifyWith(purifier, written);
  purifier.removed.length = 0;
  return again;
}

/** Returns the body of the clean document; the package's types do not cover this setting. */
function purifyWith(purifier: DOMPurify, html: string): HTMLElement {
  return purifier.sanitize(html) as unknown as HTMLElement;
}

/**
 * Removes disallowed elements that DOMPurify did not visit: in test environments such as happy-dom, its
 * traversal ends early, because iterators lose their position when a node is removed.
 */
function removeUnvisited(holder: Element, policy: HtmlPolicy, removals: Removals): void {
  for (const element of holder.querySelectorAll('*')) {
    if (Object.hasOwn(policy.elements, element.localName) && !isForeign(element)) continue;
    addRemoval({ element }, policy, removals);
    if (!removedWithContent.has(element.localName)) {
      // One by one, because a call cannot have an argument for each of very many children.
      while (element.firstChild) element.before(element.firstChild);
    }
    element.remove();
  }
}

/** Whether serialized content would be parsed into different nodes. */
function isMisnested(holder: Element): boolean {
  const found = (selector: string) => holder.querySelector(selector) !== null;
  return found('a a') || (found('table') && found(misnestedByTables));
}

/** Number of comments that were removed from a parsed document. */
const removedComments = new WeakMap<Document, number>();

/** Removes all comments at once, because DOMPurify takes longer for them than for everything else. */
function removeComments(parsed: Document): void {
  const walker = document.createTreeWalker(parsed, NodeFilter.SHOW_COMMENT);
  const found: Comment[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Comment);
  for (const comment of found) comment.remove();
  removedComments.set(parsed, found.length);
}

/** Attributes of the built-in policies that hold URLs. */
const urlAttributes = ['cite', 'href', 'poster', 'src', 'srcset'];

/** Returns the names of all attributes that a policy allows. */
function attributesOf({ elements, everywhere }: HtmlPolicy): string[] {
  return [...everywhere, ...Object.values(elements).flat()];
}

const purifiers = new WeakMap<HtmlPolicy, DOMPurify>();

/** Returns an instance of DOMPurify for one policy, isolated from hooks and settings of other code. */
function purifierOf(policy: HtmlPolicy, parse: HtmlParser): DOMPurify {
  const known = purifiers.get(policy);
  if (known) return known;
  const { Element, HTMLTemplateElement, NodeFilter } = window;
  // Without the window's Trusted Types, it creates no policy of its own: the parser has one.
  const purifier = createPurifier({
    document,
    Element,
    HTMLTemplateElement,
    // The getters of its prototype and, as a fallback, those of `Node`. In happy-dom, `Node` has no
    // `nodeName`.
    Node: Element,
    // It never removes text here, so it need not visit any.
    NodeFilter: { ...NodeFilter, SHOW_ELEMENT: 1, SHOW_TEXT: 0 },
    DOMParser: class {
      parseFromString(html: string) {
        // In standards mode; after a line break, a `frameset` cannot replace the body.
        const parsed = parse(`<!doctype html><br>${html}`);
        parsed.body.firstChild?.remove();
        removeComments(parsed);
        return parsed;
      }
    },
  } as unknown as WindowLike);
  purifier.setConfig({
    // The traversal starts at the body, which would otherwise be removed and its content copied.
    ALLOWED_TAGS: ['body', ...Object.keys(policy.elements)],
    ALLOWED_ATTR: attributesOf(policy),
    ADD_URI_SAFE_ATTR: Object.values(htmlPolicies)
      .flatMap(attributesOf)
      .filter((name) => !urlAttributes.includes(name)),
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    FORBID_CONTENTS: [...removedWithContent],
    SANITIZE_NAMED_PROPS: true,
    RETURN_DOM: true,
    // Scripts at the very beginning would otherwise be removed with the head, unreported.
    FORCE_BODY: true,
  });
  purifier.addHook('uponSanitizeElement', unwrapBy(policy));
  purifiers.set(policy, purifier);
  return purifier;
}

/** Removes a sequence of nested disallowed elements at once and keeps their content. */
const unwrapBy = (policy: HtmlPolicy): UponSanitizeElementHook =>
  function (this: DOMPurify, node, { tagName, allowedTags }) {
    if (node instanceof HTMLTableCellElement && policy.styles.length === 0) keepAlignment(node);
    const { br: hasBreaks, span: hasSpans } = allowedTags;
    if (allowedTags[tagName] && node instanceof HTMLElement && !isOdd(node)) return;
    const separator = () =>
      hasBreaks ? document.createElement('br') : document.createTextNode('\n');
    const isUnwrapped = (inner: Node): inner is Element =>
      inner instanceof Element &&
      // The fields of a form shadow its properties, which DOMPurify handles.
      !(inner instanceof HTMLFormElement) &&
      !removedWithContent.has(inner.localName) &&
      inner.localName !== 'body' &&
      (isForeign(inner) || !allowedTags[inner.localName] || isOdd(inner));
    if (node instanceof HTMLFormElement) {
      // Fields shadow its own methods.
      if (Element.prototype.hasAttribute.call(node, 'hidden')) {
        Element.prototype.replaceChildren.call(node);
      }
      separateForm(node, separator);
    } else if (isUnwrapped(node)) {
      unwrap(node, {
        isUnwrapped,
        onRemove: (element) => this.removed.push({ element }),
        separator,
        keepsIds: policy.everywhere.includes('id') && hasSpans === true,
      });
    }
  };

/** Keeps the alignment of a cell also in policies without styles. */
function keepAlignment(cell: HTMLTableCellElement): void {
  const [, align] =
    /(?:^|;)\s*text-align\s*:\s*(left|right|center|justify|end)\b/i.exec(
      cell.getAttribute('style') ?? '',
    ) ?? [];
  if (align) cell.align = align.toLowerCase().replace('end', 'right');
}

/**
 * Whether DOMPurify would need minutes to remove the attributes one by one, or drop the text because of an
 * `is`.
 */
function isOdd(element: Element): boolean {
  return element.attributes.length > 500 || element.hasAttribute('is');
}

/**
 * Whether the node is SVG or MathML. Does not read its own properties, which fields of a form can replace.
 */
function isForeign(node: Node): boolean {
  return node instanceof Element && !(node instanceof HTMLElement);
}

function nameOf(node: Node): string {
  return node instanceof HTMLFormElement ? 'form' : node.nodeName.toLowerCase();
}

/** Records what DOMPurify removed: disallowed by the policy, or unsafe although it is allowed. */
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
