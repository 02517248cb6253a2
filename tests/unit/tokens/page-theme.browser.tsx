import { expect, test } from 'vitest';
import '#src/tokens/tokens.css';

/** Color scheme and text color at the end of nested elements with attributes. */
function themeIn(markup: string): { scheme: string; text: string } {
  const page = document.createElement('div');
  page.innerHTML = markup;
  document.body.append(page);
  const style = getComputedStyle(page.querySelector('b') ?? page);
  const theme = {
    scheme: style.colorScheme,
    text: style.getPropertyValue('--tessera-color-text'),
  };
  page.remove();
  return theme;
}

const light = themeIn('<b data-theme="light"></b>');
const dark = themeIn('<b data-theme="dark"></b>');

test.each([
  ['<b class="dark"></b>', dark],
  ['<p class="dark"><b></b></p>', dark],
  ['<p class="dark"><b class="light"></b></p>', light],
  ['<p data-theme="dark"><b class="light"></b></p>', light],
  ['<p class="dark"><b data-theme="light"></b></p>', light],
  ['<b class="dark" data-theme="light"></b>', light],
  ['<b class="light" data-theme="dark"></b>', dark],
  ['<b class="light"></b>', light],
])('%s has the theme that it says', (markup, theme) => {
  expect(light.text).not.toBe(dark.text);
  expect(themeIn(markup)).toEqual(theme);
});

test.each([
  ['class', 'dark', 'dark'],
  ['class', 'light', 'light'],
])('the %s %s on the root does, too', (name, value, scheme) => {
  document.documentElement.setAttribute(name, value);
  expect(getComputedStyle(document.documentElement).colorScheme).toBe(scheme);
  document.documentElement.removeAttribute(name);
});

test('a page with a single scheme in its head has that theme', () => {
  const meta = document.createElement('meta');
  meta.name = 'color-scheme';
  meta.content = 'dark';
  document.head.append(meta);
  expect(getComputedStyle(document.documentElement).colorScheme).toBe('dark');
  meta.remove();
});
