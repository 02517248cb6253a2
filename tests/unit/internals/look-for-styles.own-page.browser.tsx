import { renderToStaticMarkup } from 'react-dom/server.browser';
import { afterEach, expect, test, vi } from 'vitest';
import { lookForStyles } from '#src/internals/report-problem.ts';
import { Button } from '#src/primitives/button/index.ts';
import '#src/tokens/tokens.css';
import { Icon, check } from '#src/primitives/icon/index.ts';

afterEach(() => {
  document.body.innerHTML = '';
  vi.restoreAllMocks();
});

test('a bundler that takes CSS Modules for plain style sheets is named', () => {
  const error = vi.spyOn(console, 'error').mockReturnValue(undefined);
  document.body.innerHTML = renderToStaticMarkup(<Icon shapes={check} />);
  lookForStyles();
  expect(error).not.toHaveBeenCalled();

  // What a widget renders where `styles.root` is undefined.
  document.body.firstElementChild?.removeAttribute('class');
  lookForStyles();
  expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('class names'));
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
