import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  ForgotPasswordForm,
  type ForgotPasswordCodeRequest,
  type ForgotPasswordRequest,
} from '#src/components/account-form/index.ts';
import { ready } from '#stories/support/forms/form-parts.ts';
import {
  account,
  button,
  code,
  email,
  expectProblem,
  part,
  signal,
} from '#stories/support/sign-in/sign-in-parts.ts';

const onSend = fn<ForgotPasswordRequest>();
const onCode = fn<ForgotPasswordCodeRequest>();
const onError = fn<(error: unknown) => void>();

const meta = preview.meta({
  title: 'Components/Forgot-password form/Tests',
  component: ForgotPasswordForm,
  tags: ['beta', 'play'],
  args: { onSend, onCode, onError },
  beforeEach: () => {
    for (const mock of [onSend, onCode, onError]) mock.mockReset();
  },
});

const send = () => button('Reset password');

export const ALinkIsSentAndSentAgain = meta.story({
  name: 'A link is sent, and sent again after a pause',
  play: async ({ step }) => {
    await step('Submit without an address: the address has focus', async () => {
      await ready();
      await userEvent.click(send());
      await waitFor(() => expect(email()).toHaveFocus());
      await expect(onSend).not.toHaveBeenCalled();
    });
    await step('Submit: the focused text does not say if an account exists', async () => {
      onSend.mockResolvedValueOnce({ challenge: 'link', resendAfter: 0 });
      await userEvent.type(email(), ' mia@example.com {Enter}');
      await waitFor(() => expect(part('link-step')).toHaveFocus());
      await expect(onSend).toHaveBeenCalledWith(account, signal);
      await expect(part('link-step')).toHaveTextContent('mia@example.com');
      await expect(part('link-step')).toHaveTextContent('If an account exists for mia@example.com');
    });
    await step('Click “Send again”: the link is sent again', async () => {
      onSend.mockResolvedValueOnce({ challenge: 'link', resendAfter: 600 });
      await userEvent.click(button('Send again'));
      await screen.findByText('Sent again');
    });
    await step('Click the button during the pause: nothing is sent', async () => {
      await userEvent.click(button('Send again in 10 minutes'));
      await expect(onSend).toHaveBeenCalledTimes(2);
    });
    await step('Click Back: the address has focus and can be changed', async () => {
      await userEvent.click(button('Back'));
      await waitFor(() => expect(email()).toHaveFocus());
      await expect(email().value.trim()).toBe('mia@example.com');
      await userEvent.clear(email());
      // Success of the first step, too, means that a link was sent.
      onSend.mockResolvedValueOnce({ ok: true });
      await userEvent.type(email(), 'eva@example.com{Enter}');
      await waitFor(() => expect(part('link-step')).toHaveFocus());
      await expect(onSend).toHaveBeenLastCalledWith({ username: 'eva@example.com' }, signal);
    });
  },
});

export const ACodeIsSentAndChecked = meta.story({
  name: 'A code is sent and checked',
  play: async ({ step }) => {
    await step('Submit an address: the code has focus', async () => {
      await ready();
      onSend.mockResolvedValueOnce({ challenge: 'otp', resendAfter: 0 });
      await userEvent.type(email(), 'mia@example.com{Enter}');
      await waitFor(async () => expect(await code()).toHaveFocus());
      await expect(await code()).toHaveAccessibleDescription(
        'If an account exists for mia@example.com, we have sent a 6\u2011digit code.',
      );
    });
    await step('Click “Send again”: another code is sent to the same address', async () => {
      onSend.mockResolvedValueOnce({ challenge: 'otp', resendAfter: 600 });
      await userEvent.click(button('Send again'));
      await screen.findByText('Sent again');
      await expect(onSend).toHaveBeenLastCalledWith(account, signal);
    });
    await step('Submit a wrong code: an error appears, and the code stays', async () => {
      onCode.mockResolvedValueOnce({ formError: true });
      await userEvent.type(await code(), '111111{Enter}');
      await expectProblem('The code is incorrect or has expired.');
      await expect(await code()).toHaveValue('111111');
    });
    await step('Submit the right one: success is announced', async () => {
      onCode.mockResolvedValueOnce({ ok: true });
      // A password manager may fill in the hidden field with another account.
      const hidden = document.querySelector<HTMLInputElement>('[name="username"]');
      if (hidden) hidden.value = 'changed@example.com';
      await userEvent.clear(await code());
      await userEvent.type(await code(), ' 482913 {Enter}');
      await screen.findByText('The code is correct.');
      await expect(onCode).toHaveBeenLastCalledWith({ ...account, code: '482913' }, signal);
    });
  },
});

export const ARefusalIsAMessage = meta.story({
  name: 'A refusal is a message',
  play: async () => {
    await ready();
    onSend.mockResolvedValueOnce({ formError: true });
    await userEvent.type(email(), 'mia@example.com{Enter}');
    await expectProblem('The email could not be sent. Try again.');
  },
});
