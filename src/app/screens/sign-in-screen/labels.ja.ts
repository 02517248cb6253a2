import type { SignInScreenLabels } from './labels';

/** Japanese words of the sign-in screen. */
export const labels: SignInScreenLabels = {
  title: 'サインイン',
  ended: 'セッションが終了しました。続けるにはサインインしてください。',
};
