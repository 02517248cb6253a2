import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  ResetPasswordForm,
  type ResetPasswordRequest,
} from '#src/components/account-form/index.ts';
import { ready } from '#stories/support/forms/form-parts.ts';
import { part, secret } from '#stories/support/sign-in/sign-in-parts.ts';

const onChangePassword = fn<ResetPasswordRequest>();
const onError = fn<(error: unknown) => void>();

const meta = preview.meta({
  title: 'Components/Reset-password form/Tests',
  component: ResetPasswordForm,
  tags: ['beta', 'play'],
  args: {
    onChangePassword,
    onError,
    username: 'mia@example.com',
    afterSuccess: '#sign-in',
    requestNewLink: '#forgot',
  },
  beforeEach: () => {
    onChangePassword.mockReset();
    onError.mockReset();
  },
});

const password = () => screen.getByLabelText<HTMLInputElement>('New password');

export const ThePasswordIsChanged = meta.story({
  name: 'The password is changed',
  play: async () => {
    await ready();
    await userEvent.type(password(), 'short{Enter}');
    await waitFor(() => expect(password()).toHaveAttribute('aria-invalid', 'true'));
    await expect(password()).toHaveAccessibleDescription(/Enter at least 8 characters\./);
    await expect(onChangePassword).not.toHaveBeenCalled();
    onChangePassword.mockResolvedValueOnce({ ok: true });
    await userEvent.clear(password());
    await userEvent.type(password(), `${secret}{Enter}`);
    await waitFor(() => expect(onChangePassword).toHaveBeenCalledOnce());
    await expect(onChangePassword).toHaveBeenCalledWith(
      { password: secret },
      { signal: expect.any(AbortSignal) },
    );
    await waitFor(() => expect(part('done')).toHaveFocus());
    await expect(part('done')).toHaveTextContent('You can sign in with your new password now.');
    await expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '#sign-in');
    await expect(document.querySelector('input')).toBeNull();
  },
});

export const AnExpiredLinkLeadsToAnotherOne = meta.story({
  name: 'An expired link leads to another one',
  play: async () => {
    await ready();
    onChangePassword.mockResolvedValueOnce({ expired: true });
    await userEvent.type(password(), `${secret}{Enter}`);
    await waitFor(() => expect(part('expired')).toHaveFocus());
    await expect(part('expired')).toHaveTextContent('This link is no longer valid.');
    await expect(document.querySelector('input')).toBeNull();
    const link = screen.getByRole('link', { name: 'Request another link' });
    await expect(link).toHaveAttribute('href', '#forgot');
  },
});
