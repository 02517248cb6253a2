const linkSchemes = ['http:', 'https:', 'mailto:', 'tel:'];
// An SVG image is left out: opened by itself it is a document that runs code.
const imageTypes = ['avif', 'bmp', 'gif', 'jpeg', 'png', 'webp'];

let base = new URL('http://localhost/');

/** Takes the page's address as that of the content; a page without one, as `about:blank`, has no other sites. */
export function readBase(): void {
  const { baseURI } = document;
  if (baseURI === base.href) return;
  const page = parseUrl(baseURI);
  if (page && parseUrl('/', page)) base = page;
}

/** Address as the browser understands it, or `null` where it is none. */
export function resolveUrl(value: string): URL | null {
  return parseUrl(value, base);
}

/** Address, or `null` where the text is none, as `URL.parse` has it, which Safari 17 lacks. */
export function parseUrl(text: string, from?: URL): URL | null {
  try {
    return new URL(text, from);
  } catch {
    return null;
  }
}

/** Whether a link may lead there: to a page, a mailbox or a telephone. */
export function isLink(url: URL | null): url is URL {
  return url !== null && linkSchemes.includes(url.protocol);
}

/** Whether the address is a page of another site. */
export function isElsewhere(url: URL | null): url is URL {
  return url !== null && url.protocol.startsWith('http') && url.origin !== base.origin;
}

// As a browser reads a `srcset`: an address goes to the next white space, its descriptors to the next comma.
const candidates = /[\t\n\f\r ,]*([^\t\n\f\r ]*)(?:(?<=,)|(?:[^(,]+|\([^)]*\)?)*)/g;

/** Verdict on an image, a sound or a video, or the worst of a `srcset`; `undefined` where nothing speaks against it. */
export function judgeResources(name: string, value: string): 'remote' | 'unsafe' | undefined {
  // What only looks like an address after a comma is held for one too.
  const addresses = name === 'srcset' ? value.split(',') : [value];
  if (name === 'srcset') {
    for (const [, address = ''] of value.matchAll(candidates)) addresses.push(address);
  }
  const urls = addresses.map(resolveUrl);
  if (!urls.every(isHarmless)) return 'unsafe';
  return urls.some(isElsewhere) ? 'remote' : undefined;
}

function isHarmless(url: URL | null): boolean {
  if (url?.protocol !== 'data:') return !!url?.protocol.startsWith('http');
  const [kind, type = ''] = url.pathname.toLowerCase().split('/');
  return kind === 'image' && imageTypes.some((known) => type.startsWith(known));
}
