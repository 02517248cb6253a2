import { numberFormat } from '../../internals/intl';
import { fieldText, impossibleText, longText, patternText, weekdayText } from './date-texts';
import type { DateWords } from './date-words';
import { judgeDate, type DateRules, type Verdict } from './judge-date';
import { parseDate, type DateProblem } from './parse-date';

/** Verdict on a typed text: nothing, a date, or a problem, with the date where the text names one. */
export function readText(text: string, rules: DateRules, words: DateWords | undefined): Verdict {
  const parsed = parseDate(text, { ...rules, words });
  if (parsed.kind === 'empty') return { date: null, problem: null };
  if (parsed.kind === 'date') return judgeDate(parsed.date, rules);
  if (parsed.code === 'before-min' || parsed.code === 'after-max') {
    return judgeDate(parsed.params.date, rules);
  }
  const date = parsed.code === 'wrong-weekday' ? parsed.params.date : null;
  return { date, problem: { code: parsed.code, text: sentenceOf(parsed, rules) } };
}

type TextProblem = Exclude<DateProblem, { code: 'before-min' | 'after-max' }>;

function sentenceOf(problem: TextProblem, { labels, locale, today }: DateRules): string {
  const day = (date: string) => longText(date, locale);
  switch (problem.code) {
    case 'not-understood':
      return labels.notUnderstood(fieldText(today, locale));
    case 'incomplete':
      return labels.incomplete(fieldText(today, locale));
    case 'no-such-month':
      return labels.noSuchMonth(
        numberFormat(locale, { useGrouping: false }).format(problem.params.month),
        patternText(locale, labels),
      );
    case 'no-such-day':
      return labels.noSuchDay(impossibleText(problem.params, locale));
    case 'ambiguous':
      return labels.ambiguous(day(problem.params.dates[0]), day(problem.params.dates[1]));
    case 'wrong-weekday':
      return labels.wrongWeekday(
        day(problem.params.date),
        weekdayText(problem.params.date, locale),
      );
  }
}
