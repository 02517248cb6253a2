import type { SignInScreenLabels, TripFormLabels } from './screen-labels';

/** English labels of the sign-in screen. */
export const signInScreen: SignInScreenLabels = {
  title: 'Sign in',
  ended: 'Your session has ended. Sign in again to continue.',
};

/** English labels of the trip form. */
export const tripForm: TripFormLabels = {
  heading: 'New trip',
  title: 'Title',
  country: 'Country',
  dates: 'Dates',
  rating: 'Rating',
  tags: 'Tags',
  tagsHint: 'Up to 20. Press Enter or comma after each.',
  color: 'Color',
  colorHint: 'Marks the trip in the list.',
  link: 'Link',
  linkHint: 'A URL that starts with https://.',
  linkWrong: 'Enter a URL that starts with https://.',
  notes: 'Notes',
  notesHint: 'Text or HTML. Unsafe content is removed when it is displayed.',
  save: 'Save',
  cancel: 'Cancel',
};
