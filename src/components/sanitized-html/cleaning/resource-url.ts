const linkSchemes = ['http:', 'https:', 'mailto:', 'tel:'];
// Without SVG: opened by itself, an SVG image is a document that runs code.
const imageTypes = ['avif', 'bmp', 'gif', 'jpeg', 'png', 'webp'];

/** URL, or `null` where the text is not a valid one. Does what `URL.parse` does, which Safari 17 does not have. */
export function parseUrl(text: string, base?: URL): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

let known = { baseURI: '', url: new URL('http://localhost/') };

/** URL that relative ones are resolved against. A page without one of its own, as `about:blank`, has no other sites. */
export function baseUrl(): URL {
  const { baseURI } = document;
  if (baseURI !== known.baseURI) {
    const page = parseUrl(baseURI);
    const isUsable = page !== null && parseUrl('/', page) !== null;
    known = { baseURI, url: isUsable ? page : new URL('http://localhost/') };
  }
  return known.url;
}

/** Whether a link may lead there: to a page, a mailbox or a telephone. */
export function isLink(url: URL | null): url is URL {
  return url !== null && linkSchemes.includes(url.protocol);
}

/** Whether the URL is a page of another site. */
export function isRemote(url: URL | null, base: URL): url is URL {
  return url?.protocol.startsWith('http') === true && url.origin !== base.origin;
}

// As a browser reads a `srcset`: a URL goes to the next white space, its descriptors to the next comma.
const candidates = /[\t\n\f\r ,]*([^\t\n\f\r ]*)(?:(?<=,)|(?:[^(,]+|\([^)]*\)?)*)/g;

/** Why an image, a sound or a video cannot load, or the worst reason of a `srcset`; `undefined` where it can. */
export function resourceProblem(
  attribute: string,
  value: string,
  base: URL,
): 'remote' | 'unsafe' | undefined {
  // Whatever looks like a URL after a comma is checked as well.
  const texts = attribute === 'srcset' ? value.split(',') : [value];
  if (attribute === 'srcset') {
    for (const [, text = ''] of value.matchAll(candidates)) texts.push(text);
  }
  const urls = texts.map((text) => parseUrl(text, base));
  if (!urls.every(isResource)) return 'unsafe';
  return urls.some((url) => isRemote(url, base)) ? 'remote' : undefined;
}

function isResource(url: URL | null): boolean {
  if (url?.protocol !== 'data:') return !!url?.protocol.startsWith('http');
  const [kind, type = ''] = url.pathname.toLowerCase().split('/');
  return kind === 'image' && imageTypes.some((known) => type.startsWith(known));
}
