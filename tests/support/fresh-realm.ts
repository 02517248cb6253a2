import type { sanitize } from '#src/components/sanitized-html/index.ts';

/** Row of a corpus of hostile and harmless HTML. */
export interface HtmlRow {
  id: string;
  category: string;
  /** Category of the row: code, privacy and looks, nesting, or what must survive. */
  level: 'xss' | 'policy' | 'boundary' | 'benign';
  html: string | { $concat: ReadonlyArray<readonly [text: string, times: number]> };
  /** Code that runs before anything is loaded. */
  setup?: string;
  mustNotContain: readonly string[];
  mustNotExecute: boolean;
  mustNotRequest?: string;
  mustKeepText?: readonly string[];
  mustContain?: readonly string[];
  mustEqualInput?: boolean;
  maxDepth?: number;
  /** Whether every element is clicked. */
  click?: boolean;
  /** Times that the output is parsed again first. */
  reparse?: number;
  /** Whether the HTML runs code when it is inserted into a page unsanitized. */
  firesRaw: boolean;
}

/** Isolated page with traps that record code. */
export interface Realm {
  window: Window & typeof globalThis;
  /** Names of the functions that foreign code called. */
  fired: string[];
  /** Requested addresses, all of which were blocked. */
  requests: string[];
  close: () => void;
}

const policy =
  "default-src 'none'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'";

/** Text of a row's HTML. */
export function htmlOf({ html }: Pick<HtmlRow, 'html'>): string {
  if (typeof html === 'string') return html;
  return html.$concat.map(([text, times]) => text.repeat(times)).join('');
}

/** Opens an isolated page in a frame; its policy blocks and reports external requests. */
export async function openRealm(setup = ''): Promise<Realm> {
  const frame = document.createElement('iframe');
  frame.srcdoc = `<!doctype html><meta http-equiv="Content-Security-Policy" content="${policy}"><body>`;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  await loaded;
  const window = frame.contentWindow as (Window & typeof globalThis) | null;
  if (!window) throw new Error('The frame has no window.');
  const fired: string[] = [];
  const requests: string[] = [];
  for (const name of ['alert', 'confirm', 'prompt', 'print'] as const) {
    window[name] = (() => void fired.push(name)) as never;
  }
  window.document.addEventListener('securitypolicyviolation', ({ blockedURI }) => {
    requests.push(blockedURI);
  });
  window.addEventListener('error', (event) => event.preventDefault());
  // Navigation would end the page under test; a `javascript:` address stays.
  window.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a, area');
    if (link && /^(https?|mailto|tel):/.test((link as HTMLAnchorElement).href)) {
      event.preventDefault();
    }
  });
  if (setup) window.eval(setup);
  return { window, fired, requests, close: () => frame.remove() };
}

/** The sanitizer, loaded in the realm after its setup has run. */
export function loadSanitize({ window }: Realm): Promise<typeof sanitize> {
  return new Promise((resolve) => {
    Object.assign(window, { arrived: resolve });
    const script = window.document.createElement('script');
    script.type = 'module';
    script.textContent =
      "import { sanitize } from '/src/components/sanitized-html/sanitize.ts'; window.arrived(sanitize);";
    window.document.head.append(script);
  });
}

/** Inserts pieces of HTML into the page and performs on every element what a user might; returns their containers. */
export async function exercise(
  { window }: Realm,
  pieces: readonly string[],
  { click, reparse = 0 }: Pick<HtmlRow, 'click' | 'reparse'>,
): Promise<Element[]> {
  const places = pieces.map((html) => {
    const place = window.document.createElement('div');
    window.document.body.append(place);
    place.innerHTML = html;
    for (let time = 0; time < reparse; time += 1) {
      const written = place.innerHTML;
      place.innerHTML = written;
    }
    return place;
  });
  await turn();
  const events = ['mouseover', 'focus', 'pointerdown', 'animationstart', 'toggle'];
  for (const element of places.flatMap((place) => [...place.querySelectorAll<HTMLElement>('*')])) {
    for (const type of events) element.dispatchEvent(new window.Event(type, { bubbles: true }));
    if (click) element.click?.();
  }
  await turn();
  return places;
}

/** Nesting depth of the elements inside an element. */
export function depthOf(place: Element): number {
  let deepest = 0;
  for (const element of place.querySelectorAll('*')) {
    if (element.firstElementChild) continue;
    let depth = 0;
    for (let up: Element | null = element; up && up !== place; up = up.parentElement) depth += 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

function turn(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
