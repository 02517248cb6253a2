import { describe, expect, test } from 'vitest';
import { sanitize } from '#src/components/sanitized-html/index.ts';

/** Limit in milliseconds that only a time worse than linear exceeds, also on a busy machine; benchmarks measure it. */
const worseThanLinear = 30_000;

function elementOf(html: string): Element {
  const place = document.implementation.createHTMLDocument('').createElement('div');
  place.innerHTML = html;
  return place;
}

describe('Attacks', () => {
  test.each([
    'background-image:var(--n,URL(https://evil.example/1))',
    'background-image:var(--n,\\75 rl(https://evil.example/2))',
    'background:var(--n,url(https://evil.example/3))',
    "background-image:var(--n,image-set('https://evil.example/4' 1x))",
    'background-image:env(nope,URL(https://evil.example/5))',
    "background-image:image-set('https://evil.example/6' 1x)",
    "background-image:url('h\\9 ttps://evil.example/7')",
    "background-image:url('\\1 https://evil.example/8')",
    "background-image:url('\\a //evil.example/9')",
    'color:var(--page-secret)',
  ])('no URL hides in the style %s', (style) => {
    expect(sanitize(`<p style="${style}">x</p>`, 'email')).toBe('<p>x</p>');
  });

  test.each([
    'background-image: linear-gradient(45deg, rgb(1, 2, 3), red);',
    'width: calc(50% - 2px);',
    'color: color(srgb 1 0 0); font-family: "Open Sans", serif;',
  ])('the style %s is kept', (style) => {
    const html = `<p style='${style}'>x</p>`;
    const place = elementOf(sanitize(html, 'email')).querySelector('p');
    expect(place?.style.cssText).toBe(style);
  });

  test('a srcset is parsed as a browser parses it', { timeout: worseThanLinear }, () => {
    const { host } = location;
    for (const srcset of [
      `http://${host},.evil.example/x.png`,
      `//${host},@evil.example/x.png 1x`,
      `1.png 1x,//${host},@evil.example/x 2x`,
      'a.png (,) 1x, https://evil.example/x',
      'a.png,\thttps://evil.example/x',
    ]) {
      expect(sanitize(`<img srcset="${srcset}">`, 'article'), srcset).toBe('<img>');
    }
    const kept = '<img srcset="/w_1,h_2/a.png 1x,b.png 2x, data:image/png;base64,AA== 3x">';
    expect(sanitize(kept, 'article')).toBe(kept);
    const commas = `<img srcset="${','.repeat(100_000)} ${'(a'.repeat(50_000)}">`;
    expect(sanitize(commas, 'article')).toMatch(/^<img/);
  });

  test.each(['&#9;', '&#10;', '&#12;', '&#13;'])(
    'lists end at the white space %s, too',
    (space) => {
      expect(sanitize(`<code class="language-x${space}fixed">y</code>`, 'article')).toBe(
        '<code class="language-x">y</code>',
      );
      expect(sanitize(`<p aria-labelledby="x${space}secret">y</p>`, 'article')).toBe(
        '<p aria-labelledby="user-content-x user-content-secret">y</p>',
      );
    },
  );

  test('a frameset removes nothing', () => {
    expect(sanitize('<frameset onload=alert(1)>', 'article')).toBe('');
    expect(sanitize('<p><frameset><frame src=x></frameset>text', 'article')).toBe('<p>text</p>');
  });

  test('very many attributes do not hang', { timeout: worseThanLinear }, () => {
    const names = Array.from({ length: 20_000 }, (_, index) => `a${index}`).join(' ');
    expect(sanitize(`<p ${names}>x</p>`, 'comment')).toBe('x');
  });

  test.each(['marquee', 'x', 'object', 'svg><g'])(
    'very many nested %s do not hang',
    { timeout: worseThanLinear },
    (name) => {
      expect(sanitize(`<${name}>`.repeat(5000) + '<b>x</b>', 'comment')).toContain('x');
    },
  );

  test('a custom policy brings nothing back in upper case', () => {
    const policy = { elements: { SCRIPT: [], B: ['lang'] }, everywhere: ['ONCLICK'], styles: [] };
    const html = '<script>1</script><b lang="en" onclick="1">x</b>';
    expect(sanitize(html, policy)).toBe('<b lang="en">x</b>');
  });

  test('very long lists do not overflow the stack', () => {
    expect(sanitize(`<img srcset="${',a'.repeat(300_000)}">`, 'article')).toContain('<img');
    const headings = `<h1>${'<br>'.repeat(150_000)}</h1>${'<h1></h1>'.repeat(150_000)}`;
    expect(sanitize(headings, 'comment', { headingBase: 2 })).toContain('<h3><br>');
  });

  test('an element with `is` keeps its text', () => {
    expect(sanitize('<p is="x-y">z</p>', 'comment')).toBe('z');
  });

  test('rules on the prototype of all objects do not affect the second pass', () => {
    const everything = Object.prototype as unknown as { elements?: string[] };
    everything.elements = ['script'];
    try {
      expect(sanitize('<x-y>a</x-y>', 'comment')).toBe('a');
    } finally {
      delete everything.elements;
    }
  });

  test('a heading whose level changes keeps its image', () => {
    const html = '<h1 style="background-image:url(https://a.example/h)">x</h1>';
    const options = { headingBase: 2, allowRemote: true };
    expect(sanitize(html, 'email', options)).toContain('https://a.example/h');
    const picture = '<picture><source srcset="https://a.example/p"><img src="/b.png"></picture>';
    expect(sanitize(picture, 'article', { allowRemote: true })).toContain('no-referrer');
  });
});
