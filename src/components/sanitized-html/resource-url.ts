/** What may become of the address of an image, a sound or a video. */
export type ResourceVerdict = 'here' | 'remote' | 'unsafe';

const linkSchemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);
// An SVG image is left out: opened by itself it is a document that runs code.
const imageTypes = ['avif', 'bmp', 'gif', 'jpeg', 'png', 'webp'].map((type) => `image/${type}`);

let base = new URL('http://localhost/');

/** Takes the page's address as that of the content; a page without one, as `about:blank`, has no other sites. */
export function readBase(): void {
  const { baseURI } = document;
  if (baseURI !== base.href && URL.canParse('/', baseURI)) base = new URL(baseURI);
}

/** Address as the browser understands it, or `null` where it is none. */
export function resolveUrl(value: string): URL | null {
  return URL.parse(value, base);
}

/** Whether a link may lead there: to a page, a mailbox or a telephone. */
export function isLink(url: URL | null): url is URL {
  return url !== null && linkSchemes.has(url.protocol);
}

/** Whether the address is a page of another site. */
export function isElsewhere(url: URL): boolean {
  return url.protocol.startsWith('http') && url.origin !== base.origin;
}

/** Verdict on the address of an image, a sound or a video. */
export function judgeResource(value: string): ResourceVerdict {
  const url = resolveUrl(value);
  if (url?.protocol === 'data:') {
    const type = url.pathname.toLowerCase();
    return imageTypes.some((name) => type.startsWith(name)) ? 'here' : 'unsafe';
  }
  if (!url?.protocol.startsWith('http')) return 'unsafe';
  return isElsewhere(url) ? 'remote' : 'here';
}

/** Verdict on a `srcset`: the worst of its candidates. */
export function judgeResourceSet(value: string): ResourceVerdict {
  const verdicts = value.split(',').map((candidate) => {
    const [address = ''] = candidate.trim().split(' ');
    return judgeResource(address);
  });
  if (verdicts.includes('unsafe')) return 'unsafe';
  return verdicts.includes('remote') ? 'remote' : 'here';
}
