import { expect, test } from 'vitest';
import { tidySnippet } from '#.storybook/docs/snippets.ts';

test('an icon printed as its shapes gets its name back', () => {
  const code = `<Button size="sm">
  <Icon
    icon="M18 6 6 18M6 6l12 12"
    size="lg"
   />
  Clear
</Button>`;
  expect(tidySnippet(code)).toBe(`<Button size="sm">
  <Icon icon={x} size="lg" />
  Clear
</Button>`);
});

test('an unknown shape is unchanged', () => {
  const code = '<Icon icon="M0 0" />';
  expect(tidySnippet(code)).toBe(code);
});

test('markup is printed without the story around it', () => {
  const code = `meta.story({
  name: 'Beside text',
  render: () => <Row>
      <Icon icon={circleAlert} />
      <span>31 April does not exist.</span>
    </Row>
})`;
  expect(tidySnippet(code)).toBe(`<Row>
  <Icon icon={circleAlert} />
  <span>31 April does not exist.</span>
</Row>`);
});

test('a story with more than markup is printed completely', () => {
  const code = `meta.story({
  render: () => <p>x</p>,
  beforeEach: () => {}
})`;
  expect(tidySnippet(code)).toBe(code);
});

test('a function that the build has renamed is printed as an empty one', () => {
  const code = '<LoginForm\n  onSignIn={function Xoe(){}}\n/>';
  expect(tidySnippet(code)).toBe('<LoginForm\n  onSignIn={() => {}}\n/>');
});
