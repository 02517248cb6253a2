import type { LabelCatalogue } from '../../../internals/use-labels';

/** Words that the form of a trip says. */
export interface TripFormLabels {
  /** Heading. */
  heading: string;
  /** Label of the title. */
  title: string;
  /** Label of the country. */
  country: string;
  /** Label of the first and the last day. */
  dates: string;
  /** Label of the stars. */
  rating: string;
  /** Label of the tags. */
  tags: string;
  /** Hint about the tags: how many, and how one ends. */
  tagsHint: string;
  /** Label of the colour. */
  color: string;
  /** Hint about the colour: what it is for. */
  colorHint: string;
  /** Label of the link. */
  link: string;
  /** Hint about the link: what it looks like. */
  linkHint: string;
  /** Fault of a link that is none. */
  linkWrong: string;
  /** Label of the notes. */
  notes: string;
  /** Hint about the notes: what may be in them. */
  notesHint: string;
  /** Button that saves. */
  save: string;
  /** Button that leads back. */
  cancel: string;
}

/** Catalogue of the words of the form of a trip. */
export const tripFormLabels: LabelCatalogue<TripFormLabels> = {
  name: 'tripForm',
  en: {
    heading: 'New trip',
    title: 'Title',
    country: 'Country',
    dates: 'Dates',
    rating: 'Rating',
    tags: 'Tags',
    tagsHint: 'Up to 20, each ends with Enter or a comma.',
    color: 'Colour',
    colorHint: 'Marks the trip in the list.',
    link: 'Link',
    linkHint: 'An address that begins with https://.',
    linkWrong: 'Enter an address that begins with https://.',
    notes: 'Notes',
    notesHint: 'Text or HTML. What could do harm is taken out when it is shown.',
    save: 'Save',
    cancel: 'Cancel',
  },
  load: {
    de: () => import('./labels.de'),
    fr: () => import('./labels.fr'),
    ar: () => import('./labels.ar'),
    ja: () => import('./labels.ja'),
  },
};
