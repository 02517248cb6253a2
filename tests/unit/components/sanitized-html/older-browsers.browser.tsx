import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sanitize, SanitizedHtml } from '#src/components/sanitized-html/index.ts';
import { partOf } from '#tests/support/elements.ts';
import { loadSanitize, openRealm } from '#tests/support/fresh-realm.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

watchPage();

const links =
  '<a href="https://evil.example/">www.bank.example</a><a href="http://[">b</a><img src="/a.png">';

beforeAll(() => {
  vi.stubGlobal('URL', withoutParse());
});
afterAll(() => {
  vi.unstubAllGlobals();
});

/** `URL` as Safari 17 has it. */
function withoutParse(): typeof URL {
  const Older = class extends URL {};
  Object.assign(Older, { parse: undefined, canParse: undefined });
  return Older;
}

test('URLs are parsed where the browser has no URL.parse', () => {
  expect(sanitize(links, 'article')).toBe(
    '<a href="https://evil.example/">www.bank.example</a><a>b</a><img src="/a.png">',
  );
});

test('the component marks links there', async () => {
  mount(<SanitizedHtml html={links} policy="article" />);
  await settle();
  await expect
    .poll(() => partOf('sanitized-html-content').querySelector('a')?.dataset['host'])
    .toBe('evil.example');
});

test('a browser without Trusted Types and its own sanitizer sanitizes anyway, and twice the same', async () => {
  const realm = await openRealm(
    'delete window.trustedTypes; delete Document.parseHTML; delete Element.prototype.setHTML; delete URL.parse; delete URL.canParse; delete AbortSignal.any;',
  );
  const sanitizeThere = await loadSanitize(realm);
  for (const html of ['<a href=x>a<table><a href=y>b', '<h2><optgroup></optgroup><h2>x']) {
    const clean = sanitizeThere(html, 'article');
    expect(sanitizeThere(clean, 'article')).toBe(clean);
  }
  expect(sanitizeThere('<svg><style><b>x</b></style></svg><p onclick=x>y', 'comment')).not.toMatch(
    /svg|style|onclick/,
  );
  realm.close();
});
