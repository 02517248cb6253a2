import createPurifier, {
  type DOMPurify,
  type UponSanitizeElementHook,
  type WindowLike,
} from 'dompurify';
import type { FullRules } from './clean-html';
import { htmlParser, nativelyCleaned, writeHtml } from './parse-html';
import { words, type HtmlPolicy } from './policies';

// They go with all that is in them: what they hold is no text for a reader.
const emptied = words(
  'annotation.annotation-xml.audio.datalist.desc.frameset.head.iframe.noembed.noframes.noscript.plaintext.script.style.template.title.video.xmp',
);
const purifiers = new WeakMap<HtmlPolicy, DOMPurify>();

/** Instance of DOMPurify for one policy; nobody else's hooks and settings reach it, nor its own anybody else. */
function purifierOf(policy: HtmlPolicy, parse: (html: string) => Document): DOMPurify {
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
      parseFromString(html: string) {
        // As a page of today reads it; behind a line break no `frameset` takes the body away.
        const parsed = parse(`<!doctype html><br>${html}`);
        parsed.body.firstChild?.remove();
        return parsed;
      }
    },
  } as unknown as WindowLike);
  purifier.setConfig({
    // The body is what it walks: it would go, and all that is in it be copied.
    ALLOWED_TAGS: ['body', ...Object.keys(policy.elements)],
    ALLOWED_ATTR: [...policy.everywhere, ...Object.values(policy.elements).flat()],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    FORBID_CONTENTS: [...emptied],
    SANITIZE_NAMED_PROPS: true,
    RETURN_DOM: true,
    // Scripts at the very beginning would otherwise go with the head, and nobody be told.
    FORCE_BODY: true,
  });
  purifier.addHook('uponSanitizeElement', unwrap);
  purifiers.set(policy, purifier);
  return purifier;
}

/**
 * Takes away a run of elements that no policy or this one does not have and leaves what is in them: DOMPurify would
 * move it level by level, and drop the text of SVG that has the name of an HTML element.
 */
const unwrap: UponSanitizeElementHook = function (this: DOMPurify, node, { tagName, allowedTags }) {
  if (allowedTags[tagName] && node instanceof HTMLElement && !isOdd(node)) return;
  const { parentNode, nextSibling } = node;
  const goes = (inner: Node): inner is Element =>
    inner instanceof Element &&
    // The fields of a form stand in for its properties: DOMPurify knows.
    !(inner instanceof HTMLFormElement) &&
    !emptied.includes(inner.localName) &&
    inner.localName !== 'body' &&
    (isForeign(inner) || !allowedTags[inner.localName] || isOdd(inner));
  if (!parentNode || !goes(node)) return;
  const waiting: Node[] = [node];
  for (let inner = waiting.pop(); inner; inner = waiting.pop()) {
    if (goes(inner)) {
      this.removed.push({ element: inner });
      for (let child = inner.lastChild; child; child = child.previousSibling) waiting.push(child);
    } else {
      // Behind it, where DOMPurify still has to come by.
      parentNode.insertBefore(inner, nextSibling);
    }
  }
  parentNode.removeChild(node);
};

/** Very many attributes would take minutes to remove one by one; with an `is`, DOMPurify drops the text too. */
function isOdd(element: Element): boolean {
  return element.attributes.length > 500 || element.hasAttribute('is');
}

/** Not by what the node says of itself: the fields of a form stand in for the form's own properties. */
function isForeign(node: Node): boolean {
  return node instanceof Element && !(node instanceof HTMLElement);
}

/** Elements in others that a parser would have closed first: tables and deep nesting lead to them. */
const misnested =
  'a a, li > li, :is(dd, dt) > :is(dd, dt), :is(rt, rp) > :is(rt, rp), :is(h1, h2, h3, h4, h5, h6) > :is(h1, h2, h3, h4, h5, h6)';

/**
 * Parses HTML in a document of its own, where nothing loads or runs, and takes away what DOMPurify and the policy's
 * names do not allow; `null` where the page allows no parser.
 */
export function purify(html: string, policy: HtmlPolicy, full?: FullRules): HTMLElement | null {
  const parse = createPurifier.isSupported && htmlParser();
  if (!parse) return null;
  const purifier = purifiers.get(policy) ?? purifierOf(policy, parse);
  // The settings make it answer the body, which its types cannot know.
  const holder = purifier.sanitize(html) as unknown as HTMLElement;
  let suspicious = false;
  // The first one is what DOMPurify itself put before the HTML; the list would keep the whole document alive.
  for (const part of purifier.removed.splice(0).slice(1)) {
    const node = 'element' in part ? part.element : part.from;
    const foreign = isForeign(node);
    const name = node instanceof HTMLFormElement ? 'form' : node.nodeName.toLowerCase();
    if ('element' in part) {
      suspicious ||= name !== 'script';
      full?.note(name, foreign);
    } else if (part.attribute) full?.note(name, foreign, part.attribute.name);
  }
  if (!suspicious && !holder.querySelector(misnested)) return holder;
  // The tree can be one that no parser makes from what it is written as: it is written out and cleaned again.
  const written = writeHtml(holder);
  const again = nativelyCleaned(holder.ownerDocument, written);
  if (again) return again;
  const second = purifier.sanitize(written) as unknown as HTMLElement;
  purifier.removed.length = 0;
  return second;
}
