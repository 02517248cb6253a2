import type {
  RecoverScreenLabels,
  SignInScreenLabels,
  SignUpScreenLabels,
  TripFormLabels,
} from './en';

/** German labels of the sign-in screen. */
export const signInScreen: SignInScreenLabels = {
  title: 'Anmelden',
  ended: 'Ihre Sitzung ist beendet. Melden Sie sich erneut an, um fortzufahren.',
};

/** German labels of the sign-up screen. */
export const signUpScreen: SignUpScreenLabels = {
  title: 'Konto erstellen',
  sent: 'Prüfen Sie Ihre E-Mails',
  done: 'Konto erstellt',
};

/** German labels of the screens for a forgotten and a new password. */
export const recoverScreen: RecoverScreenLabels = {
  title: 'Passwort vergessen?',
  sent: 'Prüfen Sie Ihre E-Mails',
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
  tagsHint: 'Bis zu 20 Schlagwörter. Schließen Sie jedes mit der Eingabetaste oder einem Komma ab.',
  color: 'Farbe',
  colorHint: 'Kennzeichnet die Reise in der Liste.',
  link: 'Link',
  linkHint: 'Eine URL, die mit https:// beginnt',
  linkWrong: 'Bitte eine URL eingeben, die mit https:// beginnt.',
  notes: 'Notizen',
  notesHint: 'Text oder HTML. Die Reise zeigt HTML als formatierten Text, ohne unsichere Inhalte.',
  save: 'Speichern',
  cancel: 'Abbrechen',
};
