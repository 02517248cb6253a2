/// <reference lib="es2022" />
import type { Issue } from './rules';

/** Formatters of a message in the user's language. */
export interface MessageTools {
  /** Formats a number in the digits and separators of the locale; other values as text. */
  format: (value: unknown) => string;
  /** Returns the plural category of a number, such as `one` or `other`. */
  plural: (value: unknown) => Intl.LDMLPluralRule;
}

/**
 * Message of a failed rule: a string with parameters in braces (`{min}`), or a function of them. Neither
 * contains the value.
 */
export type Message =
  | string
  | ((params: Readonly<Record<string, unknown>>, tools: MessageTools) => string);

/** Messages by the code of the rule; `default` is the message of other rules. */
export type Messages = Readonly<Record<string, Message>> & { readonly default: Message };

/** Custom messages by the code of the rule; in a field, `default` applies to every other rule. */
export type MessageOverrides = Readonly<Partial<Record<string, Message>>>;

/** Sources of a message. */
export interface MessageOptions {
  /** Messages of the user's language: `en.validation` of a language from `languages`. */
  messages: Messages;
  /**
   * BCP 47 tag for the numbers and plurals of the messages.
   * @default 'en'
   */
  locale?: string;
  /** Custom messages of a rule in every field. */
  rules?: MessageOverrides;
  /** Custom messages of this field, which take precedence; a single message applies to every rule. */
  field?: Message | MessageOverrides | undefined;
}

/**
 * Returns the message of an issue: the field's own, else the custom one of the rule, else the schema's, else
 * the language's, else its default. The message is plain text: parameters are inserted once and never
 * interpreted as markup or placeholders, and the value is not among them.
 */
export function messageOf(
  issue: Issue,
  { messages, locale = 'en', rules, field }: MessageOptions,
): string {
  const { code, params } = issue;
  const own = typeof field === 'object' ? field : { default: field };
  const chosen = select(own, code) ?? select(own, 'default') ?? select(rules, code);
  // The message of a schema is unchanged: its braces are not placeholders.
  if (!chosen && code === 'schema') return String(params.message);
  const message = chosen ?? select(messages, code) ?? messages.default;
  const tools = toolsOf(locale);
  const text = typeof message === 'function' ? message(params, tools) : message;
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(params, name) ? tools.format(params[name]) : placeholder,
  );
}

// A code may be any string, so ignore inherited properties.
function select(messages: MessageOverrides | undefined, code: string): Message | undefined {
  return messages && Object.hasOwn(messages, code) ? messages[code] : undefined;
}

function toolsOf(locale: string): MessageTools {
  let known = ['en'];
  try {
    known = [...Intl.getCanonicalLocales(locale), 'en'];
  } catch {
    // A malformed tag falls back to English formats.
  }
  return {
    format: (value) =>
      typeof value === 'number'
        ? value.toLocaleString(known, { maximumFractionDigits: 20 })
        : String(value),
    plural: (value) => new Intl.PluralRules(known).select(Number(value)),
  };
}

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
  pattern: 'Use the requested format.',
};
