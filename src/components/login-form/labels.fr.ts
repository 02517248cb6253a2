import type { LoginFormLabels } from './labels';

/** French words of the login form. */
export const labels: LoginFormLabels = {
  signIn: 'Se connecter',
  signingIn: 'Connexion en cours…',
  email: 'Adresse e-mail',
  username: 'Nom d’utilisateur',
  either: 'Adresse e-mail ou nom d’utilisateur',
  password: 'Mot de passe',
  reveal: 'Afficher le mot de passe',
  capsLock: 'Majuscules verrouillées',
  remember: 'Rester connecté',
  forgot: 'Mot de passe oublié ?',
  or: 'ou',
  otherWays: 'Autres moyens de se connecter',
  code: 'Code à usage unique',
  codeHint: (digits) => `Les ${digits} chiffres de votre application ou message`,
  verify: 'Vérifier',
  back: 'Retour',
  wrong: 'Les identifiants sont incorrects.',
  wrongCode: 'Le code est incorrect ou n’est plus valable.',
  blocked: (time) => `Trop de tentatives. Réessayez ${time}.`,
  free: 'Vous pouvez réessayer maintenant.',
  unreachable: 'Pas de connexion. Réessayez.',
  failed: 'Un problème est survenu. Réessayez.',
  slow: 'La réponse se fait attendre…',
  done: 'Vous êtes connecté.',
};
