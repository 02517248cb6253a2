import type { Attempt } from '../account-form/parts';
import type { FormHandle } from '../field';
import type { SignUpAccount, SignUpFormProps, SignUpValues } from './sign-up-form-props';

/** Values of the fields, as the form has them. */
export interface SignUpFields {
  name?: string;
  username: string;
  password: string;
  terms?: boolean;
  code?: string;
}

/** What the controls of the form do. */
interface SignUpRequests {
  /** Submits a step. */
  submit: (fields: SignUpFields) => Promise<void> | undefined;
  /** Requests another code. */
  sendCode: () => void;
  /** Opens the dialog of a passkey, after validating the other fields. */
  signUpByPasskey: () => Promise<void>;
}

type RequestProps = Pick<SignUpFormProps, 'onSignUp' | 'onSendCode' | 'onSendLink' | 'onPasskey'>;

/**
 * Returns the actions of the form's controls; each calls one function of the application.
 * @param onAccount Called with the account of a request, for the next step.
 */
export function signUpRequestsOf(
  props: RequestProps,
  { state, pause, ask }: Attempt,
  form: FormHandle<SignUpFields>,
  onAccount: (username: string) => void,
): SignUpRequests {
  const { step } = state;
  return {
    submit: (fields) => {
      const values = valuesOf(fields);
      if (step === 'link') {
        if (pause > 0) return undefined;
        return ask('link', 'onSendLink', (signal) => {
          onAccount(values.username);
          return props.onSendLink?.(values, { signal });
        });
      }
      const complete: SignUpValues =
        step === 'code' ? { ...values, code: (fields.code ?? '').trim() } : values;
      return ask('submit', 'onSignUp', (signal) => {
        onAccount(values.username);
        return props.onSignUp?.(complete, { signal });
      });
    },
    sendCode: () => {
      if (pause > 0) return;
      const values = valuesOf(form.get());
      void ask('code', 'onSendCode', (signal) => props.onSendCode?.(values, { signal }));
    },
    signUpByPasskey: async () => {
      const verdicts = await Promise.all(
        ['name', 'username', 'terms'].map((name) => form.validate(name)),
      );
      if (!verdicts.every(Boolean)) {
        form.focus();
        return;
      }
      const account = accountOf(form.get());
      await ask('passkey', 'onPasskey', (signal) => {
        onAccount(account.username);
        return props.onPasskey?.(account, { signal });
      });
    },
  };
}

/** Returns the values of the fields without a code. */
function valuesOf(fields: SignUpFields): Omit<SignUpValues, 'code'> {
  return { ...accountOf(fields), password: fields.password };
}

/** Returns the account of the fields; those that the form does not have are absent. */
function accountOf({ name, username, terms }: SignUpFields): SignUpAccount {
  return {
    ...(name === undefined ? {} : { name: name.trim() }),
    username: username.trim(),
    ...(terms === true ? { accepted: true } : {}),
  };
}
