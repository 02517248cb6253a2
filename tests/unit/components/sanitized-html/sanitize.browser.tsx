import createPurifier from 'dompurify';
import { describe, expect, test } from 'vitest';
import {
  htmlPolicies,
  sanitize,
  sanitizeToFragment,
  type HtmlPolicy,
  type HtmlPolicyName,
  type SanitizeReport,
} from '#src/components/sanitized-html/index.ts';
import { depthOf } from '#tests/support/fresh-realm.ts';

const names = Object.keys(htmlPolicies) as HtmlPolicyName[];

function reportOf(html: string, policy: HtmlPolicyName): SanitizeReport {
  let report: SanitizeReport | undefined;
  sanitize(html, policy, { onReport: (latest) => (report = latest) });
  if (!report) throw new Error('Nothing was reported.');
  return report;
}

function nested(levels: number, tag = 'div'): string {
  return `${`<${tag}>`.repeat(levels)}the text${`</${tag}>`.repeat(levels)}`;
}

function elementOf(html: string): Element {
  const place = document.implementation.createHTMLDocument('').createElement('div');
  place.innerHTML = html;
  return place;
}

describe('Nesting', () => {
  test.each(names)('255 levels are unchanged in %s', (policy) => {
    expect(sanitize(nested(255), policy)).toBe(nested(255));
    expect(reportOf(nested(255), policy).removed).toEqual([]);
  });

  test.each([
    [256, 1],
    [400, 145],
  ])('of %i levels %i are removed, the text is kept and the report counts them', (levels, gone) => {
    expect(sanitize(nested(levels), 'comment')).toBe(nested(255));
    expect(reportOf(nested(levels), 'comment').removed).toEqual([
      { type: 'element', name: 'div', reason: 'depth', count: gone },
    ]);
  });

  test('what a policy removes does not count as a level', () => {
    const html = `${'<custom-x>'.repeat(200)}${nested(255)}`;
    expect(depthOf(elementOf(sanitize(html, 'comment')))).toBe(255);
  });

  test('elements side by side below the last level keep their order', () => {
    const html = `${'<div>'.repeat(255)}<b>one <i>two</i></b> three <u>four</u>`;
    expect(elementOf(sanitize(html, 'comment')).textContent).toBe('one two three four');
  });

  test('20 000 levels neither hang nor overflow the stack', () => {
    // If it hung, the test would time out.
    const clean = sanitize(nested(20_000), 'comment');
    expect(depthOf(elementOf(clean))).toBe(255);
    expect(clean).toContain('the text');
  });
});

describe('Defects of DOMPurify that ours hides', () => {
  test('its module is shared by the page: hooks and settings of other code do not apply here', () => {
    createPurifier.addHook('uponSanitizeElement', (node) => (node as Element).remove?.());
    createPurifier.setConfig({ ALLOWED_TAGS: [] });
    try {
      expect(sanitize('<p>kept</p>', 'comment')).toBe('<p>kept</p>');
    } finally {
      createPurifier.removeAllHooks();
      createPurifier.clearConfig();
    }
    expect(createPurifier.sanitize('<p style="color:red" data-x="1">x</p>')).toContain('data-x');
  });

  test('it keeps forms, passwords and buttons', () => {
    const html = '<form action="/x"><input type="password"><button>Send</button></form>';
    for (const policy of names) expect(sanitize(html, policy)).toBe('Send');
  });

  test('it keeps styles that cover the page and request other sites', () => {
    const html =
      '<p style="position:fixed;inset:0;z-index:9;background:url(https://evil.example/a);color:red">x</p>';
    expect(sanitize(html, 'comment')).toBe('<p>x</p>');
    expect(sanitize(html, 'email')).toBe('<p style="color: red;">x</p>');
  });

  test('it keeps style elements that are not the first element', () => {
    for (const policy of names) {
      expect(sanitize('<p>x</p><style>p{color:red}</style>', policy)).toBe('<p>x</p>');
    }
  });

  test('it keeps ids as they are, classes, names, data, tabindex, autoplay, open dialogs and popovers', () => {
    const html =
      '<div id="a" class="fixed" name="b" data-c="d" tabindex="1" popover>x</div><video autoplay></video><dialog open>y</dialog>';
    expect(sanitize(html, 'comment')).toBe('<div id="user-content-a">x</div>y');
    const article = sanitize(html, 'article');
    expect(article).toBe('<div id="user-content-a">x</div><video></video>y');
  });

  test('it removes the target of a link: ours is kept, with rel', () => {
    expect(sanitize('<a href="/x" target="_blank">x</a>', 'article')).toBe(
      '<a href="/x" target="_blank" rel="noopener noreferrer">x</a>',
    );
    expect(sanitize('<a href="/x" target="opener">x</a>', 'article')).toBe('<a href="/x">x</a>');
  });

  test('it removes the text of MathML and of links in SVG', () => {
    expect(sanitize('<math><mi>m</mi></math><svg><a><text>t</text></a></svg>', 'comment')).toBe(
      'mt',
    );
  });
});

