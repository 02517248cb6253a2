import { visibleText } from './split-tags';

/**
 * Why a tag was rejected: it is a duplicate, is too long, exceeds `maxTags`, is rejected by `validate`, or
 * exceeds the limit of one paste.
 */
export type TagProblem = 'duplicate' | 'too-long' | 'full' | 'invalid' | 'too-many';

/** Rejected tag, and the reason. */
export interface RejectedTag {
  /** Text of the tag. */
  tag: string;
  /** Rule that failed. */
  problem: TagProblem;
  /** Reason for the user; for `invalid`, the result of `validate`. */
  reason: string;
}

/** Rules for tags. */
export interface TagRules {
  /** BCP 47 tag of the language for comparing tags. */
  locale: string;
  /** Maximum number of tags, `Infinity` without a limit. */
  maxTags: number;
  /** Maximum number of characters, `Infinity` without a limit. */
  maxLength: number;
  /** Whether duplicate tags are allowed. */
  allowDuplicates: boolean;
  /** Custom rule: returns why a tag is rejected, or `null`. */
  validate: ((tag: string, tags: readonly string[]) => string | null) | undefined;
  /** Returns the message for a problem. */
  reasonFor: (problem: Exclude<TagProblem, 'invalid'>, tag: string) => string;
}

/** Accepted and rejected tags, in their original order. */
export interface ValidatedTags {
  accepted: string[];
  rejected: RejectedTag[];
}

/**
 * Validates entries before they are added to the tags, each as if the accepted ones before it were already
 * added.
 */
export function validateTags(
  entries: readonly string[],
  tags: readonly string[],
  rules: TagRules,
): ValidatedTags {
  const { locale, maxTags, maxLength, allowDuplicates, validate, reasonFor } = rules;
  const keys = new Set(allowDuplicates ? [] : tags.map((tag) => tagKey(tag, locale)));
  const accepted: string[] = [];
  const rejected: RejectedTag[] = [];
  let all = tags;
  for (const tag of entries) {
    const key = allowDuplicates ? '' : tagKey(tag, locale);
    const reject = (problem: TagProblem, reason: string) => rejected.push({ tag, problem, reason });
    if (keys.has(key)) reject('duplicate', reasonFor('duplicate', tag));
    // A character has at least one code unit, so only long strings need counting.
    else if (tag.length > maxLength && tagLength(tag) > maxLength) {
      reject('too-long', reasonFor('too-long', tag));
    } else {
      const reason = validate?.(tag, all);
      if (reason) reject('invalid', String(reason));
      else if (tags.length + accepted.length >= maxTags) reject('full', reasonFor('full', tag));
      else {
        accepted.push(tag);
        if (!allowDuplicates) keys.add(key);
        // A new array for each call, because the custom function may keep it.
        if (validate) all = [...all, tag];
      }
    }
  }
  return { accepted, rejected };
}

// Later entries are compared with this tag, too.
const knownKeys = new Map<string, string>();

/**
 * Returns a key that is the same for equal tags of a language: ignores case (Turkish dotted and dotless i,
 * German ß and ss), Unicode form (NFKC), invisible characters and amount of whitespace.
 */
export function tagKey(tag: string, locale: string): string {
  const name = `${locale} ${tag}`;
  let key = knownKeys.get(name);
  if (key === undefined) {
    key = visibleText(tag)
      .normalize('NFKC')
      // Lower case first, because the capital ẞ has no upper case SS.
      .toLocaleLowerCase(locale)
      .toLocaleUpperCase(locale)
      .toLocaleLowerCase(locale)
      .normalize('NFKC')
      .replaceAll(/\s+/g, ' ')
      .trim();
    if (knownKeys.size > 5000) knownKeys.clear();
    knownKeys.set(name, key);
  }
  return key;
}

/**
 * Returns the number of user-perceived characters (grapheme clusters, UAX 29): an emoji of several code
 * points is one.
 */
export function tagLength(tag: string): number {
  return [...new Intl.Segmenter().segment(tag)].length;
}
