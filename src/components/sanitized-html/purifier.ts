import createPurifier, { type DOMPurify, type WindowLike } from 'dompurify';
import { htmlParser, parseAgain } from './parse-html';
import { emptied, runsCode, type Rules } from './rules';
import type { Removals } from './sanitize-report';

const silent = new Set(emptied);
const purifiers = new WeakMap<Rules, DOMPurify>();

/** Instance of DOMPurify for one policy; nobody else's hooks and settings reach it, nor its own anybody else. */
function purifierOf(rules: Rules, parse: (html: string) => Document): DOMPurify {
  const made = purifiers.get(rules);
  if (made) return made;
  const { Element, HTMLTemplateElement, Node, NodeFilter } = window;
  // Without the window's Trusted Types it creates no policy of its own: the parser has one.
  const purifier = createPurifier({
    document,
    Element,
    HTMLTemplateElement,
    Node,
    // Text is all that DOMPurify never takes away here: it need not look at it.
    NodeFilter: { ...NodeFilter, SHOW_ELEMENT: 1, SHOW_TEXT: 0 },
    DOMParser: class {
      parseFromString = parse;
    },
  } as unknown as WindowLike);
  purifier.setConfig({
    // The body is what it walks: it would go, and all that is in it be copied.
    ALLOWED_TAGS: ['body', ...rules.attributes.keys()],
    ALLOWED_ATTR: [...rules.allAttributes],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    FORBID_CONTENTS: [...emptied],
    SANITIZE_NAMED_PROPS: true,
    RETURN_DOM: true,
    // Scripts at the very beginning would otherwise go with the head, and nobody be told.
    FORCE_BODY: true,
  });
  purifier.addHook('uponSanitizeElement', unwrapForeign);
  purifiers.set(rules, purifier);
  return purifier;
}

/** Takes SVG or MathML away and leaves its text, which DOMPurify would drop with some of it, and any HTML inside. */
function unwrapForeign(this: DOMPurify, node: Node): void {
  if (!isForeign(node) || silent.has(node.localName)) return;
  const { parentNode, nextSibling } = node;
  if (!parentNode) return;
  const waiting: Node[] = [node];
  for (let inner = waiting.pop(); inner; inner = waiting.pop()) {
    if (isForeign(inner)) {
      this.removed.push({ element: inner });
      if (silent.has(inner.localName)) continue;
      for (let child = inner.lastChild; child; child = child.previousSibling) waiting.push(child);
    } else {
      // Behind it, where DOMPurify still has to come by.
      parentNode.insertBefore(inner, nextSibling);
    }
  }
  parentNode.removeChild(node);
}

/** Not by what the node says of itself: the fields of a form stand in for the form's own properties. */
function isForeign(node: Node): node is Element {
  return node instanceof Element && !(node instanceof HTMLElement);
}

/**
 * Parses HTML in a document of its own, where nothing loads or runs, and takes away what DOMPurify and the policy's
 * names do not allow; `null` where the page allows no parser.
 */
export function purify(html: string, rules: Rules, removals: Removals): HTMLElement | null {
  const parse = htmlParser();
  if (!parse || !createPurifier.isSupported) return null;
  const purifier = purifierOf(rules, parse);
  // The settings make it answer the body, which its types cannot know.
  const holder = purifier.sanitize(html) as unknown as HTMLElement;
  // What held elements that change how their surroundings are parsed gets a second look. All else is made of allowed
  // elements alone, which read the same however often they are written out.
  return note(purifier, rules, removals) ? parseAgain(holder) : holder;
}

/** Enters what DOMPurify took away into the report; answers whether it calls for a second look. */
function note(purifier: DOMPurify, rules: Rules, removals: Removals): boolean {
  let suspicious = false;
  // The first one is what DOMPurify itself put before the HTML.
  for (const part of purifier.removed.slice(1)) {
    if ('element' in part) {
      const { element } = part;
      const name = nameOf(element);
      const foreign = isForeign(element);
      const unsafe = foreign || rules.forbidden.has(name) || rules.attributes.has(name);
      suspicious ||= foreign || (silent.has(name) && name !== 'script');
      removals.add('element', name, unsafe ? 'unsafe' : 'policy');
    } else if (part.attribute) {
      const { name } = part.attribute;
      const element = nameOf(part.from);
      const unsafe = runsCode(name) || rules.attributes.get(element)?.has(name);
      removals.add('attribute', name, unsafe ? 'unsafe' : 'policy', element);
    }
  }
  // The list would keep the whole document alive.
  purifier.removed.length = 0;
  return suspicious;
}

function nameOf(node: Node): string {
  return node instanceof HTMLFormElement ? 'form' : node.nodeName.toLowerCase();
}
