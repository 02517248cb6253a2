import type { TripFormLabels } from './labels';

/** German words of the form of a trip. */
export const labels: TripFormLabels = {
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