describe('Names', () => {
  test('ids and what refers to them get the same prefix', () => {
    const html =
      '<h2 id="title" aria-describedby="a b">x</h2><a href="#title">y</a><table><tbody><tr><td headers="h1 h2">z</td></tr></tbody></table>';
    expect(sanitize(html, 'article', { idPrefix: 'c7-' })).toBe(
      '<h2 aria-describedby="c7-a c7-b" id="c7-title">x</h2><a href="#c7-title">y</a><table><tbody><tr><td headers="c7-h1 c7-h2">z</td></tr></tbody></table>',
    );
  });

  test('text and references with a colon are not mistaken for URLs', () => {
    const html = '<p aria-label="Note: hot" lang="x:y">x</p><time datetime="a:b">y</time>';
    expect(sanitize(html, 'article')).toBe(html);
    const cell =
      '<table><tbody><tr><th abbr="In: °C">x</th><td headers="in:1 in:2">y</td></tr></tbody></table>';
    expect(sanitize(cell, 'comment', { idPrefix: 'c7-' })).toBe(
      cell.replace('in:1 in:2', 'c7-in:1 c7-in:2'),
    );
  });

  test('of very many references the first hundred are kept', () => {
    const html = `<table><tbody><tr><td headers="${'a '.repeat(150_000)}">x</td></tr></tbody></table>`;
    expect(sanitize(html, 'comment', { idPrefix: 'c7-' })).toBe(
      html.replace(/headers="[^"]*"/, `headers="${Array(100).fill('c7-a').join(' ')}"`),
    );
  });

  test('a script in an attribute that only a custom policy allows is removed', () => {
    const custom: HtmlPolicy = { elements: { p: ['longdesc'] }, everywhere: [], styles: [] };
    expect(sanitize('<p longdesc="java script:b()">x</p>', custom)).toBe('<p>x</p>');
    expect(sanitize('<p longdesc="/b">x</p>', custom)).toBe('<p longdesc="/b">x</p>');
  });

  test('an empty prefix does not restore the original name of an id', () => {
    expect(sanitize('<p id="cookie">x</p>', 'article', { idPrefix: '' })).toContain(
      'user-content-cookie',
    );
  });

  test('only the language of code is kept as a class', () => {
    expect(sanitize('<code class="fixed language-js">x</code>', 'comment')).toBe(
      '<code class="language-js">x</code>',
    );
  });
});

