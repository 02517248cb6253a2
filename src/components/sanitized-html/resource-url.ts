import { cached } from '../../core/cached';

const linkSchemes = ['http:', 'https:', 'mailto:', 'tel:'];
// Without SVG: opened on its own, an SVG image is a document that runs code.
const imageTypes = ['avif', 'bmp', 'gif', 'jpeg', 'png', 'webp'];

/** Parses a URL; `null` if it is invalid. Equals `URL.parse`, which Safari 17 does not support. */
export function parseUrl(text: string, base?: URL): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

let known = { baseURI: '', url: new URL('http://localhost/') };

/** Returns the base URL. For a page without a URL, such as `about:blank`, no site is another site. */
export function baseUrl(): URL {
  const { baseURI } = document;
  if (baseURI !== known.baseURI) {
    const page = parseUrl(baseURI);
    const isUsable = page !== null && parseUrl('/', page) !== null;
    known = { baseURI, url: isUsable ? page : new URL('http://localhost/') };
  }
  return known.url;
}

/** Whether a link to the URL is allowed: to a page, an email address or a telephone number. */
export function isLink(url: URL | null): url is URL {
  return url !== null && linkSchemes.includes(url.protocol);
}

/** Whether the URL belongs to another site. */
export function isRemote(url: URL | null, base: URL): url is URL {
  return url?.protocol.startsWith('http') === true && url.origin !== base.origin;
}

// As browsers parse `srcset`: a URL ends at the next whitespace, its descriptors at the next comma.
const candidates = /[\t\n\f\r ,]*([^\t\n\f\r ]*)(?:(?<=,)|(?:[^(,]+|\([^)]*\)?)*)/g;

/**
 * Returns why an image, audio or video cannot load, or the worst reason in a `srcset`; `undefined` if it can.
 */
export function resourceProblem(
  attribute: string,
  value: string,
  base: URL,
): 'remote' | 'unsafe' | undefined {
  // Anything that looks like a URL after a comma is also checked.
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

/** Blocked part that would load from another site, with the data to restore it. */
export interface RemotePart {
  /** Element from which the attribute or style property was removed. */
  element: Element;
  /** Name of the attribute or style property. */
  name: string;
  /** Removed value. */
  value: string;
  /** Whether it is a style property. */
  inStyle?: boolean;
}

/** Returns the number of parts as users count them: images, not their sizes. */
export function countRemote(parts: readonly RemotePart[]): number {
  return new Set(parts.map(({ element }) => element.closest('audio, picture, video') ?? element))
    .size;
}

/** Loads the parts. Images load without a referrer. */
export function loadRemote(parts: readonly RemotePart[]): void {
  // A picture may have very many sources.
  const images = new Map<Element, Element | null>();
  for (const { element, name, value, inStyle } of parts) {
    if (inStyle) {
      (element as HTMLElement).style.setProperty(name, value);
      continue;
    }
    const picture = element.closest('picture');
    const image = picture && cached(images, picture, () => picture.querySelector('img'));
    const loaded = image ?? element;
    if (loaded.localName === 'img') {
      loaded.setAttribute('referrerpolicy', 'no-referrer');
      loaded.setAttribute('loading', 'lazy');
    }
    element.setAttribute(name, value);
  }
}

/** Blocks the parts again. */
export function blockRemote(parts: readonly RemotePart[]): void {
  for (const { element, name, inStyle } of parts) {
    if (inStyle) (element as HTMLElement).style.removeProperty(name);
    else element.removeAttribute(name);
  }
}
