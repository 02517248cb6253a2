import { renderToStaticMarkup } from 'react-dom/server.browser';
import { afterEach, expect, test, vi } from 'vitest';
import { lookForStyles } from '#src/core/report-problem.ts';
import { Button } from '#src/primitives/button/index.ts';
import '#src/tokens/tokens.css';

afterEach(() => {
  document.body.innerHTML = '';
  vi.restoreAllMocks();
});

const ownColor = 'body { background: white }';
const inDark = '@media (prefers-color-scheme: dark)';

test.each([
  ['a page with a color of its own', ownColor, '', 1],
  [
    'its layers and imports, which are dark by class',
    `@layer x { ${ownColor} .dark { color-scheme: dark } }`,
    '',
    1,
  ],
  ['a page without a color', '', '', 0],
  ['a page in a color of the tokens', 'body { background: var(--tessera-color-surface) }', '', 0],
  [
    'a page that follows the system',
    `${ownColor} @layer base { ${inDark} { body { color: red } } }`,
    '',
    0,
  ],
  ['a page of both schemes', `${ownColor} html { color-scheme: light dark }`, '', 0],
  ['a page that sets its theme by class', ownColor, 'class="light"', 0],
  ['a page that sets its theme by attribute', ownColor, 'data-theme="dark"', 0],
])('%s is reported unless it sets its theme', (_page, css, attribute, count) => {
  const error = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const [, name = '', value = ''] = /(.+)="(.+)"/.exec(attribute) ?? [];
  if (name) document.documentElement.setAttribute(name, value);
  document.body.innerHTML = `<style>${css}</style>`;
  lookForStyles();
  if (name) document.documentElement.removeAttribute(name);
  expect(error.mock.calls.flat()).toEqual(
    Array.from({ length: count }, () => expect.stringContaining('data-theme="light"')),
  );
});

test('a reset of the page that overrides the spacing is named, unless it is in a layer', () => {
  const error = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const reset = '* { padding: 0; margin: 0 }';
  document.body.innerHTML = `<style>@layer base { ${reset} }</style>${renderToStaticMarkup(<Button>Book</Button>)}`;
  lookForStyles();
  expect(error).not.toHaveBeenCalled();

  document.querySelector('style')?.replaceChildren(reset);
  lookForStyles();
  expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('@layer base'));
});
