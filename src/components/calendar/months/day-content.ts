import { isIsoDate, type IsoDate } from '../../../core/dates/iso-date';
import { inDevelopment, reportProblem } from '../../../core/report-problem';

const tones = ['neutral', 'info', 'success', 'warning', 'danger'] as const;

/** Short text below the number of a day, such as a price. */
export interface DayContent {
  /** Visible text, up to six characters: "€89", "3 left". */
  text: string;
  /** Meaning, shown by color. Default: `neutral`. */
  tone?: 'neutral' | 'info' | 'success' | 'warning' | 'danger';
  /** Text for assistive technology, part of the day's name: "89 euros". Default: the visible text. */
  label?: string;
}

/** Contents by day. */
export type ContentIndex = ReadonlyMap<IsoDate, Required<DayContent>>;

const noContent: ContentIndex = new Map();

/**
 * Returns the contents by day. Content without a valid date or text logs an error in development and is
 * ignored; an unknown tone counts as neutral.
 */
export function contentIndex(
  contents: Readonly<Record<string, DayContent>> | undefined,
  component: string,
): ContentIndex {
  if (typeof contents !== 'object' || contents === null) return noContent;
  const report = (date: string, problem: string) => {
    if (inDevelopment) {
      reportProblem(component, 'dayContent', `contains ${JSON.stringify(date)}, ${problem}`);
    }
  };
  const index = new Map<IsoDate, Required<DayContent>>();
  for (const [date, content] of Object.entries(contents)) {
    // Data may not match the types.
    const { text, tone = 'neutral', label }: Partial<DayContent> = content ?? {};
    if (!isIsoDate(date)) {
      report(
        date,
        'which is not a valid date, so it is left out. Use keys in the format YYYY-MM-DD.',
      );
      continue;
    }
    if (typeof text !== 'string' || text === '') {
      report(date, 'without a text, so it is left out. Give each day a `text`.');
      continue;
    }
    const isKnown = tones.includes(tone);
    if (!isKnown) {
      report(date, `with the unknown tone ${JSON.stringify(tone)}. Pass ${tones.join(', ')}.`);
    }
    index.set(date, { text, tone: isKnown ? tone : 'neutral', label: label || text });
  }
  return index;
}
