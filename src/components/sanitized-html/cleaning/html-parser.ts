/** Part of the browser's own sanitizer that is used, where the browser has it. */
interface NativeDocument {
  parseHTML?: (html: string, options: object) => Document;
}
interface NativeElement extends HTMLElement {
  setHTML?: (html: string, options: object) => void;
}

/** Trusted Types, where the browser has them. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string },
  ) => { createHTML: (html: string) => string };
}

/** Parses HTML into a document where nothing loads or runs. */
export type HtmlParser = (html: string) => Document;

/** Name to allow in a Content-Security-Policy's `trusted-types`. */
const trustedTypesPolicy = 'tessera-sanitized-html';

// All that the browser considers safe: DOMPurify and the policy decide what of it is kept.
// Without a prototype, to which the page could have added rules.
const nativeOptions = { __proto__: null, sanitizer: { __proto__: null, removeElements: [] } };

let parser: HtmlParser | null | undefined;

/**
 * Parser that this page allows, or `null`. Where a Content-Security-Policy forbids the Trusted Types policy that
 * `DOMParser` needs, the browser's own sanitizer parses, which needs none but does not report what it removes.
 */
export function htmlParser(): HtmlParser | null {
  if (parser === undefined) parser = findParser();
  return parser;
}

function findParser(): HtmlParser | null {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes };
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

/** HTML cleaned by the browser's own sanitizer, in an element of the document; `null` where the browser has none. */
export function cleanNatively(document: Document, html: string): HTMLElement | null {
  const holder: NativeElement = document.createElement('div');
  if (!holder.setHTML) return null;
  holder.setHTML(html, nativeOptions);
  return holder;
}

/** Content of an element as text that a parser reads as the same nodes. */
export function writeHtml(holder: Element): string {
  for (const { firstChild } of holder.querySelectorAll('pre')) {
    // A parser drops a line break right behind the tag.
    const text = firstChild?.nodeValue;
    if (firstChild && text?.startsWith('\n')) firstChild.nodeValue = `\n${text}`;
  }
  return holder.innerHTML;
}
