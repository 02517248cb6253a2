/** Labels of the rating. Numbers arrive formatted. */
export interface RatingLabels {
  /** Name of the radio button for no rating. */
  none: string;
  /** Name of a radio button: its value on the scale, and its own label, if any. */
  value: (number: string, max: string, word?: string) => string;
}

/** English labels of the rating. */
export const rating: RatingLabels = {
  none: 'No rating',
  value: (number, max, word) => `${number} out of ${max}${word ? `, ${word}` : ''}`,
};
