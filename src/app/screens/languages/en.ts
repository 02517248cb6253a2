/** English labels of the sign-in screen. */
export const signInScreen = {
  /** Heading. */
  title: 'Sign in',
  /** Message after the end of a session. */
  ended: 'Your session has ended. Sign in again to continue.',
};

/** Labels of the sign-in screen, in addition to those of its form. */
export type SignInScreenLabels = typeof signInScreen;

/** English labels of the sign-up screen. */
export const signUpScreen = {
  /** Heading. */
  title: 'Create an account',
  /** Heading after a code or a link was sent. */
  sent: 'Check your email',
  /** Heading after success. */
  done: 'Account created',
};

/** Labels of the sign-up screen, in addition to those of its form. */
export type SignUpScreenLabels = typeof signUpScreen;

/** English labels of the screens for a forgotten and a new password. */
export const recoverScreen = {
  /** Heading. */
  title: 'Forgot your password?',
  /** Heading after a code or a link was sent. */
  sent: 'Check your email',
  /** Heading of the form for the new password. */
  reset: 'Choose a new password',
  /** Heading after success. */
  done: 'Password changed',
  /** Heading after an expired link. */
  expired: 'Link expired',
};

/** Labels of the screens for a forgotten and a new password, in addition to those of their forms. */
export type RecoverScreenLabels = typeof recoverScreen;

/** English labels of the trip form. */
export const tripForm = {
  /** Heading. */
  heading: 'New trip',
  /** Label of the title. */
  title: 'Title',
  /** Label of the country. */
  country: 'Country',
  /** Label of the travel dates. */
  dates: 'Dates',
  /** Label of the departure. */
  departure: 'Departure',
  /** Label of the time zone of the departure. */
  departureZone: 'Departure time zone',
  /** Label of the arrival. */
  arrival: 'Arrival',
  /** Label of the time zone of the arrival. */
  arrivalZone: 'Arrival time zone',
  /** Error of an arrival that is not after the departure. */
  arrivalEarly: 'The arrival must be after the departure.',
  /** Name of the time zones that are not those of the country. */
  otherZones: 'Other time zones',
  /** Placeholder of a departure or an arrival. */
  dateAndTime: 'Date and time',
  /** Label of the rating. */
  rating: 'Rating',
  /** Label of the tags. */
  tags: 'Tags',
  /** Hint about the number of tags and how to add one. */
  tagsHint: 'Up to 20. Press Enter or comma after each.',
  /** Label of the color. */
  color: 'Color',
  /** Hint about the purpose of the color. */
  colorHint: 'Marks the trip in the list.',
  /** Label of the link. */
  link: 'Link',
  /** Hint about the format of the link. */
  linkHint: 'A URL that starts with https://',
  /** Error of an invalid link. */
  linkWrong: 'Enter a URL that starts with https://.',
  /** Label of the notes. */
  notes: 'Notes',
  /** Hint about the content of the notes. */
  notesHint: 'Text or HTML. The trip shows HTML as formatted text, without unsafe content.',
  /** Button that saves. */
  save: 'Save',
  /** Button that cancels. */
  cancel: 'Cancel',
};

/** Labels of the trip form. */
export type TripFormLabels = typeof tripForm;
