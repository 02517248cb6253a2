/** English labels of the date-time pickers. */
export const dateTimePicker = {
  /** Name of the panel for a date and time. */
  dialog: 'Choose a date and time',
  /** Name of the panel for a start and an end. */
  rangeDialog: 'Choose start and end',
  /** Examples of valid input, shown while the field is empty and focused. */
  hint: 'You can also type: tomorrow 9, Friday noon, +2h',
  /** Error for text that is not a date and time, with a valid example. */
  notUnderstood: (example: string) => `Enter a date and time, such as ${example}.`,
  /** Error for a date without a time, with a valid example of a time. */
  noTime: (example: string) => `Add a time, such as ${example}.`,
  /** Sentence before the two readings of a time that occurs twice, because the clocks are set back. */
  occursTwice: (time: string) => `${time} happens twice that day. Which one?`,
  /** Error for a time that does not exist on a day, because the clocks are set forward; the nearest ones follow. */
  skippedTime: (time: string, day: string) =>
    `${time} does not exist on ${day}: the clocks go forward.`,
  /** Error for an end before the start. */
  reversed: 'The end is before the start.',
};

/** Labels of the date-time pickers, in addition to those of the date pickers or instead of them. Dates and times arrive formatted. */
export type DateTimePickerLabels = typeof dateTimePicker;
