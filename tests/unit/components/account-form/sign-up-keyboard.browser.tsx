import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  ForgotPasswordForm,
  type ForgotPasswordRequest,
  ResetPasswordForm,
  SignUpForm,
  type SignUpRequest,
} from '#src/components/account-form/index.ts';
import { partOf } from '#tests/support/elements.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

watchPage();

const focused = () => document.activeElement as HTMLElement;
const nameOf = (element: HTMLElement) =>
  element.getAttribute('name') ?? element.dataset['slot'] ?? element.textContent;

/** Names of what Tab reaches, from the start of the page. */
async function tabStops(count: number): Promise<unknown[]> {
  const stops: unknown[] = [];
  for (let stop = 0; stop < count; stop += 1) {
    await userEvent.keyboard('{Tab}');
    stops.push(nameOf(focused()));
  }
  return stops;
}

test('an account is created and confirmed with the keyboard alone', async () => {
  const onSignUp = vi.fn<SignUpRequest>(async ({ code }) =>
    code === undefined ? { challenge: 'otp' } : { ok: true },
  );
  mount(
    <SignUpForm
      withName
      terms={<a href="#terms">Terms</a>}
      afterSuccess="#on"
      onSignUp={onSignUp}
    />,
  );
  await settle();
  expect(await tabStops(5)).toEqual([
    'name',
    'username',
    'password',
    'password-input-reveal',
    'terms',
  ]);
  await userEvent.keyboard(' ');
  expect(await tabStops(1)).toEqual(['Terms']);
  const back = (times: number) => '{Shift>}{Tab}{/Shift}'.repeat(times);
  await userEvent.keyboard(`${back(3)}correct horse`);
  await userEvent.keyboard(`${back(1)}mia@example.com`);
  await userEvent.keyboard(`${back(1)}Mia`);
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(nameOf(focused())).toBe('code'));
  await userEvent.keyboard('482913{Enter}');
  await vi.waitFor(() => expect(focused()).toBe(partOf('sign-up-form-done')));
  expect(onSignUp.mock.lastCall?.[0]).toEqual({
    name: 'Mia',
    username: 'mia@example.com',
    password: 'correct horse',
    accepted: true,
    code: '482913',
  });
  expect(await tabStops(1)).toEqual(['sign-up-form-next']);
});

test('a forgotten password is reported, and the address changed, with the keyboard alone', async () => {
  const onSend = vi.fn<ForgotPasswordRequest>(
    async () => ({ challenge: 'link', resendAfter: 0 }) as const,
  );
  mount(<ForgotPasswordForm onSend={onSend} />);
  await settle();
  await userEvent.keyboard('{Tab}mia@example.com{Enter}');
  await vi.waitFor(() => expect(focused()).toBe(partOf('forgot-password-form-link-step')));
  expect(await tabStops(2)).toEqual(['forgot-password-form-back', 'forgot-password-form-submit']);
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
  await vi.waitFor(() => expect(nameOf(focused())).toBe('username'));
  await userEvent.keyboard('{End}.org{Enter}');
  await vi.waitFor(() => expect(onSend).toHaveBeenCalledTimes(2));
  expect(onSend.mock.lastCall).toEqual([
    { username: 'mia@example.com.org' },
    { signal: expect.any(AbortSignal) },
  ]);
});

test('a new password is saved with the keyboard alone', async () => {
  mount(
    <ResetPasswordForm
      username="mia"
      afterSuccess="#on"
      onChangePassword={async () => ({ ok: true })}
    />,
  );
  await settle();
  expect(await tabStops(3)).toEqual([
    'password',
    'password-input-reveal',
    'reset-password-form-submit',
  ]);
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(nameOf(focused())).toBe('password'));
  await userEvent.keyboard('correct horse{Enter}');
  await vi.waitFor(() => expect(focused()).toBe(partOf('reset-password-form-done')));
  expect(await tabStops(1)).toEqual(['reset-password-form-next']);
});
