import { useState } from 'react';
import {
  ForgotPasswordForm,
  LoginForm,
  ResetPasswordForm,
  SignUpForm,
} from '#src/components/account-form/index.ts';
import {
  checkResetCode,
  resetPassword,
  sendReset,
  sendSignInCode,
  signIn,
  signUp,
} from './account-requests.ts';

export function SignInPage() {
  return <LoginForm onSignIn={signIn} onSendCode={sendSignInCode} remember />;
}

export function SignUpPage() {
  return <SignUpForm onSignUp={signUp} withName />;
}

/** A code leads to the new password here; a link opens the page of the new password. */
export function RecoverPage() {
  const [hasCode, setHasCode] = useState(false);
  if (hasCode) return <NewPasswordPage />;
  return (
    <ForgotPasswordForm
      onSend={sendReset}
      onCode={async (values, options) => {
        const result = await checkResetCode(values, options);
        if ('ok' in result) setHasCode(true);
        return result;
      }}
    />
  );
}

export function NewPasswordPage() {
  return (
    <ResetPasswordForm
      onChangePassword={resetPassword}
      requestNewLink="/recover"
      afterSuccess="/login"
    />
  );
}
