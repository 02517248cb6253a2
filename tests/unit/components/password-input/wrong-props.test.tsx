import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { PasswordInput } from '#src/components/password-input/index.ts';

// Reports are tested elsewhere; this tests only that nothing breaks.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

const values = [null, 0, 'x', true, [], [null], [1], {}, () => ({})];
const props =
  'autoComplete strength weakWords minLength maxLength locale labels name form required disabled readOnly invalid'.split(
    ' ',
  );

test.each(props)('renders whatever %s contains', (prop) => {
  for (const value of values) {
    const markup = renderToString(
      createElement(PasswordInput as ComponentType<object>, { [prop]: value }),
    );
    expect(markup).toContain('data-slot="password-input"');
  }
});
