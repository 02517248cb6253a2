import type { SignInScreenLabels } from './labels';

/** Arabic words of the sign-in screen. */
export const labels: SignInScreenLabels = {
  title: 'تسجيل الدخول',
  ended: 'انتهت جلستك. سجّل الدخول مجددًا للمتابعة.',
};
