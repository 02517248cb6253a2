import { afterEach, expect, test } from 'vitest';
import type { cleanHtml, takeNodes } from '#src/components/sanitized-html/clean-html.ts';
import {
  type sanitize,
  type SanitizeReport,
  htmlPolicies,
} from '#src/components/sanitized-html/index.ts';
import {
  htmlOf,
  loadSanitize,
  openRealm,
  exercise,
  type HtmlRow,
  type Realm,
} from '#tests/support/fresh-realm.ts';
import corpus from '#tests/support/vectors/hostile-html.json';

const forbidden = `
  trustedTypes.createPolicy = () => { throw new TypeError('The policy is not allowed.'); };
  DOMParser.prototype.parseFromString = () => { throw new TypeError('This needs TrustedHTML.'); };`;
const realms: Realm[] = [];

async function enter(setup: string): Promise<[Realm, typeof sanitize]> {
  const realm = await openRealm(setup);
  realms.push(realm);
  return [realm, await loadSanitize(realm)];
}

afterEach(() => {
  for (const { close } of realms.splice(0)) close();
});

test('one policy is created for the page, with its own name, and DOMPurify’s is not', async () => {
  const [{ window }, sanitizeThere] = await enter(`
    window.created = [];
    const create = trustedTypes.createPolicy.bind(trustedTypes);
    trustedTypes.createPolicy = (name, rules) => { window.created.push(name); return create(name, rules); };`);
  // The package creates one when its own instance is first used, which no code does.
  for (const policy of ['comment', 'article', 'email'] as const) sanitizeThere('<p>x</p>', policy);
  expect((window as unknown as { created: string[] }).created).toEqual(['tessera-sanitized-html']);
});

test('if no policy may be created, the browser’s own sanitizer parses', async () => {
  const [realm, sanitizeThere] = await enter(forbidden);
  expect(
    sanitizeThere('<p onclick="x()">a <custom-x>b</custom-x></p><form>c</form>', 'comment'),
  ).toBe('<p>a b</p>c');
  for (const row of (corpus as HtmlRow[]).filter(({ setup }) => !setup)) {
    const clean = sanitizeThere(htmlOf(row), 'email');
    await exercise(realm, [clean], row);
    if (row.mustNotExecute) expect(realm.fired, row.id).toEqual([]);
    for (const text of row.mustNotContain) {
      expect(clean.toLowerCase(), row.id).not.toContain(text.toLowerCase());
    }
  }
});

test('if nothing may parse, the source is shown as text', async () => {
  const [, sanitizeThere] = await enter(`${forbidden} delete Document.parseHTML;`);
  const reports: SanitizeReport[] = [];
  const clean = sanitizeThere('<p>x</p>', 'comment', {
    onReport: (report) => reports.push(report),
  });
  expect(clean).toBe('&lt;p&gt;x&lt;/p&gt;');
  expect(reports.map(({ outcome }) => outcome)).toEqual(['text']);
});

test('HTML with elements that change the parser is parsed again by the browser’s own sanitizer', async () => {
  const [{ window }, sanitizeThere] = await enter(`
    window.seen = [];
    const set = Element.prototype.setHTML;
    Element.prototype.setHTML = function (html, options) { window.seen.push(html); return set.call(this, html, options); };`);
  const { seen } = window as unknown as { seen: string[] };
  sanitizeThere('<p>plain</p><script>1</script>', 'comment');
  expect(seen).toEqual([]);
  expect(sanitizeThere('<p>twice</p><svg><style><b>x</b></style></svg>', 'comment')).toContain(
    'twice',
  );
  expect(seen).toHaveLength(1);
});

/** Exports of the module, loaded in the realm. */
interface Cleaning {
  cleanHtml: typeof cleanHtml;
  takeNodes: typeof takeNodes;
}

test('a shifted heading keeps its style under a policy that blocks style attributes', async () => {
  const realm = await openRealm();
  const { document } = realm.window;
  const loaded = new Promise<Cleaning>((resolve) =>
    Object.assign(realm.window, { arrived: resolve }),
  );
  const script = document.createElement('script');
  script.type = 'module';
  script.textContent =
    "import * as cleaning from '/src/components/sanitized-html/clean-html.ts'; window.arrived(cleaning);";
  document.head.append(script);
  const cleaning = await loaded;
  // The policy of the page becomes stricter once everything has loaded.
  const meta = document.createElement('meta');
  meta.httpEquiv = 'Content-Security-Policy';
  meta.content = "style-src 'self'";
  document.head.append(meta);
  const html = '<h1 style="text-align: center">a</h1><h2 id="x" style="text-align: center">b</h2>';
  const content = cleaning.cleanHtml(html, htmlPolicies.email, {
    allowRemote: false,
    idPrefix: 'note-',
    headingBase: 2,
  });
  document.body.append(cleaning.takeNodes(content, html));
  const headings = [...document.querySelectorAll('h3, h4')];
  const align = headings.map((heading) => realm.window.getComputedStyle(heading).textAlign);
  realm.close();
  expect(align).toEqual(['center', 'center']);
});
