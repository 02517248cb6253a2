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
  return (
    <LoginForm heading={<h1>Sign in</h1>} onSignIn={signIn} onSendCode={sendSignInCode} remember />
  );
}

export function SignUpPage() {
  return <SignUpForm heading={<h1>Create an account</h1>} onSignUp={signUp} withName />;
}

/** A code leads to the new password here; a link opens the page of the new password. */
export function RecoverPage() {
  const [hasCode, setHasCode] = useState(false);
  if (hasCode) return <NewPasswordPage />;
  return (
    <ForgotPasswordForm
      heading={<h1>Reset your password</h1>}
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
      heading={<h1>Choose a new password</h1>}
      onChangePassword={resetPassword}
      requestNewLink="/recover"
      afterSuccess="/login"
    />
  );
}
