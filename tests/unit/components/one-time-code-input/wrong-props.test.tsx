import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { OneTimeCodeInput } from '#src/components/one-time-code-input/index.ts';

// Reports are tested elsewhere; this tests only that nothing breaks.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

const values = [null, 0, NaN, 'x', true, [], [null], [1], {}, () => ({})];
const props =
  'value defaultValue length characters grouping autoComplete locale labels name form required disabled readOnly invalid'.split(
    ' ',
  );

test.each(props)('renders whatever %s contains', (prop) => {
  for (const value of values) {
    const markup = renderToString(
      createElement(OneTimeCodeInput as ComponentType<object>, { [prop]: value }),
    );
    expect(markup).toContain('data-slot="one-time-code-input"');
  }
});

test('a server renders the code in its tiles', () => {
  const markup = renderToString(<OneTimeCodeInput defaultValue="482" />);
  expect(markup).toContain('value="482"');
  expect(markup.match(/data-slot="one-time-code-input-tile"[^>]*>\d</g)).toHaveLength(3);
});
