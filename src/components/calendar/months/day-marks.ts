import { isIsoDate, type IsoDate } from '../../../core/dates/iso-date';
import { usableList } from '../../../core/props/usable-list';
import { inDevelopment, reportProblem } from '../../../core/report-problem';

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
}

const shapes: ReadonlyArray<CalendarMark['shape']> = ['square', 'disc', 'diamond', 'ring', 'bar'];

/** Marks of one day with the same shape and label. */
export interface MarkGroup {
  shape: CalendarMark['shape'];
  label: CalendarMark['label'];
  count: number;
}

/** Groups of marks by day. */
export type MarkIndex = ReadonlyMap<IsoDate, readonly MarkGroup[]>;

const noMarks: MarkIndex = new Map();

/**
 * Returns the marks by day. A mark without a valid date or a label logs an error in development and is
 * ignored.
 */
export function markIndex(
  marks: readonly CalendarMark[] | undefined,
  component: string,
): MarkIndex {
  const given = usableList(component, 'marks', marks);
  if (given.length === 0) return noMarks;
  const index = new Map<IsoDate, MarkGroup[]>();
  for (const { date, shape, label } of given) {
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
    const same = groups.find((group) => group.shape === shape && sameLabel(group.label, label));
    if (same) same.count += 1;
    else groups.push({ shape, label, count: 1 });
  }
  for (const groups of index.values())
    groups.sort((a, b) => shapes.indexOf(a.shape) - shapes.indexOf(b.shape));
  return index;
}

function sameLabel(a: CalendarMark['label'], b: CalendarMark['label']): boolean {
  return a === b || (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b));
}
