import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safeReturnTo } from '#src/auth/core/urls.ts';
import { runs } from '#tests/support/fuzz.ts';

const origin = 'https://example.com';

describe('a valid path', () => {
  test.each([
    '/',
    '/orders/7?tab=lines&sort=-date#total',
    '/東京/خ?q=١#م',
    "/a+b,c;d=e&f(g)'h!i*j$k[l]m@n:o~p-q_r.s",
    '/a//b',
    '/files/a%2Fb',
    '/100%',
    '/a%3Fb%23c?d',
    '/../orders',
    '/proxy/https://example.org/',
    '/?to=https://example.org/%0A#//example.org',
    '/\u2028/a',
  ])('%j is unchanged', (path) => {
    expect(safeReturnTo(path, origin)).toBe(path);
    expect(new URL(path, origin).origin).toBe(origin);
  });

  test.each([
    ['https://example.com/a?b#c', '/a?b#c'],
    ['https://EXAMPLE.com:443/č', '/%C4%8D'],
    ['https://example.com\\@e', '/@e'],
  ])('%j of the same origin becomes %j', (address, path) => {
    expect(safeReturnTo(address, origin)).toBe(path);
  });
});

describe('rejected', () => {
  test.each([
    '',
    'orders',
    '//e',
    '/\\e',
    '\\\\e',
    '/%2F%2Fe',
    '/%5Ce',
    '/%252F%252Fe',
    '/%2e//e',
    '/a/..//e',
    '/a/%2e%2e/%5Ce',
    '/a\\b',
    '/\n/e',
    '/%0A%2Fe',
    '/a\u0085',
    '/a?b\nc',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'blob:https://example.com/1',
    'https://e',
    'https:e',
    'http://example.com/',
    'https://example.com:444/',
    'https://example.com@e/',
    'https://example.com//e',
    'https://example.com/%2F%2Fe',
    '/%25252525252525252525252F',
  ])('%j', (text) => {
    expect(safeReturnTo(text, origin)).toBeNull();
  });

  test.each([null, undefined, 0, 7, true, {}, ['/a'], new URL('https://example.com/a')])(
    '%j, which is not a string',
    (value) => {
      expect(safeReturnTo(value, origin)).toBeNull();
    },
  );

  test('any URL if the page has no origin', () => {
    for (const address of ['javascript:alert(1)', 'data:,a', 'null', 'about:blank']) {
      expect(safeReturnTo(address, 'null')).toBeNull();
    }
    expect(safeReturnTo('/a', 'null')).toBe('/a');
  });
});

/** Strings made of the pieces that attacks consist of. */
const tricky = fc
  .array(
    fc.oneof(
      fc.constantFrom('/', '\\', '.', '..', '%2F', '%5C', '%2e', '%252f', '%255C', '%09', '%00'),
      fc.constantFrom(
        '\t',
        '\n',
        ' ',
        '?',
        '#',
        '@',
        ':',
        'e',
        'javascript:',
        'https:',
        '//e',
        ';',
      ),
      fc.constantFrom(
        'č',
        '。',
        '／',
        '\u2028',
        '\ud800',
        '[',
        ']',
        '%',
        '&',
        'example.com',
        '%25',
      ),
      fc.string({ maxLength: 3 }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

/** What a router, a proxy or a store may do to a path. */
const decoders = [
  (path: string) => path,
  decodeURI,
  decodeURIComponent,
  (path: string) => decodeURIComponent(decodeURIComponent(path)),
  (path: string) => decodeURIComponent(new URL(path, origin).pathname),
  (path: string) => new URL(path, origin).pathname,
];

test('accepted paths stay on the origin, however they are decoded', () => {
  let passed = 0;
  fc.assert(
    fc.property(
      fc.oneof(
        tricky,
        tricky.map((text) => `/${text}`),
      ),
      (text) => {
        const path = safeReturnTo(text, origin);
        if (path === null) return;
        passed += 1;
        expect(path.startsWith('/')).toBe(true);
        expect(new URL(path, origin).origin).toBe(origin);
        const [bare = ''] = path.split(/[?#]/u, 1);
        for (const decode of decoders) {
          let decoded = bare;
          try {
            decoded = decode(bare);
          } catch {
            // A decoder that throws leads nowhere.
          }
          expect(new URL(decoded, origin).origin, decoded).toBe(origin);
          expect(new URL(decoded, origin).pathname, decoded).not.toMatch(/^\/\//u);
        }
      },
    ),
    runs(600),
  );
  expect(passed).toBeGreaterThan(50);
});

test('every page of the site is accepted', () => {
  const encoded = fc
    .array(fc.oneof(fc.nat(0x7f), fc.nat(0x10ffff)), { minLength: 1, maxLength: 8 })
    .map((points) => encodeURIComponent(String.fromCodePoint(...points).toWellFormed()));
  // Control characters are rejected, doubly encoded text could be anything, and dots or empty segments lead
  // elsewhere.
  const segment = encoded.filter(
    (text) =>
      !/%[01]|%5C|%7F|%C2%[89]|%25/u.test(text) &&
      decodeURIComponent(text)
        .split('/')
        .every((piece) => !/^\.*$/u.test(piece)),
  );
  fc.assert(
    fc.property(
      segment,
      fc.array(segment, { maxLength: 4 }),
      encoded,
      encoded,
      (start, rest, query, hash) => {
        const path = `/${[start, ...rest].join('/')}?${query}#${hash}`;
        expect(safeReturnTo(path, origin)).toBe(path);
        const url = new URL(path, origin);
        expect(safeReturnTo(url.href, origin)).toBe(url.pathname + url.search + url.hash);
      },
    ),
    runs(1000),
  );
});
