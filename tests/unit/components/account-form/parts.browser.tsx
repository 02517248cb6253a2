import { expect, test } from 'vitest';
import { LoginForm } from '#src/components/account-form/index.ts';
import { partOf } from '#tests/support/elements.ts';
import { mount, watchPage } from '#tests/support/render.tsx';

watchPage();

const secondStep = { challenge: 'otp' } as const;
const find = (selector: string) => document.querySelector<HTMLElement>(selector);

test('other sign-in methods are outside of the form, as a named group that the second step hides', () => {
  const providers = <button type="button">Continue with Example</button>;
  const { rerender } = mount(<LoginForm otherWays={providers} />);
  const group = partOf('login-form-providers');
  expect(group.closest('form')).toBeNull();
  expect(group.getAttribute('role')).toBe('group');
  expect(group.getAttribute('aria-label')).toBe('Other ways to sign in');
  expect(group.checkVisibility()).toBe(true);
  rerender(<LoginForm key="code" otherWays={providers} defaultAnswer={secondStep} />);
  expect(partOf('login-form-providers').checkVisibility()).toBe(false);
});

test('a forgotten password links to a URL, or uses a link of the host', () => {
  const { rerender } = mount(<LoginForm forgotPasswordLink="/forgot" />);
  expect(partOf('login-form-forgot').getAttribute('href')).toBe('/forgot');
  expect(partOf('login-form-forgot').textContent).toBe('Forgot password?');
  rerender(<LoginForm forgotPasswordLink={<a href="/help">Help</a>} />);
  expect(find('[data-slot="login-form-forgot"]')).toBeNull();
  expect(find('a')?.getAttribute('href')).toBe('/help');
});

test('targets of fingers and pointers are at least 24 pixels high and wide', () => {
  const button = <button type="button">Send another code</button>;
  mount(<LoginForm id="one" remember defaultRemember forgotPasswordLink="/forgot" />);
  mount(<LoginForm id="two" defaultAnswer={secondStep} resendAction={button} />);
  const parts = [
    'password-input-reveal',
    'login-form-remember',
    'login-form-forgot',
    'login-form-submit',
    'login-form-back',
  ];
  const sizes = parts.map((part) => {
    const { width, height } = partOf(part).getBoundingClientRect();
    return { part, isLarge: width >= 24 && height >= 24 };
  });
  expect(sizes).toEqual(parts.map((part) => ({ part, isLarge: true })));
});
