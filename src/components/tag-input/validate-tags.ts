/**
 * Why a tag was rejected: it is there already, is too long, exceeds `max`, is refused by `validate`, or came with
 * more entries than one paste adds.
 */
export type TagProblem = 'duplicate' | 'too-long' | 'full' | 'invalid' | 'too-many';

/** Tag that was rejected, and why. */
export interface RejectedTag {
  /** Text of the tag. */
  tag: string;
  /** Rule that the tag breaks. */
  problem: TagProblem;
  /** Reason for the user; for `invalid` what `validate` returned. */
  reason: string;
}

/** Rules that tags are validated by. */
export interface TagRules {
  /** BCP 47 tag of the language in which tags are compared. */
  locale: string;
  /** Greatest number of tags, `Infinity` without a limit. */
  max: number;
  /** Greatest number of characters, `Infinity` without a limit. */
  maxLength: number;
  /** Whether a tag may be there twice. */
  allowsDuplicates: boolean;
  /** The developer's own rule: returns why a tag is rejected, `null` where it is not. */
  validate: ((tag: string, tags: readonly string[]) => string | null) | undefined;
  /** Returns the reason that the user reads for a problem. */
  reasonFor: (problem: Exclude<TagProblem, 'invalid'>) => string;
}

/** Accepted and rejected tags, each in the order in which they came. */
export interface ValidatedTags {
  accepted: string[];
  rejected: RejectedTag[];
}

/** Validates entries that are to join the tags, each as if those accepted before it were there already. */
export function validateTags(
  entries: readonly string[],
  tags: readonly string[],
  rules: TagRules,
): ValidatedTags {
  const { locale, max, maxLength, allowsDuplicates, validate, reasonFor } = rules;
  const keys = new Set(allowsDuplicates ? [] : tags.map((tag) => tagKey(tag, locale)));
  const accepted: string[] = [];
  const rejected: RejectedTag[] = [];
  let all = tags;
  for (const tag of entries) {
    const key = allowsDuplicates ? '' : tagKey(tag, locale);
    const reject = (problem: TagProblem, reason: string) => rejected.push({ tag, problem, reason });
    if (keys.has(key)) reject('duplicate', reasonFor('duplicate'));
    // A character is one code unit at least: only a long text is counted.
    else if (tag.length > maxLength && tagLength(tag) > maxLength) {
      reject('too-long', reasonFor('too-long'));
    } else {
      const reason = validate?.(tag, all);
      if (reason) reject('invalid', String(reason));
      else if (tags.length + accepted.length >= max) reject('full', reasonFor('full'));
      else {
        accepted.push(tag);
        if (!allowsDuplicates) keys.add(key);
        // A new list for each call, because the developer's function may keep it.
        if (validate) all = [...all, tag];
      }
    }
  }
  return { accepted, rejected };
}

// A tag is compared with each that is added later.
const knownKeys = new Map<string, string>();

/**
 * Text that two tags share when they count as the same in a language: without regard to case (Turkish dotted and
 * dotless i, German ß and ss), to the way a letter is composed (Unicode NFKC) and to the amount of space.
 */
export function tagKey(tag: string, locale: string): string {
  const name = `${locale} ${tag}`;
  let key = knownKeys.get(name);
  if (key === undefined) {
    key = tag
      .normalize('NFKC')
      // Lower case first: the capital ẞ has no upper case SS of its own.
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

/** Number of characters as users count them (grapheme clusters, UAX 29): an emoji of several code points is one. */
export function tagLength(tag: string): number {
  return [...new Intl.Segmenter().segment(tag)].length;
}
