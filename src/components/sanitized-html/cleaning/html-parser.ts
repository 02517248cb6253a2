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
export type HtmlParser = (html: string) => Document;

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
export function htmlParser(): HtmlParser | null {
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
export function cleanNatively(document: Document, html: string): HTMLElement | null {
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
