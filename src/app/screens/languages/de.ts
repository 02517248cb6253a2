import type { SignInScreenLabels, TripFormLabels } from './screen-labels';

/** German labels of the sign-in screen. */
export const signInScreen: SignInScreenLabels = {
  title: 'Anmelden',
  ended: 'Ihre Sitzung ist zu Ende. Melden Sie sich wieder an, um fortzufahren.',
};

/** German labels of the trip form. */
export const tripForm: TripFormLabels = {
  heading: 'Neue Reise',
  title: 'Titel',
  country: 'Land',
  dates: 'Zeitraum',
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
