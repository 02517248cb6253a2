import { isIsoDate, type IsoDate } from '../../../core/dates/iso-date';
import { usableList } from '../../../core/props/usable-list';
import { inDevelopment, reportProblem } from '../../../core/report-problem';

/** Event on a day, drawn as a small shape and announced with the day. */
export interface CalendarMark {
  /** Day, `YYYY-MM-DD`. */
  date: string;
  /** Kind, 1 to 5, each with its own shape and color (square, disc, diamond, ring, bar). */
  kind: 1 | 2 | 3 | 4 | 5;
  /**
   * Label of the mark. A string is announced unchanged; plural forms count the marks of the day, with `#` for
   * the number: `{ one: '# booking', other: '# bookings' }`.
   */
  label: string | Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;
}

/** Marks of one day with the same kind and label. */
export interface MarkGroup {
  kind: CalendarMark['kind'];
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
  for (const { date, kind, label } of given) {
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
    const same = groups.find((group) => group.kind === kind && sameLabel(group.label, label));
    if (same) same.count += 1;
    else groups.push({ kind, label, count: 1 });
  }
  for (const groups of index.values()) groups.sort((a, b) => a.kind - b.kind);
  return index;
}

function sameLabel(a: CalendarMark['label'], b: CalendarMark['label']): boolean {
  return a === b || (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b));
}
