import type {
  RecoverScreenLabels,
  SignInScreenLabels,
  SignUpScreenLabels,
  TripFormLabels,
} from './screen-labels';

/** English labels of the sign-in screen. */
export const signInScreen: SignInScreenLabels = {
  title: 'Sign in',
  ended: 'Your session has ended. Sign in again to continue.',
};

/** English labels of the sign-up screen. */
export const signUpScreen: SignUpScreenLabels = {
  title: 'Create an account',
  sent: 'Check your email',
  done: 'Account created',
};

/** English labels of the screens for a forgotten and a new password. */
export const recoverScreen: RecoverScreenLabels = {
  title: 'Forgot your password?',
  sent: 'Check your email',
  reset: 'Choose a new password',
  done: 'Password changed',
  expired: 'Link expired',
};

/** English labels of the trip form. */
export const tripForm: TripFormLabels = {
  heading: 'New trip',
  title: 'Title',
  country: 'Country',
  dates: 'Dates',
  departure: 'Departure',
  departureZone: 'Departure time zone',
  arrival: 'Arrival',
  arrivalZone: 'Arrival time zone',
  arrivalEarly: 'The arrival must be after the departure.',
  otherZones: 'Other time zones',
  dateAndTime: 'Date and time',
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
