import { expect, test } from 'vitest';
import {
  sanitize,
  sanitizeToFragment,
  type HtmlPolicyName,
  SanitizedHtml,
} from '#src/components/sanitized-html/index.ts';
import { partOf } from '#tests/support/elements.ts';
import { depthOf } from '#tests/support/fresh-realm.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

const policies: HtmlPolicyName[] = ['comment', 'article', 'email'];

/** Limit in milliseconds that only a time worse than linear exceeds, also on a busy machine; benchmarks measure it. */
const worseThanLinear = 30_000;

function read(html: string): HTMLElement {
  const place = document.implementation.createHTMLDocument('').createElement('div');
  place.innerHTML = html;
  return place;
}

const kinds =
  'div b blockquote ul><li table><tr><td font span i><div b><p details dl><dd svg><foreignObject><div ruby q b><object x-foo marquee'.split(
    ' ',
  );

test.each(kinds)('<%s> keeps 255 levels and its text, closed or not', (kind) => {
  const parts = kind.split('><');
  const open = `<${kind}>`;
  const close = `</${parts.toReversed().join('></')}>`;
  for (const levels of [256, 520]) {
    const times = Math.ceil(levels / parts.length);
    for (const html of [
      `${open.repeat(times)}END`,
      `${open.repeat(times)}END${close.repeat(times)}`,
    ]) {
      for (const policy of policies) {
        const place = read(sanitize(html, policy));
        for (let time = 0; time < 3; time += 1) place.innerHTML = `${place.innerHTML}`;
        expect(depthOf(place)).toBeLessThanOrEqual(255);
        expect(place.textContent).toBe('END');
      }
    }
  }
});

test.each([
  ['<frameset onload=alert(1)>', ''],
  ['<p>a<frameset><frame src=javascript:alert(1)></frameset>b', '<p>ab</p>'],
  ['</head><frameset></frameset>tail', 'tail'],
])('a frameset, %s, does not remove the page’s body', (html, expected) => {
  for (const policy of policies) expect(sanitize(html, policy)).toBe(expected);
});

test.each([
  ['attributes', `<p ${Array.from({ length: 50_000 }, (_, index) => `a${index}`).join(' ')}>x`],
  [
    'attributes of removed elements',
    `<x-y ${Array.from({ length: 50_000 }, (_, index) => `a${index}`).join(' ')}>x`,
  ],
  ['siblings', '<br>'.repeat(50_000)],
  ['removed wrappers', `${'<x-y>'.repeat(500)}${'<i>x</i>'.repeat(10_000)}`],
  ['nested marquees', '<marquee>'.repeat(3000)],
  ['commas', `<img srcset="${',a 1x('.repeat(30_000)}">`],
])('very many %s do not hang', { timeout: worseThanLinear }, (_, html) => {
  sanitize(html, 'article');
});

test.each([
  `<img srcset="${',a'.repeat(150_000)}">`,
  '<h1></h1>'.repeat(130_000),
  `<h1>${'<wbr>'.repeat(130_000)}</h1>`,
])('lists of any length in foreign HTML do not overflow the stack', (html) => {
  expect(() => sanitize(html, 'article', { headingBase: 2 })).not.toThrow();
});

test.each([
  '<h2><optgroup></optgroup><h2>x',
  '<a href=x><object><a href=y>z',
  '<p>a<button><p>b',
  '<p>a<table><tr><td>b</table>c',
  '<marquee><li><marquee><li>x',
  '<a><table><a>x',
  '<a href=x>a<table><tr><td>b</td><a href=y>c</table>d',
  `<a href=x>${'<div>'.repeat(12)}<a href=y>b`,
  '<h1>a<table><h2>b</table>c',
  '<ul><li>a<table><li>b</table>c</ul>',
  '<dl><dd>a<table><dt>b</table>c</dl>',
  '<ruby>a<rt>b<table><rt>c</table>d</ruby>',
  '<pre>\n\nx</pre>',
])('nodes and text of %s are the same, and unchanged when sanitized again', (html) => {
  for (const policy of policies) {
    const clean = sanitize(html, policy);
    const place = read('');
    place.append(sanitizeToFragment(html, policy).fragment);
    expect(place.innerHTML).toBe(read(clean).innerHTML);
    expect(sanitize(clean, policy)).toBe(clean);
  }
});

test.each([
  '<p>a &lt;b&gt; &amp;amp; &amp;lt;i&amp;gt; 😀 é\u202e漢</p>',
  '<ul><li>a<ol><li>b</li></ol></li></ul><hr><p>a<br>b</p>',
  '<blockquote cite="https://a.example/">q</blockquote><del datetime="2024-01-01">d</del>',
  '<pre><code class="language-js">if (a &lt; b &amp;&amp; c) {\n}</code></pre>',
  '<a href="/x?a=1&amp;b=2#c" title="t">x</a><a href="mailto:a@b.example?subject=s">m</a><a href="tel:+49">p</a>',
  '<img src="/a.png" alt="a" width="1" height="2"><img src="data:image/png;base64,iVBORw0KGgo=" alt="">',
  '<figure><img src="a.png" alt="a"><figcaption>f</figcaption></figure>',
  '<details open=""><summary>s</summary>d</details><dl><dt>t</dt><dd>d</dd></dl>',
  '<ol start="3" type="a" reversed=""><li value="2">x</li></ol><q>q</q><kbd>k</kbd><mark>m</mark>',
  '<table><colgroup><col span="2"></colgroup><tbody><tr><td rowspan="2">a</td></tr></tbody></table>',
  'plain text, no elements: 1 &lt; 2 &amp; "quotes" \'too\'',
  '',
])('%s is the same afterward', (html) => {
  for (const policy of policies) expect(sanitize(html, policy)).toBe(html);
  expect(sanitize(html)).toBe(html);
});

watchPage();

const content = () => partOf('sanitized-html-content');

test('the panel shows names that an attacker chose as text', async () => {
  const html = `<p a<b=1 onclick=alert(1) "x=y>t</p><x-y[z]>u</x-y[z]><img/onerror=alert(1)//><svg><a onload=alert(1)>`;
  mount(<SanitizedHtml html={html} showReport />);
  await settle();
  await expect
    .poll(() => document.querySelector('[data-slot="sanitized-html-report"]')?.textContent)
    .toContain('p[onclick]');
  const panel = partOf('sanitized-html-report');
  expect(panel.textContent).toContain('p[a<b]');
  expect(panel.querySelector('img, script, svg, [onclick]')).toBeNull();
});

test('the permission for one text does not leak into another one or into another policy', async () => {
  const remote = '<p>a</p><img src="https://images.invalid/a.png">';
  const { rerender } = mount(<SanitizedHtml html={remote} allowRemote />);
  await settle();
  expect(content().querySelector('img')?.src).toContain('images.invalid');
  rerender(<SanitizedHtml html={`${remote}<i>b</i>`} />);
  await settle();
  expect(content().innerHTML).not.toContain('images.invalid');
  rerender(<SanitizedHtml html={`${remote}<i>b</i>`} policy="article" />);
  await settle();
  expect(content().innerHTML).not.toContain('images.invalid');
});
