/** English labels of the rating. */
export const rating = {
  /** Name of the radio button for no rating. */
  none: 'No rating',
  /** Name of a radio button: its value on the scale, and its own label, if any. */
  value: (number: string, max: string, word?: string) =>
    `${number} out of ${max}${word ? `, ${word}` : ''}`,
};

/** Labels of the rating. Numbers arrive formatted. */
export type RatingLabels = typeof rating;
