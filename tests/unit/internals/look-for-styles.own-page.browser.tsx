import { afterEach, expect, test, vi } from 'vitest';
import { lookForStyles } from '#src/internals/report-problem.ts';
import { Icon, check } from '#src/primitives/icon/index.ts';
import '#src/tokens/tokens.css';
import { renderToStaticMarkup } from 'react-dom/server.browser';

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
