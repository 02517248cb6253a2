import type { Message, MessageTools } from './message-of';

/**
 * Messages of the validation rules. `members` is set if a list is validated, so that `length` counts its
 * items.
 */
export type ValidationMessages = Readonly<
  Record<
    /** Message of other rules. */
    | 'default'
    | 'required'
    | 'accepted'
    /** Message of text in a number field that is not a number. */
    | 'number'
    | 'rangeStart'
    | 'rangeEnd'
    | 'alphanumeric'
    | 'confirmed'
    | 'email'
    | 'integer'
    | 'digits'
    | 'min'
    | 'max'
    | 'minLength'
    | 'maxLength'
    | 'pattern',
    Message
  >
>;

/** Returns a number with its unit: "1 digit", "2 digits". */
const counted = (number: unknown, unit: string, { format, plural }: MessageTools) =>
  `${format(number)} ${unit}${plural(number) === 'one' ? '' : 's'}`;

/** English messages of the validation rules. */
export const validation: ValidationMessages = {
  default: 'This field is not valid.',
  required: 'This field is required.',
  accepted: 'Confirm this to continue.',
  rangeStart: 'The start is missing.',
  rangeEnd: 'The end is missing.',
  alphanumeric: 'Enter letters and digits only.',
  confirmed: 'The entries do not match.',
  email: ({ multiple }) =>
    multiple
      ? 'Enter email addresses separated by commas.'
      : 'Enter an email address such as name@example.com.',
  number: 'Enter a number.',
  integer: 'Enter a whole number.',
  digits: ({ length }, tools) =>
    length === undefined
      ? 'Enter digits only.'
      : `Enter exactly ${counted(length, 'digit', tools)}.`,
  min: 'Enter {min} or more.',
  max: 'Enter {max} or less.',
  minLength: ({ length, members }, tools) =>
    `Enter at least ${counted(length, members ? 'item' : 'character', tools)}.`,
  maxLength: ({ length, members }, tools) =>
    `Enter at most ${counted(length, members ? 'item' : 'character', tools)}.`,
  pattern: 'This does not match the expected format.',
};
