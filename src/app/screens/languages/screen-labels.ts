/** Labels of the sign-in screen beside those of its form. */
export interface SignInScreenLabels {
  /** Heading. */
  title: string;
  /** Message that a session has ended. */
  ended: string;
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
  /** Label of the rating. */
  rating: string;
  /** Label of the tags. */
  tags: string;
  /** Hint about the number of tags and how to add one. */
  tagsHint: string;
  /** Label of the color. */
  color: string;
  /** Hint about the color: what it is for. */
  colorHint: string;
  /** Label of the link. */
  link: string;
  /** Hint about the link: what it looks like. */
  linkHint: string;
  /** Error of an invalid link. */
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
