/** Labels of the sign-in screen, in addition to those of its form. */
export interface SignInScreenLabels {
  /** Heading. */
  title: string;
  /** Message after the end of a session. */
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
