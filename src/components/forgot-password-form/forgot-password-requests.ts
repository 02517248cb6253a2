import type { Attempt } from '../account-form/parts';
import type { ForgotPasswordFormProps } from './forgot-password-form-props';

/** Values of the fields, as the form has them. */
export interface ForgotPasswordFields {
  username: string;
  code?: string;
}

/** What the controls of the form do. */
interface ForgotPasswordRequests {
  /** Submits a step. */
  submit: (fields: ForgotPasswordFields) => Promise<void> | undefined;
  /** Requests another code. */
  sendCode: () => void;
}

/**
 * Returns the actions of the form's controls; each calls one function of the application.
 * @param account Email address or username of the first step.
 * @param onAccount Called with the account of a request, for the next step.
 */
export function forgotPasswordRequestsOf(
  { onSend, onCode }: Pick<ForgotPasswordFormProps, 'onSend' | 'onCode'>,
  { state, pause, ask }: Attempt,
  account: string,
  onAccount: (username: string) => void,
): ForgotPasswordRequests {
  const { step } = state;
  const send = (trigger: 'submit' | 'link' | 'code', username: string) =>
    ask(trigger, 'onSend', async (signal) => {
      onAccount(username);
      const answer = await onSend?.({ username }, { signal });
      // Every message is sent by now, or the account does not exist.
      return Object(answer).ok === true ? { challenge: 'link' } : answer;
    });
  return {
    submit: (fields) => {
      if (step === 'link' && pause > 0) return undefined;
      if (step === 'code') {
        const values = { username: account, code: (fields.code ?? '').trim() };
        return ask('submit', 'onCode', (signal) => onCode?.(values, { signal }));
      }
      return send(step === 'link' ? 'link' : 'submit', fields.username.trim());
    },
    sendCode: () => {
      if (pause === 0) void send('code', account);
    },
  };
}
