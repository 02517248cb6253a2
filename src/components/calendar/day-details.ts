import type { Modifiers } from 'react-day-picker';
import type { AvailabilityCheck } from '../../core/dates/availability';
import { isIsoDate, type IsoDate } from '../../core/dates/iso-date';
import { pluralOf } from '../../core/locale/intl';
import { usableList } from '../../core/props/usable-list';
import { inDevelopment, reportProblem } from '../../core/report-problem';
import type { DayPart } from './cell';
import type { CalendarWords } from './day-names';

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
export type DayContents = ReadonlyMap<IsoDate, Required<DayContent>>;

const noContents: DayContents = new Map();

/**
 * Returns the contents by day. Content without a valid date or text logs an error in development and is
 * ignored; an unknown tone counts as neutral.
 */
export function dayContents(
  contents: Readonly<Record<string, DayContent>> | undefined,
  component: string,
): DayContents {
  if (typeof contents !== 'object' || contents === null) return noContents;
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

/** Event on a day, drawn as a small shape and announced with the day. */
export interface CalendarMark {
  /** Day, `YYYY-MM-DD`. */
  date: string;
  /** Shape, each with its own color: one for all marks that mean the same. */
  shape: 'square' | 'disc' | 'diamond' | 'ring' | 'bar';
  /**
   * Label of the mark. A string is announced unchanged; plural forms count the marks of the day, with `#` for
   * the number: `{ one: '# booking', other: '# bookings' }`.
   */
  label: string | Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;
  /** CSS color, of which the lightness is set so that it is visible on the day. Default: that of the shape. */
  color?: string | undefined;
}

const shapes: ReadonlyArray<CalendarMark['shape']> = ['square', 'disc', 'diamond', 'ring', 'bar'];

/** Marks of one day with the same shape, color and label. */
export interface MarkGroup extends Pick<CalendarMark, 'shape' | 'label' | 'color'> {
  count: number;
}

/** Groups of marks by day. */
export type DayMarks = ReadonlyMap<IsoDate, readonly MarkGroup[]>;

const noMarks: DayMarks = new Map();

/**
 * Returns the marks by day. A mark without a valid date or a label logs an error in development and is
 * ignored.
 */
export function dayMarks(marks: readonly CalendarMark[] | undefined, component: string): DayMarks {
  const given = usableList(component, 'marks', marks);
  if (given.length === 0) return noMarks;
  const index = new Map<IsoDate, MarkGroup[]>();
  for (const { date, shape, label, color } of given) {
    // Data may not match the types.
    const words: CalendarMark['label'] | undefined = label ?? undefined;
    if (!isIsoDate(date) || words === undefined) {
      if (inDevelopment) {
        reportProblem(
          component,
          'marks',
          `contains a mark with the date ${JSON.stringify(date)} and the label ${JSON.stringify(label)}, so the mark is ignored. Give each mark a \`date\` in the format YYYY-MM-DD and a \`label\`.`,
        );
      }
      continue;
    }
    const groups = index.get(date) ?? [];
    index.set(date, groups);
    const same = groups.find(
      (group) => group.shape === shape && group.color === color && sameLabel(group.label, label),
    );
    if (same) same.count += 1;
    else groups.push({ shape, label, color, count: 1 });
  }
  for (const groups of index.values())
    groups.sort((a, b) => shapes.indexOf(a.shape) - shapes.indexOf(b.shape));
  return index;
}

function sameLabel(a: CalendarMark['label'], b: CalendarMark['label']): boolean {
  return a === b || (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b));
}

/** Returns the position of a day in the value. */
export function partOf(modifiers: Modifiers): DayPart | undefined {
  if (!modifiers.selected) return undefined;
  if (modifiers.range_middle) return 'middle';
  if (modifiers.range_start === modifiers.range_end) return 'only';
  return modifiers.range_start ? 'start' : 'end';
}

/** Formats the label of the marks of a day, with their number. */
export function markName({ label, count }: MarkGroup, { labels, names }: CalendarWords): string {
  const number = names.number(count);
  if (typeof label === 'string') return count === 1 ? label : labels.repeated(number, label);
  const form = label[pluralOf(names.locale, count)] ?? label.other ?? '';
  return form.replace('#', number);
}

/** Returns the accessible name of a day: its date, its place in a range, what is on it, and why it is unavailable. */
export function dayName(
  iso: IsoDate,
  modifiers: Modifiers,
  {
    words,
    whyUnavailable,
    marks,
    contents,
  }: {
    words: CalendarWords;
    whyUnavailable: AvailabilityCheck;
    marks: DayMarks;
    contents: DayContents;
  },
): string {
  const { labels, names } = words;
  const part = partOf(modifiers);
  const refusal = whyUnavailable(iso);
  const parts = [
    names.day(iso),
    part === 'start' && labels.rangeStart,
    part === 'end' && labels.rangeEnd,
    contents.get(iso)?.label,
    refusal === true ? labels.unavailable : refusal,
    ...(marks.get(iso)?.map((group) => markName(group, words)) ?? []),
  ];
  // A holiday may be a mark and the reason why its day is unavailable.
  return [...new Set(parts.filter(Boolean))].join(labels.separator);
}
