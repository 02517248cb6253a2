import mono from '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2?url';
import { expect, test } from 'vitest';
import { sanitize, SanitizedHtml, type HtmlPolicy } from '#src/components/sanitized-html/index.ts';
import { partOf } from '#tests/support/elements.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

watchPage();

const policies = ['comment', 'article', 'email'] as const;

/** Custom policy that allows the property that makes large tables slow. */
const collapsing: HtmlPolicy = {
  elements: { table: [], tr: [], td: [] },
  everywhere: ['style'],
  styles: ['border-collapse'],
};

function elementOf(html: string): HTMLElement {
  const place = document.implementation.createHTMLDocument('').createElement('div');
  place.innerHTML = html;
  return place;
}

/** The part of a given style that is kept, on a single element or in a table. */
function styleOf(style: string, tag = 'p'): string {
  const isCell = tag === 'td';
  const html = `<${tag} style="${style}">x</${tag}>`;
  const clean = sanitize(isCell ? `<table><tr>${html}</tr></table>` : html, 'email');
  return elementOf(clean).querySelector<HTMLElement>(tag)?.style.cssText ?? '';
}

test.each(policies)('no cell spans more than 50 rows and columns in %s', (policy) => {
  const clean = elementOf(
    sanitize(
      '<table><tr><td rowspan="65534" colspan="1000">a</td><td rowspan="0">b</td><td rowspan="50" colspan="12">c</td><th colspan="1e9">d</th><th colspan="+99">e</th></tr></table>',
      policy,
    ),
  );
  const cells = [...clean.querySelectorAll<HTMLTableCellElement>('td, th')];
  expect(cells.map(({ rowSpan, colSpan }) => [rowSpan, colSpan])).toEqual([
    [50, 50],
    [50, 1],
    [50, 12],
    [1, 1],
    [1, 50],
  ]);
});

const collapsed = '<table style="border-collapse: collapse"><tr><td>x</td></tr></table>';

test('a style cannot collapse borders, because the browser then visits every slot of the grid', () => {
  expect(sanitize(collapsed, 'email')).toContain('<table style="border-spacing: 0px;">');
  expect(sanitize(collapsed, collapsing)).toContain('<table>');
});

test.each(policies)('neither can the style sheet of the component for %s', async (policy) => {
  mount(<SanitizedHtml html={collapsed} policy={policy} />);
  await settle();
  const table = partOf('sanitized-html-content').querySelector('table') as Element;
  expect(getComputedStyle(table).borderCollapse).toBe('separate');
  expect(getComputedStyle(table).borderSpacing).toBe('0px');
});

test.each([
  ['font-size: 900px', 'font-size: 64px;'],
  ['font-size: 900%', 'font-size: 400%;'],
  ['font-size: calc(1px * 900)', ''],
  ['font-size: small', 'font-size: small;'],
  ['line-height: 0', 'line-height: 1.2;'],
  ['line-height: 24px', 'line-height: 1.5;'],
  ['font-size: 20px; line-height: 30px', 'font-size: 20px; line-height: 1.5;'],
  ['line-height: 150%', 'line-height: 1.5;'],
  ['line-height: 90', 'line-height: 4;'],
  ['text-indent: -900px', ''],
  ['text-indent: 900px', 'text-indent: 64px;'],
  ['letter-spacing: -9px', ''],
  ['letter-spacing: 900px', 'letter-spacing: 16px;'],
  ['vertical-align: -900px', ''],
  ['padding-left: 9000px', 'padding-left: 64px;'],
  ['border-top: 900px solid red', 'border-top: 16px solid red;'],
  ['height: 0', ''],
  ['max-width: 0', 'max-width: 0px;'],
])('of "%s" "%s" is kept', (style, expected) => {
  expect(styleOf(style)).toBe(expected);
});

test('padding of inline elements is smaller than that of blocks', () => {
  expect(styleOf('padding: 900px', 'a')).toBe('padding: 8px 64px;');
  expect(styleOf('padding: 12px 24px', 'td')).toBe('padding: 12px 24px;');
});

