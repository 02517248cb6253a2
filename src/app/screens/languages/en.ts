/** Labels of the sign-in screen, in addition to those of its form. */
export interface SignInScreenLabels {
  /** Heading. */
  title: string;
  /** Message after the end of a session. */
  ended: string;
}

/** Labels of the sign-up screen, in addition to those of its form. */
export interface SignUpScreenLabels {
  /** Heading. */
  title: string;
  /** Heading after a code or a link was sent. */
  sent: string;
  /** Heading after success. */
  done: string;
}

/** Labels of the screens for a forgotten and a new password, in addition to those of their forms. */
export interface RecoverScreenLabels {
  /** Heading. */
  title: string;
  /** Heading after a code or a link was sent. */
  sent: string;
  /** Heading of the form for the new password. */
  reset: string;
  /** Heading after success. */
  done: string;
  /** Heading after an expired link. */
  expired: string;
}

/** Labels of the trip form. */
export interface TripFormLabels {
  /** Heading. */
  heading: string;
  /** Label of the title. */
  title: string;
  /** Label of the country. */
  country: string;
  /** Label of the travel dates. */
  dates: string;
  /** Label of the departure. */
  departure: string;
  /** Label of the time zone of the departure. */
  departureZone: string;
  /** Label of the arrival. */
  arrival: string;
  /** Label of the time zone of the arrival. */
  arrivalZone: string;
  /** Error of an arrival that is not after the departure. */
  arrivalEarly: string;
  /** Name of the time zones that are not those of the country. */
  otherZones: string;
  /** Placeholder of a departure or an arrival. */
  dateAndTime: string;
  /** Label of the rating. */
  rating: string;
  /** Label of the tags. */
  tags: string;
  /** Hint about the number of tags and how to add one. */
  tagsHint: string;
  /** Label of the color. */
  color: string;
  /** Hint about the purpose of the color. */
  colorHint: string;
  /** Label of the link. */
  link: string;
  /** Hint about the format of the link. */
  linkHint: string;
  /** Error of an invalid link. */
  linkWrong: string;
  /** Label of the notes. */
  notes: string;
  /** Hint about the content of the notes. */
  notesHint: string;
  /** Button that saves. */
  save: string;
  /** Button that cancels. */
  cancel: string;
}

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
  linkHint: 'A URL that starts with https://',
  linkWrong: 'Enter a URL that starts with https://.',
  notes: 'Notes',
  notesHint: 'Text or HTML. Unsafe content is removed when it is displayed.',
  save: 'Save',
  cancel: 'Cancel',
};
