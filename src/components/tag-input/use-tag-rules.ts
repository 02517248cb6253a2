'use client';
import { useMemo } from 'react';
import { useLocale } from '../../internals/locale-context';
import { inDevelopment, reportProblem } from '../../internals/report-problem';
import { useLabels } from '../../internals/use-labels';
import type { TagRules } from './judge-tags';
import { tagInputLabels, type TagInputLabels } from './labels';
import type { TagInputProps } from './tag-input-props';

/** Rules for tags and the words about them. */
export interface TagWords extends TagRules {
  labels: TagInputLabels;
  /** A word with its number, formatted, and the number's plural. */
  counted: (word: (number: string, plural: Intl.LDMLPluralRule) => string, count: number) => string;
}

/** Rules and words of a tag input, the same object while neither changes. */
export function useTagRules(props: TagInputProps): TagWords {
  const { duplicates, validate } = props;
  const locale = useLocale(props.locale, 'TagInput');
  const labels = useLabels(tagInputLabels, locale, props.labels);
  const max = usableLimit('max', props.max);
  const maxLength = usableLimit('maxLength', props.maxLength);
  return useMemo(() => {
    // `Intl` takes the device's language for one that it does not know.
    const known = [locale, 'en'];
    const counted: TagWords['counted'] = (word, count) =>
      word(count.toLocaleString(known), new Intl.PluralRules(known).select(count));
    return {
      locale,
      labels,
      counted,
      max,
      maxLength,
      repeats: duplicates === 'allow',
      validate,
      reason: (problem) => {
        if (problem === 'duplicate') return labels.duplicate;
        return problem === 'full' ? counted(labels.full, max) : counted(labels.tooLong, maxLength);
      },
    };
  }, [locale, labels, max, maxLength, duplicates, validate]);
}

function usableLimit(prop: string, limit = Infinity): number {
  if (limit >= 0) return limit;
  if (inDevelopment) {
    reportProblem(
      'TagInput',
      prop,
      `is ${limit}, which is no number of things, so there is no limit. Pass a number from 0 on.`,
    );
  }
  return Infinity;
}
