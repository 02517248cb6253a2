import { LoginForm, type SignInRequest } from '#src/components/account-form/index.ts';
import type { WidgetPage } from '../widget-page.ts';

const password = 'correct horse';

/** Server of the page: asks for a code after the right password; 123456 is the right code. */
const onSignIn: SignInRequest = async (credentials) => {
  if (credentials.password !== password) return { formError: true };
  if (credentials.code === undefined) return { challenge: 'otp' };
  return credentials.code === '123456' ? { ok: true } : { formError: true };
};

const links = {
  heading: <h1>Sign in</h1>,
  remember: true,
  forgotPasswordLink: '/forgot',
  action: '/submit',
} as const;

/** Login forms on a strict site, which without JavaScript are posted to the server. */
export const pages: Readonly<Record<string, WidgetPage>> = {
  'LoginForm on a site': { render: () => <LoginForm {...links} onSignIn={onSignIn} /> },
  'LoginForm after a wrong post': {
    render: () => (
      <LoginForm {...links} defaultUsername="mia@example.com" defaultAnswer={{ formError: true }} />
    ),
  },
  'LoginForm in a pause': {
    render: () => <LoginForm {...links} defaultAnswer={{ retryAfter: 5400 }} onSignIn={onSignIn} />,
  },
  'LoginForm that asks for a code': {
    render: () => (
      <LoginForm
        {...links}
        defaultUsername="mia@example.com"
        defaultAnswer={{ challenge: 'otp' }}
        onSignIn={onSignIn}
      />
    ),
  },
};
