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
  confirmed: 'The entries do not match.',
  email: ({ multiple }) =>
    multiple
      ? 'Enter email addresses, separated by commas.'
      : 'Enter an email address like name@example.com.',
  integer: 'Enter a whole number.',
  digits: (params, tools) =>
    params.length === undefined ? 'Enter digits only.' : enter('exactly', params, tools, 'digit'),
  min: 'Enter {min} or more.',
  max: 'Enter {max} or less.',
  minLength: (params, tools) => enter('at least', params, tools),
  maxLength: (params, tools) => enter('at most', params, tools),
  pattern: 'This does not have the expected form.',
};

function enter(
  limit: string,
  { length, members }: Readonly<Record<string, unknown>>,
  { format, plural }: MessageTools,
  noun = members ? 'item' : 'character',
): string {
  return `Enter ${limit} ${format(length)} ${noun}${plural(length) === 'one' ? '' : 's'}.`;
}