describe('URLs', () => {
  test.each(['ftp://example.org/', 'sms:+49', 'data:text/html,x', 'blob:x', 'ms-word:x'])(
    'a link to %s loses its URL',
    (href) => {
      expect(sanitize(`<a href="${href}">x</a>`, 'article')).toBe('<a>x</a>');
    },
  );

  test.each(['/a', 'a.html', '?q', 'https://example.org/', 'mailto:a@b.example', 'tel:+49'])(
    'a link to %s is kept',
    (href) => {
      expect(sanitize(`<a href="${href}">x</a>`, 'article')).toBe(`<a href="${href}">x</a>`);
    },
  );

  test('a comment’s link to another site tells search engines that the page does not endorse it', () => {
    expect(sanitize('<a href="https://example.org/">x</a><a href="/y">y</a>', 'comment')).toBe(
      '<a href="https://example.org/" rel="nofollow ugc noopener noreferrer">x</a><a href="/y">y</a>',
    );
  });

  test('images that are kept are those of this site and inline ones that are not documents', () => {
    const png = 'data:image/png;base64,iVBORw0KGgo=';
    const kept = `<img src="/a.png"><img src="${png}">`;
    expect(sanitize(kept, 'comment')).toBe(kept);
    expect(sanitize('<img src="data:image/svg+xml,<svg/>">', 'comment')).toBe('<img>');
  });

  test('every request to another site is blocked, and counted as a user would count', () => {
    const html =
      '<picture><source srcset="https://a.example/1 2x"><img src="/b.png" srcset="/c.png 1x, https://a.example/2 2x"></picture><video src="//a.example/v" poster="https://a.example/p"><track src="https://a.example/t"></video>';
    const { fragment, report, loadRemote } = sanitizeToFragment(html, 'article');
    const place = fragment.ownerDocument.createElement('div');
    place.append(fragment);
    expect(place.innerHTML).not.toContain('a.example');
    expect(report.remote).toBe(2);
    expect(report.removed.every(({ reason }) => reason === 'remote')).toBe(true);
    loadRemote();
    expect(place.innerHTML.match(/a\.example/g)).toHaveLength(5);
    expect(place.querySelector('img')?.getAttribute('referrerpolicy')).toBe('no-referrer');
  });

  test('backgrounds of an email are blocked, too, however they are written', () => {
    const html = '<p style="background-image:\\75 rl(https://a.example/b); padding: 4px">x</p>';
    const clean = sanitize(html, 'email');
    expect(clean).toBe('<p style="padding: 4px;">x</p>');
    expect(sanitize(html, 'email', { allowRemote: true })).toContain('https://a.example/b');
  });
});

describe('Styles of an email', () => {
  test.each([
    'background-image: linear-gradient(45deg, rgb(1, 2, 3), red);',
    'width: calc(50% - 2px);',
    'color: color(srgb 1 0 0); font-family: "Open Sans", serif;',
  ])('%s is kept', (style) => {
    const place = elementOf(sanitize(`<p style='${style}'>x</p>`, 'email')).querySelector('p');
    expect(place?.style.cssText).toBe(style);
  });

  test('do not read a variable of the page', () => {
    expect(sanitize('<p style="color:var(--page-secret)">x</p>', 'email')).toBe('<p>x</p>');
  });

  test('keep the image of a heading whose level changes', () => {
    const html = '<h1 style="background-image:url(https://a.example/h)">x</h1>';
    const options = { headingBase: 2, allowRemote: true };
    expect(sanitize(html, 'email', options)).toContain('https://a.example/h');
  });
});

test.each([
  ['<h1>a</h1><h2>b</h2>', 2, '<h3>a</h3><h4>b</h4>'],
  ['<h4>a</h4><h6>b</h6>', 1, '<h2>a</h2><h4>b</h4>'],
  ['<h1>a</h1><h3 title="t">b<i>c</i></h3>', 5, '<h6>a</h6><h6 title="t">b<i>c</i></h6>'],
])('headings of %s under level %i', (html, headingBase, expected) => {
  expect(sanitize(html, 'article', { headingBase })).toBe(expected);
});

test.each(names)('the table of %s matches the sanitizer', (policy) => {
  const { elements, everywhere } = htmlPolicies[policy];
  const candidates = ['onclick', 'popover', 'aria-label', 'class', 'start', 'align', 'datetime'];
  for (const element of Object.keys(elements)) {
    const place = document.implementation.createHTMLDocument('').createElement('div');
    const child = place.ownerDocument.createElement(element);
    for (const name of candidates) child.setAttribute(name, 'language-x');
    place.append(child);
    const clean = sanitizeToFragment(place.innerHTML, policy).fragment.querySelector(element);
    // Parts of tables are outside a table here, and the parser removes them before sanitizing.
    if (!clean) continue;
    const allowed = new Set([...everywhere, ...(elements[element] ?? [])]);
    const languageOnly = (name: string) => name !== 'class' || allowed.has('class');
    expect(clean.getAttributeNames().toSorted(), element).toEqual(
      candidates.filter((name) => allowed.has(name) && languageOnly(name)).toSorted(),
    );
  }
});
