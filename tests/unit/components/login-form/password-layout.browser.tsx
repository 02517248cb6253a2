import { expect, test } from 'vitest';
import { LoginForm } from '#src/components/login-form/index.ts';
import { partOf } from '#tests/support/elements.ts';
import { mount, watchPage } from '#tests/support/render.tsx';

watchPage();

test('the reveal button is in the row of its input', () => {
  mount(<LoginForm onSignIn={() => Promise.resolve({ ok: true })} />);
  const group = partOf('password-input-field').getBoundingClientRect();
  const button = partOf('password-input-reveal').getBoundingClientRect();
  expect(button.right).toBeGreaterThan(group.right - 12);
  expect(getComputedStyle(partOf('password-input-field')).display).toBe('flex');
  expect(group.height).toBeLessThan(50);
});
