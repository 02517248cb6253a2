'use client';
import { useMemo } from 'react';
import type { UsableProps } from './usable-props';
import type { TagWords } from './use-tag-words';
import type { TagProblem, TagRules } from './validate-tags';

/** Maximum number of entries that one paste adds, so that a large text does not freeze the page. */
export const pasteLimit = 2000;

/** Returns the rules for tags, a stable object while neither props nor labels change. */
export function useTagRules(props: UsableProps, words: TagWords): TagRules {
  const { max = Infinity, maxLength = Infinity, duplicates, validate } = props;
  return useMemo(() => {
    const { locale, labels, counted } = words;
    // Cached, because many entries have the same reason, and formatting its number is slow.
    const reasons = new Map<TagProblem, string>();
    const write = (problem: Exclude<TagProblem, 'invalid'>) => {
      switch (problem) {
        case 'duplicate':
          return labels.duplicate;
        case 'too-long':
          return counted(labels.tooLong, maxLength);
        case 'full':
          return counted(labels.full, max);
        case 'too-many':
          return counted(labels.tooMany, pasteLimit);
      }
    };
    return {
      locale,
      max,
      maxLength,
      allowsDuplicates: duplicates === 'allow',
      validate,
      reasonFor: (problem) => {
        const reason = reasons.get(problem) ?? write(problem);
        reasons.set(problem, reason);
        return reason;
      },
    };
  }, [words, max, maxLength, duplicates, validate]);
}
