import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { withCode } from '#stories/support/docs/with-code.tsx';

test('code and links to other pages are rendered, other text is unchanged', () => {
  const words =
    'Set `min`, or use the [rating](?path=/docs/components-rating--docs): it has `max`, too.';
  expect(renderToStaticMarkup(withCode(words))).toBe(
    'Set <code>min</code>, or use the <a href="./?path=/docs/components-rating--docs" target="_top">rating</a>: it has <code>max</code>, too.',
  );
});

test('an element is unchanged', () => {
  expect(renderToStaticMarkup(withCode(<b>[a](b)</b>))).toBe('<b>[a](b)</b>');
});
