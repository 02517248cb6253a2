import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { LoginForm, type SignInRequest } from '#src/components/account-form/index.ts';
import { partOf } from '#tests/support/elements.ts';
import { mount } from '#tests/support/render.tsx';

afterEach(() => void vi.useRealTimers());

const status = () => partOf('login-form-status').textContent;
const problem = () => document.querySelector('[data-slot="login-form-problem"]');
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`);
const submit = () => partOf('login-form-submit');

/** Waits until React has hydrated the form. */
async function ready() {
  await vi.waitFor(() => expect(document.querySelector('form')?.noValidate).toBe(true));
}

/** Replaces the clocks of the form, but not those that React schedules with. */
function mockClocks() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
}

/** Advances the time and lets React render. */
async function pass(milliseconds: number) {
  await vi.advanceTimersByTimeAsync(milliseconds);
  for (let turn = 0; turn < 3; turn += 1) {
    const { port1, port2 } = new MessageChannel();
    await new Promise((resolve) => {
      port1.addEventListener('message', resolve, { once: true });
      port1.start();
      port2.postMessage(null);
    });
    port1.close();
  }
}

/** Fills in a form as a password manager does, without a key press. */
function fill(username = 'mia@example.com', password = 'correct horse') {
  for (const [name, value] of Object.entries({ username, password })) {
    const input = field(name);
    if (input) input.value = value;
  }
}

test('a lockout is counted down on the screen, announced rarely, and ends where focus is', async () => {
  const onSignIn = vi.fn<SignInRequest>(async () => ({ retryAfter: 31 }));
  const { unmount } = mount(<LoginForm onSignIn={onSignIn} />);
  await ready();
  fill();
  mockClocks();
  submit().click();
  await pass(0);
  expect(problem()).toBe(document.activeElement);
  const [shown, announced] = [new Set<string>(), new Set<string>()];
  for (let second = 0; second < 32; second += 1) {
    shown.add(problem()?.textContent ?? '');
    if (status()) announced.add(status() ?? '');
    await pass(1000);
  }
  expect([...shown].slice(0, 2)).toEqual([
    'Too many attempts. Try again in 31 seconds.',
    'Too many attempts. Try again in 30 seconds.',
  ]);
  expect(shown.size).toBe(32);
  expect([...announced]).toEqual([
    'Too many attempts. Try again in 30 seconds.',
    'Too many attempts. Try again in 10 seconds.',
    'You can try again now.',
  ]);
  expect(problem()).toBe(document.activeElement);
  expect(submit().hasAttribute('aria-disabled')).toBe(false);
  submit().click();
  await pass(0);
  expect(onSignIn).toHaveBeenCalledTimes(2);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test('a slow response is announced after five seconds and aborted with the form', async () => {
  const signals: AbortSignal[] = [];
  const onSignIn: SignInRequest = (_credentials, { signal }) => {
    signals.push(signal);
    return new Promise(() => {});
  };
  const { unmount } = mount(<LoginForm onSignIn={onSignIn} />);
  await ready();
  fill();
  mockClocks();
  submit().click();
  await pass(4999);
  expect(status()).toBe('');
  await pass(1);
  expect(status()).toBe('This is taking longer than usual…');
  unmount();
  await pass(0);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  expect(vi.getTimerCount()).toBe(0);
});

test('an input method composes full-width digits undisturbed', async () => {
  mount(<LoginForm defaultAnswer={{ challenge: 'otp' }} />);
  await ready();
  const code = field('code') as HTMLInputElement;
  const type = (value: string, isComposing: boolean) => {
    code.value = value;
    code.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing }));
  };
  type('１２', true);
  expect(code.value).toBe('１２');
  code.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
  expect(code.value).toBe('12');
  await userEvent.fill(code, '12 34-56 78');
  expect(code.value).toBe('123456');
});
