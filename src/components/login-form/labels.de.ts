import type { LoginFormLabels } from './labels';

/** German words of the login form. */
export const labels: LoginFormLabels = {
  signIn: 'Anmelden',
  signingIn: 'Anmeldung läuft …',
  email: 'E-Mail-Adresse',
  username: 'Benutzername',
  either: 'E-Mail-Adresse oder Benutzername',
  password: 'Passwort',
  reveal: 'Passwort anzeigen',
  capsLock: 'Die Feststelltaste ist an',
  remember: 'Angemeldet bleiben',
  forgot: 'Passwort vergessen?',
  or: 'oder',
  otherWays: 'Weitere Anmeldemöglichkeiten',
  code: 'Einmalcode',
  codeHint: (digits) => `Die ${digits} Ziffern aus Ihrer App oder Nachricht`,
  verify: 'Bestätigen',
  back: 'Zurück',
  wrong: 'Die Anmeldedaten stimmen nicht.',
  wrongCode: 'Der Code stimmt nicht oder gilt nicht mehr.',
  blocked: (time) => `Zu viele Versuche. Erneut möglich ${time}.`,
  free: 'Sie können es jetzt noch einmal versuchen.',
  unreachable: 'Keine Verbindung. Versuchen Sie es noch einmal.',
  failed: 'Etwas ist schiefgegangen. Versuchen Sie es noch einmal.',
  slow: 'Die Antwort lässt auf sich warten …',
  done: 'Sie sind angemeldet.',
};
