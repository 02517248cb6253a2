import { labels, type Message, type Messages, type MessageTools } from './messages';
import type { Issue } from './rule';

/** Sentences that replace the shipped ones, by the code of the rule; `default` is for every other rule. */
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
  /** Sentences of your own for a rule in every field. Its `default` stands in where the language has no sentence of the rule. */
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
  const own = isMessage(field) ? { default: field } : field;
  const message =
    pick(own, code) ??
    pick(own, 'default') ??
    pick(rules, code) ??
    (code === 'schema' ? String(params.message) : undefined) ??
    pick(messages, code) ??
    pick(rules, 'default') ??
    messages.default;
  const tools = toolsOf(locale);
  // A schema's sentence is finished: braces in it are its own.
  if (message === params.message) return message as string;
  const text = typeof message === 'function' ? message(params, tools) : message;
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(params, name) ? tools.format(params[name]) : placeholder,
  );
}

const isMessage = (field: MessageOptions['field']): field is Message =>
  typeof field === 'string' || typeof field === 'function';

// Codes may be anybody's: one that every object inherits is no sentence.
function pick(messages: MessageOverrides | undefined, code: string): Message | undefined {
  return messages && Object.hasOwn(messages, code) ? messages[code] : undefined;
}

function toolsOf(locale: string): MessageTools {
  const known = knownOf(locale);
  return {
    format: (value) =>
      typeof value === 'number' || typeof value === 'bigint'
        ? new Intl.NumberFormat(known, { maximumFractionDigits: 20 }).format(value)
        : String(value),
    plural: (value) => new Intl.PluralRules(known).select(Number(value)),
  };
}

// A malformed tag must not cost the reader the message.
function knownOf(locale: string): string[] {
  try {
    return [...Intl.getCanonicalLocales(locale), 'en'];
  } catch {
    return ['en'];
  }
}
