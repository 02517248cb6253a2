/** The part of the browser's own sanitiser that is used, where the browser has it. */
interface NativeParser {
  parseHTML?: (html: string, options: object) => Document;
}
interface NativeElement extends HTMLElement {
  setHTML?: (html: string, options: object) => void;
}

/** Trusted Types, where the browser has them. */
interface PolicyFactory {
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string },
  ) => { createHTML: (html: string) => string };
}

/** Name to allow in a Content-Security-Policy's `trusted-types`. */
const policyName = 'tessera-sanitized-html';

// Whatever the browser holds for safe: which of it stays is for DOMPurify and the policy to say.
// Without a prototype, to which the page could have added rules.
const native = { __proto__: null, sanitizer: { __proto__: null, removeElements: [] } };

/** Parser of HTML into a document where nothing loads or runs. */
type HtmlParser = (html: string) => Document;

let parser: { parse: HtmlParser | null } | undefined;

/**
 * Parser that this page allows, or `null`. Where a Content-Security-Policy forbids the Trusted Types policy that the
 * common one needs, the browser's own sanitiser parses, which needs none; it tells nothing of what it removes.
 */
export function htmlParser(): HtmlParser | null {
  parser ??= { parse: findParser() };
  return parser.parse;
}

function findParser(): HtmlParser | null {
  const { trustedTypes } = window as Window & { trustedTypes?: PolicyFactory };
  let trust = (html: string) => html;
  try {
    const policy = trustedTypes?.createPolicy(policyName, { createHTML: trust });
    if (policy) trust = (html) => policy.createHTML(html);
  } catch {
    const { parseHTML } = Document as NativeParser;
    if (parseHTML) return (html) => parseHTML.call(Document, html, native);
  }
  const parse = (html: string) => new DOMParser().parseFromString(trust(html), 'text/html');
  try {
    parse('');
    return parse;
  } catch {
    return null;
  }
}

/** HTML as the browser's own sanitiser reads it, in an element of the document; `null` where the browser has none. */
export function nativelyCleaned(document: Document, html: string): HTMLElement | null {
  const holder: NativeElement = document.createElement('div');
  if (!holder.setHTML) return null;
  holder.setHTML(html, native);
  return holder;
}

/** What is in an element as text that a parser reads as the same nodes. */
export function writeHtml(holder: Element): string {
  for (const { firstChild } of holder.querySelectorAll('pre')) {
    // A parser drops a line break that follows the tag.
    const text = firstChild?.nodeValue;
    if (firstChild && text?.startsWith('\n')) firstChild.nodeValue = `\n${text}`;
  }
  return holder.innerHTML;
}
