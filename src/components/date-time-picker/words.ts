/** Texts of the date-time pickers, in addition to those of the date pickers or instead of them. Dates and times arrive formatted. */
export interface DateTimePickerLabels {
  /** Name of the panel for a date and time. */
  dialog: string;
  /** Name of the panel for a start and an end. */
  rangeDialog: string;
  /** Examples of valid input, shown while the field is empty and focused. */
  hint: string;
  /** Error for text that is not a date and time, with a valid example. */
  notUnderstood: (example: string) => string;
  /** Error for a date without a time, with a valid example of a time. */
  noTime: (example: string) => string;
  /** Sentence before the two readings of a time that occurs twice, because the clocks are set back. */
  occursTwice: (time: string) => string;
  /** Error for a time that does not exist on a day, because the clocks are set forward; the nearest ones follow. */
  skippedTime: (time: string, day: string) => string;
  /** Error for an end before the start. */
  reversed: string;
}

/** English texts of the date-time pickers. */
export const dateTimePicker: DateTimePickerLabels = {
  dialog: 'Choose a date and time',
  rangeDialog: 'Choose start and end',
  hint: 'You can also type: tomorrow 9, Friday noon, +2h',
  notUnderstood: (example) => `Enter a date and time, such as ${example}.`,
  noTime: (example) => `Add a time, such as ${example}.`,
  occursTwice: (time) => `${time} happens twice that day. Which one?`,
  skippedTime: (time, day) => `${time} does not exist on ${day}: the clocks go forward.`,
  reversed: 'The end is before the start.',
};
