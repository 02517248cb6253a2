/** Labels of the time field. Numbers and times arrive formatted. */
export interface TimeFieldLabels {
  /** Name of the button that opens the list of times. */
  openList: string;
  /** Name of the button that clears the field. */
  clear: string;
  /** Text of the button that closes the list on a narrow screen. */
  done: string;
  /** Title of the list on a narrow screen. */
  dialog: string;
  /** Name of the list of times. */
  list: string;
  /** Placeholder letters of the hour. */
  hourPattern: string;
  /** Placeholder letters of the minute. */
  minutePattern: string;
  /** Placeholder letters of the second. */
  secondPattern: string;
  /** Examples of valid input, shown while the field is empty and focused. */
  hint: string;
  /** Error for text that is not a time, with a valid example. */
  notUnderstood: (example: string) => string;
  /** Error for an hour that does not exist, such as 25. */
  noSuchHour: (hour: string) => string;
  /** Error for a minute that does not exist, such as 60. */
  noSuchMinute: (minute: string) => string;
  /** Error for a time before `min`. */
  tooEarly: (earliest: string) => string;
  /** Error for a time after `max`. */
  tooLate: (latest: string) => string;
  /** Error for a time outside a period that contains midnight. */
  outside: (from: string, to: string) => string;
  /** Error for a time between two steps, with the nearest times: "9:00 or 9:15". */
  offStep: (times: string) => string;
  /** Word for 12:00. */
  noon: string;
  /** Word for 0:00. */
  midnight: string;
  /** Word for the latest time of the list that has started. */
  now: string;
}

/** English labels of the time field. */
export const timeField: TimeFieldLabels = {
  openList: 'Show times',
  clear: 'Clear',
  done: 'Done',
  dialog: 'Choose a time',
  list: 'Times',
  hourPattern: 'hh',
  minutePattern: 'mm',
  secondPattern: 'ss',
  hint: 'You can also type: noon, 9pm, half past nine, +2h',
  notUnderstood: (example) => `Enter a time, such as ${example}.`,
  noSuchHour: (hour) => `${hour} is not a valid hour.`,
  noSuchMinute: (minute) => `${minute} is not a valid minute.`,
  tooEarly: (earliest) => `Choose ${earliest} or later.`,
  tooLate: (latest) => `Choose ${latest} or earlier.`,
  outside: (from, to) => `Choose a time from ${from} to ${to}.`,
  offStep: (times) => `Choose ${times}.`,
  noon: 'noon',
  midnight: 'midnight',
  now: 'now',
};
