import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  sanitize,
  SanitizedHtml,
  type SanitizeReport,
} from '#src/components/sanitized-html/index.ts';
import { TesseraProvider } from '#src/core/provider/index.ts';
import { de } from '#src/languages/de.ts';
import { partOf } from '#tests/support/elements.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

watchPage();

const content = () => partOf('sanitized-html-content');
const picture = '<p>x</p><img src="https://images.invalid/a.png" alt="A">';

/** Component with a button that renders it again without a change, and another button for new text. */
function Parent({ onReport }: { onReport: (report: SanitizeReport) => void }) {
  const [times, setTimes] = useState(0);
  const [html, setHtml] = useState('<p>first text</p><script>1</script>');
  return (
    <>
      <button onClick={() => setTimes(times + 1)}>again {times}</button>
      <button onClick={() => setHtml('<p>second</p>')}>other</button>
      <SanitizedHtml html={html} onReport={onReport} title={`drawn ${times}`} />
    </>
  );
}

const press = (name: RegExp) => {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) =>
    name.test(textContent),
  );
  if (!button) throw new Error(`There is no button ${name}.`);
  return userEvent.click(button);
};

describe('Rendering', () => {
  test('reports once for each text, also under StrictMode, and nothing for another render', async () => {
    const onReport = vi.fn();
    mount(<Parent onReport={onReport} />);
    await settle();
    expect(onReport).toHaveBeenCalledTimes(1);
    await press(/again/);
    expect(onReport).toHaveBeenCalledTimes(1);
    await press(/other/);
    expect(onReport.mock.calls.map(([{ removed }]) => removed.length)).toEqual([1, 0]);
    expect(content().textContent).toBe('second');
  });

  test('another render touches no node and keeps the selection', async () => {
    mount(<Parent onReport={() => {}} />);
    await settle();
    const changes = vi.fn();
    const observer = new MutationObserver(changes);
    observer.observe(content(), { subtree: true, childList: true, attributes: true });
    getSelection()?.selectAllChildren(content());
    await press(/again/);
    expect(partOf('sanitized-html').title).toBe('drawn 1');
    expect(changes).not.toHaveBeenCalled();
    expect(getSelection()?.toString()).toBe('first text');
    observer.disconnect();
  });

  test('inserts what sanitize returns', async () => {
    const html = '<h2>a</h2><p>b <b>c</b></p><p onclick="x()">d</p>';
    mount(<SanitizedHtml html={html} policy="article" />);
    await settle();
    expect(content().innerHTML).toBe(sanitize(html, 'article'));
  });
});

describe('Other sites', () => {
  test('nothing loads until the user asks, and then without a referrer', async () => {
    mount(<SanitizedHtml html={picture} />);
    await settle();
    const image = content().querySelector('img');
    expect(image?.hasAttribute('src')).toBe(false);
    await press(/Load/);
    expect(image).toBe(content().querySelector('img'));
    expect(image?.src).toBe('https://images.invalid/a.png');
    expect(image?.referrerPolicy).toBe('no-referrer');
    expect(document.querySelector('[data-slot="sanitized-html-notice"]')).toBeNull();
    expect(document.activeElement).toBe(content());
    await expect
      .poll(() => document.querySelector('[data-slot="announcer"]')?.textContent)
      .toBe('The content is shown.');
  });

  test('a parent that controls the permission is asked, and can revoke it', async () => {
    const { rerender } = mount(<SanitizedHtml html={picture} allowRemote={false} />);
    await settle();
    await press(/Load/);
    const source = () => content().querySelector('img')?.getAttribute('src') ?? null;
    expect(source()).toBeNull();
    rerender(<SanitizedHtml html={picture} allowRemote />);
    expect(source()).toBe('https://images.invalid/a.png');
    rerender(<SanitizedHtml html={picture} allowRemote={false} />);
    expect(source()).toBeNull();
  });
});

describe('Styles', () => {
  test('each paragraph is aligned to the start of its own language', async () => {
    mount(<SanitizedHtml html="<p>فقرة بالعربية</p><p>A paragraph in English</p>" />);
    await settle();
    const box = content().getBoundingClientRect();
    const [arabic, english] = [...content().children].map((paragraph) => {
      const range = document.createRange();
      range.selectNodeContents(paragraph);
      return range.getBoundingClientRect();
    });
    expect(arabic?.right).toBeCloseTo(box.right, 0);
    expect(english?.left).toBeCloseTo(box.left, 0);
  });

  test('links to other sites are marked', async () => {
    const html =
      '<a href="https://www.other.example/x">a</a><a href="/here">b</a><a href="#c">c</a>';
    mount(<SanitizedHtml html={html} policy="article" />);
    await settle();
    const links = [...content().querySelectorAll('a')];
    expect(links.map(({ dataset }) => dataset['external'] ?? '')).toEqual([
      'external link',
      '',
      '',
    ]);
    expect(links.map(({ rel }) => rel)).toEqual(['noopener noreferrer', '', '']);
  });

  test('outer tables scroll with the keyboard under the name of their caption', async () => {
    const row = '<tr><td>x</td></tr>';
    mount(
      <TesseraProvider language={de}>
        <SanitizedHtml
          html={`<table><caption>Prices</caption><tr><td><table>${row}</table></td></tr></table><table>${row}</table>`}
        />
      </TesseraProvider>,
    );
    await settle();
    const regions = [...content().querySelectorAll<HTMLElement>('[role="group"]')];
    await expect
      .poll(() => regions.map(({ ariaLabel }) => ariaLabel))
      .toEqual(['Prices', 'Tabelle']);
    expect(regions.map(({ tabIndex }) => tabIndex)).toEqual([0, 0]);
  });

  test('ids of two texts on a page do not collide', async () => {
    const html = '<p id="a">x</p><a href="#a">y</a>';
    mount(
      <>
        <SanitizedHtml html={html} policy="article" />
        <SanitizedHtml html={html} policy="article" />
      </>,
    );
    await settle();
    const ids = [...document.querySelectorAll('p')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
    expect([...document.querySelectorAll('a')].map(({ hash }) => hash.slice(1))).toEqual(ids);
  });
});
