/** Tools that a sentence is made with, in the reader's language. */
export interface MessageTools {
  /** Number in the language's digits and separators; anything else as text. */
  format: (value: unknown) => string;
  /** Plural category of a number, such as `one` or `other`. */
  plural: (value: unknown) => Intl.LDMLPluralRule;
}

/** Sentence of a failure: text with parameters in braces (`{min}`), or a function of them. The value is in neither. */
export type Message =
  | string
  | ((params: Readonly<Record<string, unknown>>, tools: MessageTools) => string);

/** Sentences by the code of the rule; `default` is for those that have none. */
export type Messages = Readonly<Record<string, Message>> & { readonly default: Message };

/** English sentences, which are also those of every language that does not ship. */
export const labels: Messages = {
  default: 'This field is not valid.',
  required: 'This field is required.',
  alphanumeric: 'Enter letters and digits only.',
  confirmed: 'The two entries do not match.',
  email: ({ multiple }) =>
    multiple
      ? 'Enter full email addresses, separated by commas.'
      : 'Enter a full email address, such as name@example.com.',
  integer: 'Enter a whole number.',
  digits: ({ length }, tools) =>
    length === undefined ? 'Enter digits only.' : enter('exactly', length, 'digit', tools),
  min: 'Enter a number that is {min} or more.',
  max: 'Enter a number that is {max} or less.',
  minLength: ({ length, members }, tools) =>
    enter('at least', length, members ? 'item' : 'character', tools),
  maxLength: ({ length, members }, tools) =>
    enter('at most', length, members ? 'item' : 'character', tools),
  pattern: 'This does not have the expected form.',
};

function enter(limit: string, count: unknown, noun: string, tools: MessageTools): string {
  const ending = tools.plural(count) === 'one' ? '' : 's';
  return `Enter ${limit} ${tools.format(count)} ${noun}${ending}.`;
}
