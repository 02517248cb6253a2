import type { LabelCatalogue } from '../../../internals/use-labels';

/** Words that the sign-in screen says beside those of its form. */
export interface SignInScreenLabels {
  /** Heading. */
  title: string;
  /** Message that a session has ended. */
  ended: string;
}

/** Catalogue of the words of the sign-in screen. */
export const signInScreenLabels: LabelCatalogue<SignInScreenLabels> = {
  name: 'signInScreen',
  en: {
    title: 'Sign in',
    ended: 'Your session has ended. Sign in again to go on.',
  },
  load: {
    de: () => import('./labels.de'),
    fr: () => import('./labels.fr'),
    ar: () => import('./labels.ar'),
    ja: () => import('./labels.ja'),
  },
};