test('a mail outside of the component does not paint over its surroundings', () => {
  const page = document.createElement('div');
  page.innerHTML = '<button>before</button><div></div><button>after</button>';
  document.body.append(page);
  const [before, place, after] = page.children as unknown as [Element, Element, Element];
  for (const style of [
    'font-size:900px;line-height:0;color:transparent',
    'font:900px/0 serif;letter-spacing:-99px',
    'padding:900px;border:900px solid transparent',
    'text-indent:-900px;vertical-align:900px',
  ]) {
    for (const tag of ['a href="https://evil.example/"', 'p', 'span', 'div']) {
      place.innerHTML = sanitize(`<${tag} style="${style}">MM</${tag}>`, 'email');
      for (const button of [before, after]) {
        const box = button.getBoundingClientRect();
        const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        expect(hit, `${tag} ${style} ${button.textContent}`).toBe(button);
      }
    }
  }
  page.remove();
});

test('heights are not percentages: nested, they multiply the work of a layout', () => {
  const nested =
    '<table height="100%" style="height:100%"><tr style="height:50%"><td height="50%" style="height:calc(100% - 1px)">'.repeat(
      60,
    );
  for (const policy of policies) expect(sanitize(nested, policy)).not.toContain('%');
  expect(sanitize('<img height="40%" width="40%">', 'article')).toBe('<img width="40%">');
  const kept =
    '<table height="100"><tbody><tr><td height="50" width="50%">x</td></tr></tbody></table>';
  expect(sanitize(kept, 'email')).toBe(kept.replace(' height="100"', ''));
  expect(styleOf('height: 40px', 'td')).toBe('height: 40px;');
});

const wide = `<table><tr>${'<td>Donaudampfschifffahrt</td>'.repeat(12)}</tr></table>`;
const table = () => partOf('sanitized-html-table');

test('a table that is wider than the page shows on which side there is more of it', async () => {
  mount(<SanitizedHtml html={wide} />);
  await settle();
  expect(table().dataset['more']).toBe('end');
  expect(getComputedStyle(table()).maskImage).toContain('gradient');
  table().scrollLeft = 40;
  await expect.poll(() => table().dataset['more']).toBe('start end');
  table().scrollLeft = table().scrollWidth;
  await expect.poll(() => table().dataset['more']).toBe('start');
});

test('the sides are those of the reading direction', async () => {
  mount(<SanitizedHtml html={`<p>مرحبا بالجميع</p>${wide}`} />);
  await settle();
  partOf('sanitized-html-content').dir = 'rtl';
  table().scrollLeft = -40;
  await expect.poll(() => table().dataset['more']).toBe('start end');
  expect(getComputedStyle(table()).maskImage).toContain('to left');
});

test('a table that fits has no mark, until the space becomes smaller', async () => {
  mount(<SanitizedHtml html="<table><tr><td>short</td><td>row</td></tr></table>" />);
  await settle();
  expect('more' in table().dataset).toBe(false);
  partOf('sanitized-html').style.inlineSize = '20px';
  await expect.poll(() => table().dataset['more']).toBe('end');
});

test('code keeps its lines and scrolls, with the keyboard, too', async () => {
  mount(<SanitizedHtml html={`<pre>${'--soak 45 '.repeat(40)}</pre><pre>short</pre>`} />);
  await settle();
  const [long, short] = partOf('sanitized-html-content').querySelectorAll('pre');
  expect(long?.dataset['more']).toBe('end');
  expect(long?.tabIndex).toBe(0);
  expect(long?.clientHeight).toBe(short?.clientHeight);
  expect(short?.hasAttribute('tabindex')).toBe(false);
});

test('code that a late font makes wider scrolls with the keyboard', async () => {
  mount(<SanitizedHtml html={`<pre>${'i'.repeat(60)}</pre>`} />);
  await settle();
  const code = partOf('sanitized-html-content').querySelector('pre') as HTMLElement;
  code.style.font = '16px / 20px Late, sans-serif';
  code.style.inlineSize = '400px';
  await settle();
  expect(code.hasAttribute('tabindex')).toBe(false);
  // The page begins to load it because text needs it.
  document.fonts.add(new FontFace('Late', `url(${mono})`));
  await expect.poll(() => code.dataset['more']).toBe('end');
  expect(code.tabIndex).toBe(0);
});
