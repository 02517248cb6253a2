import { describe, expect, test } from 'vitest';
import { sanitize, type HtmlPolicy } from '#src/components/sanitized-html/index.ts';

const policies = ['comment', 'article', 'email'] as const;
const linesOnly: HtmlPolicy = { elements: { b: [] }, everywhere: [], styles: [] };

/** What is shown: a line for each block or line break. */
function linesOf(html: string): string[] {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = html;
  const lines = place.innerText.split('\n').map((line) => line.trim());
  place.remove();
  return lines.filter((line) => line !== '');
}

const blocks =
  'address article aside blockquote button center dd dir div dl dt fieldset figcaption figure footer form h1 h6 header hgroup label legend li listing main marquee menu nav ol output p pre search section summary textarea ul x-y><section'.split(
    ' ',
  );

describe.each(policies)('Blocks in %s', (policy) => {
  test.each(blocks)('<%s> stays apart', (kind) => {
    const parts = kind.split('><');
    const [open, close] = [`<${kind}>`, `</${parts.toReversed().join('></')}>`];
    for (const html of [
      `${open}Hello${close}${open}World${close}`,
      `${open}Hello${close} ${open}World${close}`,
      `Hello${open}World${close}`,
      `${open}Hello${close}World`,
      `<b>Hello</b>${open}World${close}`,
      `${open}Hello${close}<b>World</b>`,
      `<b>${open}Hello${close}</b><b>${open}World${close}</b>`,
    ]) {
      const clean = sanitize(html, policy);
      expect(linesOf(clean), clean).toEqual(['Hello', 'World']);
      expect(sanitize(clean, policy)).toBe(clean);
    }
  });

  test('options, and cells of a table without its table, stay apart', () => {
    const select = '<select><option>One<option>Two<optgroup label=x><option>Three</select>';
    expect(linesOf(sanitize(select, policy))).toEqual(['One', 'Two', 'Three']);
  });

  test('no line is added where a block begins or ends anyway', () => {
    const html = '<main><p>a</p></main><main><p>b</p></main><x-y>c</x-y><x-y>d</x-y>';
    expect(sanitize(html, policy)).toBe('<p>a</p><p>b</p>cd');
  });
});

// An old price: ~~100~~ 80.
test.each(policies)('struck text stays struck in %s', (policy) => {
  const html = '<s>1</s><del>2</del><strike>3</strike>4';
  expect(sanitize(html, policy)).toBe(html);
});

test('a policy without line breaks keeps words apart', () => {
  expect(sanitize('<p>Hello</p><p>World</p>', linesOnly)).toBe('Hello\nWorld');
});

test('blocks below the deepest level stay apart', () => {
  const clean = sanitize(`${'<div>'.repeat(255)}<p>one</p><p>two</p>`, 'comment');
  expect(linesOf(clean)).toEqual(['one two']);
});

test('very many blocks that are removed take linear time', () => {
  expect(sanitize('<main> </main>'.repeat(20_000), 'comment').trim()).toBe('');
  expect(sanitize(`${'<main>'.repeat(20_000)}x`, 'comment')).toBe('x');
});

test('an element may have more children than an engine allows arguments', () => {
  const deep = `${'<div>'.repeat(260)}${'x<br>'.repeat(100_000)}`;
  expect(sanitize(deep, 'comment').split('x')).toHaveLength(100_001);
  const rowsOnly: HtmlPolicy = {
    elements: { table: [], tr: [], td: [] },
    everywhere: [],
    styles: [],
  };
  const long = `<table>${'<tr><td>x'.repeat(150_000)}</table>`;
  expect(sanitize(long, rowsOnly).split('x')).toHaveLength(150_001);
});

