import { tagKey, tagLength } from './tag-key';

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
  /** The developer's own rule: returns a reason against a tag, `null` without one. */
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
