import { labels, type Message, type Messages, type MessageTools } from './messages';
import type { Issue } from './rule';

/** Sentences that replace the shipped ones, by the code of the rule; in a field, `default` is for every other. */
export type MessageOverrides = Readonly<Partial<Record<string, Message>>>;

/** Where a message comes from. */
export interface MessageOptions {
  /**
   * Sentences of the reader's language, from `loadMessages`.
   * @default the English ones
   */
  messages?: Messages;
  /**
   * BCP 47 tag of those sentences, for their numbers and plurals.
   * @default 'en'
   */
  locale?: string;
  /** Sentences of your own for a rule in every field. */
  rules?: MessageOverrides;
  /** Sentences of your own for this field, before all others; a text or function alone is for every rule. */
  field?: Message | MessageOverrides;
}

/**
 * Sentence that tells the reader what is wrong: the field's own, else the application's for the rule, else a schema's, else the
 * language's, else that the field is not valid. It is plain text: parameters are put in once and never read as markup or as
 * placeholders, and the value is not among them.
 */
export function messageOf(
  issue: Issue,
  { messages = labels, locale = 'en', rules, field }: MessageOptions = {},
): string {
  const { code, params } = issue;
  const own = typeof field === 'object' ? field : { default: field };
  const chosen = pick(own, code) ?? pick(own, 'default') ?? pick(rules, code);
  // A schema's sentence is finished: braces in it are its own.
  if (!chosen && code === 'schema') return String(params.message);
  const message = chosen ?? pick(messages, code) ?? messages.default;
  const tools = toolsOf(locale);
  const text = typeof message === 'function' ? message(params, tools) : message;
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(params, name) ? tools.format(params[name]) : placeholder,
  );
}

// Codes may be anybody's: one that every object inherits is no sentence.
function pick(messages: MessageOverrides | undefined, code: string): Message | undefined {
  return messages && Object.hasOwn(messages, code) ? messages[code] : undefined;
}

function toolsOf(locale: string): MessageTools {
  let known = ['en'];
  try {
    known = [...Intl.getCanonicalLocales(locale), 'en'];
  } catch {
    // A malformed tag must not cost the reader the message.
  }
  return {
    format: (value) =>
      typeof value === 'number'
        ? value.toLocaleString(known, { maximumFractionDigits: 20 })
        : String(value),
    plural: (value) => new Intl.PluralRules(known).select(Number(value)),
  };
}
