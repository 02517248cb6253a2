import { isIsoDate, type IsoDate } from '../../core/dates/iso-date';
import { pluralOf } from '../../core/locale/intl';
import { usableList } from '../../core/props/usable-list';
import { givenText, inDevelopment, reportProblem } from '../../core/report-problem';
import type { CalendarWords } from './day-names';
import type { DayPart } from './use-calendar-grid';

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

/** Returns the contents by day. Content without a valid date or text logs an error in development and is ignored. */
export function dayContents(
  contents: Readonly<Record<string, DayContent>> | undefined,
  component: string,
): DayContents {
  const index = new Map<IsoDate, Required<DayContent>>();
  for (const [date, content] of Object.entries(contents ?? {})) {
    // Data may not match the types.
    if (isIsoDate(date) && content?.text) {
      const { text, tone = 'neutral', label } = content;
      index.set(date, { text, tone, label: label || text });
    } else if (inDevelopment) {
      reportProblem(
        component,
        'dayContent',
        `contains ${givenText(date)} without a valid date or text, so it is left out. Use keys in the format YYYY-MM-DD, and give each day a \`text\`.`,
      );
    }
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

/** Returns the marks by day. A mark without a valid date or a label logs an error in development and is ignored. */
export function dayMarks(marks: readonly CalendarMark[] | undefined, component: string): DayMarks {
  const index = new Map<IsoDate, MarkGroup[]>();
  for (const { date, shape, label, color } of usableList(component, 'marks', marks)) {
    if (!isIsoDate(date) || (label ?? null) === null) {
      if (inDevelopment) {
        reportProblem(
          component,
          'marks',
          `contains a mark with the date ${givenText(date)} and the label ${givenText(label)}, so the mark is ignored. Give each mark a \`date\` in the format YYYY-MM-DD and a \`label\`.`,
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

/** Formats the label of the marks of a day, with their number. */
export function markName({ label, count }: MarkGroup, { labels, names }: CalendarWords): string {
  const number = names.number(count);
  if (typeof label === 'string') return count === 1 ? label : labels.repeated(number, label);
  const form = label[pluralOf(names.locale, count)] ?? label.other ?? '';
  return form.replace('#', number);
}

/** What the name of a day consists of. */
interface NamedDay {
  iso: IsoDate;
  part: DayPart | undefined;
  /** Reason, or `false` if the day is available. */
  refusal: string | false;
  marks: readonly MarkGroup[] | undefined;
  content: Required<DayContent> | undefined;
}

/** Returns the accessible name of a day: its date, its place in a range, what is on it, and why it is unavailable. */
export function dayName(day: NamedDay, words: CalendarWords): string {
  const { part, refusal, marks = [], content } = day;
  const { labels, names } = words;
  const parts = [
    names.day(day.iso),
    part === 'start' && labels.rangeStart,
    part === 'end' && labels.rangeEnd,
    content?.label,
    ...marks.map((group) => markName(group, words)),
    // A reason may be a sentence, so it is last.
    refusal,
  ];
  // A holiday may be a mark and the reason why its day is unavailable.
  return [...new Set(parts.filter(Boolean))].join(labels.separator);
}
