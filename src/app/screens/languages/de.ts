import type {
  RecoverScreenLabels,
  SignInScreenLabels,
  SignUpScreenLabels,
  TripFormLabels,
} from './en';

/** German labels of the sign-in screen. */
export const signInScreen: SignInScreenLabels = {
  title: 'Anmelden',
  ended: 'Ihre Sitzung ist zu Ende. Melden Sie sich wieder an, um fortzufahren.',
};

/** German labels of the sign-up screen. */
export const signUpScreen: SignUpScreenLabels = {
  title: 'Konto erstellen',
  sent: 'E-Mail prüfen',
  done: 'Konto erstellt',
};

/** German labels of the screens for a forgotten and a new password. */
export const recoverScreen: RecoverScreenLabels = {
  title: 'Passwort vergessen?',
  sent: 'E-Mail prüfen',
  reset: 'Neues Passwort wählen',
  done: 'Passwort geändert',
  expired: 'Link abgelaufen',
};

/** German labels of the trip form. */
export const tripForm: TripFormLabels = {
  heading: 'Neue Reise',
  title: 'Titel',
  country: 'Land',
  dates: 'Zeitraum',
  departure: 'Abreise',
  departureZone: 'Zeitzone der Abreise',
  arrival: 'Ankunft',
  arrivalZone: 'Zeitzone der Ankunft',
  arrivalEarly: 'Die Ankunft muss nach der Abreise liegen.',
  otherZones: 'Andere Zeitzonen',
  dateAndTime: 'Datum und Uhrzeit',
  rating: 'Bewertung',
  tags: 'Schlagwörter',
  tagsHint: 'Bis zu 20; jedes endet mit Enter oder einem Komma.',
  color: 'Farbe',
  colorHint: 'Kennzeichnet die Reise in der Liste.',
  link: 'Link',
  linkHint: 'Eine Adresse, die mit https:// beginnt.',
  linkWrong: 'Geben Sie eine Adresse ein, die mit https:// beginnt.',
  notes: 'Notizen',
  notesHint: 'Text oder HTML. Was schaden könnte, wird beim Anzeigen entfernt.',
  save: 'Speichern',
  cancel: 'Abbrechen',
};