describe.each(policies)('Meaning in %s', (policy) => {
  test.each([
    ['<ul><li><input type="checkbox" disabled> Open</li></ul>', '<ul><li>☐ Open</li></ul>'],
    ['<ul><li><input type=checkbox checked>Done</li></ul>', '<ul><li>☑ Done</li></ul>'],
    ['<p><label><input type="CHECKBOX" checked> Done</label></p>', '<p>☑ Done</p>'],
    ['<p><input type="radio" checked>A <input type="radio">B</p>', '<p>◉ A ○ B</p>'],
    ['<p>a<input type="password" value="secret">b</p>', '<p>ab</p>'],
    ['<p>a<input type="constructor">b</p>', '<p>ab</p>'],
  ])('tasks are done or open: %s', (html, expected) => {
    expect(sanitize(html, policy)).toBe(expected);
    expect(sanitize(expected, policy)).toBe(expected);
  });

  test.each([
    ['<mn>2</mn><mfrac><mn>1</mn><mn>2</mn></mfrac>', '2 1/2'],
    [
      '<mi>x</mi><mo>=</mo><mfrac><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow><mn>2</mn></mfrac>',
      'x=(a+b)/2',
    ],
    ['<mfrac><mn>1</mn><mfrac><mn>2</mn><mn>3</mn></mfrac></mfrac>', '1/(2/3)'],
    ['<msup><mi>x</mi><mn>2</mn></msup>', 'x^2'],
    ['<msub><mi>x</mi><mi>i</mi></msub>', 'x_i'],
    ['<msubsup><mi>x</mi><mi>i</mi><mn>2</mn></msubsup>', 'x_i^2'],
    ['<msqrt><mi>x</mi><mo>+</mo><mn>1</mn></msqrt>', '√(x+1)'],
    ['<mroot><mi>x</mi><mn>3</mn></mroot>', '3√(x)'],
    [
      '<mtable><mtr><mtd><mn>1</mn></mtd><mtd><mn>2</mn></mtd></mtr><mtr><mtd><mn>3</mn></mtd><mtd><mn>4</mn></mtd></mtr></mtable>',
      '1, 2; 3, 4',
    ],
    ['<mfenced><mi>a</mi><mi>b</mi></mfenced>', '(a, b)'],
    [
      '<semantics><mfrac><mn>1</mn><mn>2</mn></mfrac><annotation>frac</annotation></semantics>',
      '1/2',
    ],
  ])('equations are readable: %s', (math, expected) => {
    const text = linesOf(sanitize(`<math>${math}</math>`, policy)).join();
    expect(text.replaceAll(/\s+/g, ' ')).toBe(expected);
  });

  test.each(['align="right"', 'style="text-align: right"', 'style="color: red;TEXT-ALIGN:end"'])(
    'cells keep their alignment: %s',
    (attribute) => {
      const html = `<table><tbody><tr><td ${attribute}>28</td><th ${attribute}>7</th></tr></tbody></table>`;
      const place = document.createElement('div');
      place.innerHTML = sanitize(html, policy);
      document.body.append(place);
      const cells = [...place.querySelectorAll('td, th')].map(
        (cell) => getComputedStyle(cell).textAlign,
      );
      place.remove();
      for (const align of cells) expect(align).toMatch(/right|end/);
    },
  );

  test.each([
    '<sup id="fnref1"><a href="#fn1">1</a></sup><ol><li id="fn1">Note <a href="#fnref1">↩</a></li></ol>',
    '<sup id="fnref:1"><a href="#fn%3A1">1</a></sup><ol><li id="fn:1">Note <a href=" #fnref:1">↩</a></li></ol>',
    '<a id="user-content-fnref-1" href="#user-content-fn-1">1</a><p id="user-content-fn-1"><a href="#fnref-1">↩</a></p>',
    '<a name="_ftnref1" href="#_ftn1">[1]</a><p><a name="_ftn1" href="#_ftnref1">[1]</a> Note</p>',
    '<a id="ref 1" href="#fn%201">1</a><main id="fn 1"><a href="#ref%201">↩</a></main>',
  ])('footnotes and what refers to them are linked: %s', (html) => {
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = sanitize(html, policy, { idPrefix: 'c7-' });
    const links = [...place.querySelectorAll('a[href]')];
    expect(links).toHaveLength(2);
    for (const link of links) {
      const id = decodeURIComponent(link.getAttribute('href')?.slice(1) ?? '');
      expect(place.querySelector(`[id="${id}"], [name="${id}"]`), id).not.toBeNull();
    }
    place.remove();
  });
});

describe.each(policies)('What is hidden in %s', (policy) => {
  const hidden = ['p', 'div', 'section', 'main', 'x-y', 'form', 'fieldset', 'h2', 'span', 'b'];

  test.each(hidden)('<%s hidden> stays hidden', (kind) => {
    for (const attribute of ['hidden', 'hidden=""', 'HIDDEN=hidden']) {
      const html = `<p>a</p><${kind} ${attribute}><b>Secret</b></${kind}><p>b</p>`;
      const clean = sanitize(html, policy);
      expect(linesOf(clean), clean).toEqual(['a', 'b']);
      expect(sanitize(clean, policy)).toBe(clean);
    }
  });

  test('a closed dialog stays closed, and an open one is shown', () => {
    expect(sanitize('a<dialog>Sure?</dialog>b', policy)).not.toContain('Sure');
    expect(sanitize('a<dialog open>Sure?</dialog>b', policy)).toContain('Sure?');
  });
});

test('what an email hides by its style stays hidden, such as its preview text', () => {
  const preview = '<div style="display:none;max-height:0;color:red">Preview</div>Hello';
  const clean = sanitize(preview, 'email');
  expect(linesOf(clean), clean).toEqual(['Hello']);
  const shown = sanitize('<div style="display: block">Hello</div>', 'email');
  expect(linesOf(shown), shown).toEqual(['Hello']);
});
