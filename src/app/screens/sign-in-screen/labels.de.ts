import type { SignInScreenLabels } from './labels';

/** German words of the sign-in screen. */
export const labels: SignInScreenLabels = {
  title: 'Anmelden',
  ended: 'Ihre Sitzung ist zu Ende. Melden Sie sich wieder an, um fortzufahren.',
};
