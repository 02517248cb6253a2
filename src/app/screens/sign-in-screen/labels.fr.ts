import type { SignInScreenLabels } from './labels';

/** French words of the sign-in screen. */
export const labels: SignInScreenLabels = {
  title: 'Connexion',
  ended: 'Votre session a pris fin. Reconnectez-vous pour continuer.',
};
