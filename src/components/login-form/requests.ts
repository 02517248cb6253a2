import type { Attempt, SecondFactor } from '../account-form/parts';
import type { FormHandle } from '../field';
import type { Credentials, LoginFormProps, SignInIdentity } from './login-form-props';

/** What the controls of the form do. */
export interface Requests {
  /** Submits a step. */
  submit: (values: Credentials) => Promise<void> | undefined;
  /** Requests a link for the account in the first field, after validating it. */
  sendLink: () => void;
  /** Requests another code. */
  sendCode: () => void;
  /** Switches to another second factor; a code by email is requested at once. */
  switchFactor: (factor: SecondFactor) => void;
  /** Opens the dialog of a passkey. */
  signInByPasskey: () => void;
}

type RequestProps = Pick<
  LoginFormProps,
  'onSignIn' | 'onIdentify' | 'onSendLink' | 'onSendCode' | 'onPasskey'
>;

/**
 * Returns the actions of the form's controls; each calls one function of the application.
 * @param onAccount Called with the account of a request, for the next step.
 */
export function requestsOf(
  props: RequestProps,
  { state, closed, pause, ask, switchFactor }: Attempt,
  form: FormHandle<Credentials>,
  onAccount: (username: string) => void,
): Requests {
  const { step, factor } = state;
  const remembers = () => form.get('remember') === true;
  const identityOf = (username: string, remember: boolean): SignInIdentity => ({
    username: username.trim(),
    remember,
  });
  const identity = () => identityOf(String(form.get('username') ?? ''), remembers());
  const requestLink = () => {
    if (pause > 0) return undefined;
    const who = identity();
    return ask('link', 'onSendLink', (signal) => {
      onAccount(who.username);
      return props.onSendLink?.(who, { signal });
    });
  };
  const requestCode = (kind: SecondFactor | null) => {
    const { username } = identity();
    const account = { username, factor: kind };
    return ask('code', 'onSendCode', (signal) => props.onSendCode?.(account, { signal }));
  };
  return {
    submit: ({ username, password, remember, code }) => {
      if (step === 'link') return requestLink();
      const who = identityOf(username, remember === true);
      if (step === 'username') {
        return ask('submit', 'onIdentify', (signal) => {
          onAccount(who.username);
          return props.onIdentify?.(who, { signal });
        });
      }
      const credentials: Credentials = { ...who, password };
      if (step === 'code') {
        credentials.code = (code ?? '').trim();
        if (factor) credentials.factor = factor;
      }
      return ask('submit', 'onSignIn', (signal) => {
        onAccount(who.username);
        return props.onSignIn?.(credentials, { signal });
      });
    },
    sendLink: async () => {
      if (await form.validate('username')) await requestLink();
      else form.focus('username');
    },
    sendCode: () => {
      if (pause === 0) void requestCode(factor);
    },
    switchFactor: (next) => {
      if (closed) return;
      switchFactor(next);
      if (next === 'email' && props.onSendCode) void requestCode(next);
    },
    signInByPasskey: () => {
      const passkey = { conditional: false, remember: remembers() };
      void ask('passkey', 'onPasskey', (signal) => props.onPasskey?.(passkey, { signal }));
    },
  };
}
