import { expect, test } from 'vitest';
import type { cleanHtml, takeNodes } from '#src/components/sanitized-html/clean-html.ts';
import { htmlPolicies } from '#src/components/sanitized-html/index.ts';
import { openRealm } from '#tests/support/fresh-realm.ts';

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
