import { expect, test } from 'vitest';
import { checkThemes } from '#tests/support/further-themes.ts';
import { mount, watchPage } from '#tests/support/render.tsx';

const root = document.documentElement;

watchPage();

/** Surface of the canvas, with text that is illegible in one theme. */
function show(theme: string) {
  root.dataset['theme'] = 'light';
  mount(
    <div className="tessera-surface" data-theme="light" style={{ background: '#fff' }}>
      <style>{`p { color: #000 } [data-theme='${theme}'] p { color: #ddd }`}</style>
      <p>Gate 12</p>
      <p data-theme="light">Always light</p>
    </div>,
  );
}

test.each(['dark', 'high-contrast'])('text that is illegible in %s is found', async (theme) => {
  show(theme);
  const found = await checkThemes(['dark', 'high-contrast']);
  expect(found).toHaveLength(2);
  for (const one of found) expect(one).toMatch(new RegExp(`^${theme}: color-contrast: <p`));
});

test('text that is legible in both is accepted, and the page has its own theme again', async () => {
  show('none');
  expect(await checkThemes(['dark', 'high-contrast'])).toEqual([]);
  const surface = document.querySelector<HTMLElement>('.tessera-surface');
  expect([root.dataset['theme'], surface?.dataset['theme']]).toEqual(['light', 'light']);
});

test('a link in text that only its color distinguishes is found', async () => {
  root.dataset['theme'] = 'light';
  mount(
    <div style={{ background: '#fff', color: '#000' }}>
      <style>{`.decorated {  color: #000; text-decoration: underline }
        [data-theme='dark'] .decorated {  color: #222; text-decoration: none }`}</style>
      <p>
        Read{' '}
        <a className="decorated" href="#gate">
          the rules of the gate
        </a>{' '}
        before you go on board of it.
      </p>
    </div>,
  );
  expect(await checkThemes(['dark'])).toEqual([
    expect.stringMatching(/^dark: link-in-text-block: <a/),
  ]);
});

test('a page that does not take a theme is found', async () => {
  root.dataset['theme'] = 'light';
  expect(await checkThemes(['light'])).toEqual(['light: the page did not take the theme']);
});
