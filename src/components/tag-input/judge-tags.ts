import { tagKey, tagLength } from './tag-key';

/** What stands against a tag: it is there already, is too long, has no room, or `validate` refuses it. */
export type TagProblem = 'duplicate' | 'too-long' | 'full' | 'invalid';

/** Tag that was not taken, and why. */
export interface RejectedTag {
  /** The tag. */
  tag: string;
  /** What stands against it. */
  problem: TagProblem;
  /** Sentence for the reader; for `invalid` what `validate` answered. */
  reason: string;
}

/** What decides whether a tag is taken. */
export interface TagRules {
  /** Language that compares tags. */
  locale: string;
  /** Greatest number of tags, `Infinity` without a limit. */
  max: number;
  /** Greatest number of characters, `Infinity` without a limit. */
  maxLength: number;
  /** Whether a tag may be there twice. */
  repeats: boolean;
  /** Reason against a tag, `null` without one. */
  validate: ((tag: string, tags: readonly string[]) => string | null) | undefined;
  /** Sentence for a problem that the rules find themselves. */
  reason: (problem: Exclude<TagProblem, 'invalid'>, tag: string) => string;
}

/** Tags that were taken, in their order, and those that were not. */
export interface Judgement {
  taken: string[];
  rejected: RejectedTag[];
}

/** Which of the entries can join the tags, each judged as if those before it were there. */
export function judgeTags(
  entries: readonly string[],
  tags: readonly string[],
  rules: TagRules,
): Judgement {
  const { locale, max, maxLength, repeats, validate, reason } = rules;
  const keys = new Set(repeats ? [] : tags.map((tag) => tagKey(tag, locale)));
  const taken: string[] = [];
  let all = tags;
  const rejected: RejectedTag[] = [];
  for (const tag of entries) {
    const key = repeats ? '' : tagKey(tag, locale);
    const reject = (problem: TagProblem, text: string) =>
      rejected.push({ tag, problem, reason: text });
    if (keys.has(key)) reject('duplicate', reason('duplicate', tag));
    // A character is one code unit at least: only a long text is counted.
    else if (tag.length > maxLength && tagLength(tag) > maxLength) {
      reject('too-long', reason('too-long', tag));
    } else {
      const answer = validate?.(tag, all);
      if (answer) reject('invalid', answer);
      else if (all.length >= max) reject('full', reason('full', tag));
      else {
        taken.push(tag);
        all = [...all, tag];
        if (!repeats) keys.add(key);
      }
    }
  }
  return { taken, rejected };
}
