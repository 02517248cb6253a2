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
