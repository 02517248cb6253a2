// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: tools that read the role from the element alone take a `td` for a plain cell.
'use client';
import { memo } from 'react';
import type { IsoDate } from '../../../internals/iso-date';
import { presence } from '../../../internals/presence';
import type { CalendarWords, DayPart } from './calendar-context';
import { cx } from '../../../internals/class-names';
import cell from '../grid/cell.module.css';
import idle from '../grid/idle-cell.module.css';
import type { MarkGroup } from './day-marks';
import shapes from './day-marks.module.css';

/** Facts about one day, all of them comparable, so that a day is drawn again only when one changes. */
interface DayCellProps {
  iso: IsoDate;
  words: CalendarWords;
  part: DayPart | undefined;
  /** Whether more than one day can be picked. */
  several: boolean;
  /** Reason, `true` without one, or `false` where the day can be picked. */
  unavailable: string | boolean;
  marks: readonly MarkGroup[] | undefined;
  today: boolean;
  outside: boolean;
  weekend: boolean;
  disabled: boolean;
}

/** Shapes that a tile has room for; above them, the last gives way to a number. */
const MOST_MARKS = 3;

// Each day carries a handler of its own, though the root does the work: assistive technology offers
// "activate" on elements that listen themselves.
const activatable = { onClick() {} };

const className = cx(cell.root, idle.root);

/** One day of the grid. Its one tab stop is moved by the calendar without a render. */
export const DayCell = memo(function DayCell(props: DayCellProps) {
  const { iso, words, part, several, unavailable, marks, today, outside, weekend, disabled } =
    props;
  const more = marks && marks.length > MOST_MARKS ? marks.length - MOST_MARKS + 1 : 0;
  return (
    <td
      role="gridcell"
      data-slot="calendar-day"
      data-day={iso}
      tabIndex={-1}
      aria-label={nameOf(props)}
      // Where one day can be picked, every other one would be read out as not being it.
      aria-selected={part !== undefined || (several ? false : undefined)}
      aria-disabled={disabled || unavailable !== false || undefined}
      aria-current={today ? 'date' : undefined}
      data-selected={presence(part !== undefined)}
      data-range-start={presence(part === 'start')}
      data-range-middle={presence(part === 'middle')}
      data-range-end={presence(part === 'end')}
      data-today={presence(today)}
      data-unavailable={presence(unavailable !== false)}
      data-marked={presence(marks !== undefined)}
      data-outside={presence(outside)}
      data-weekend={presence(weekend)}
      data-disabled={presence(disabled)}
      className={className}
      {...activatable}
    >
      {words.names.dayText(iso)}
      {marks && (
        <span
          data-slot="calendar-marks"
          // Drawn by the style sheet: the name of the day has the labels.
          data-more={more > 0 ? words.names.more(more) : undefined}
          className={shapes.root}
        >
          {marks.slice(0, marks.length - more).map(({ kind }, index) => (
            <span key={index} data-slot="calendar-mark" data-kind={kind} className={shapes.mark} />
          ))}
        </span>
      )}
    </td>
  );
});

function nameOf({ iso, words: { labels, names }, part, unavailable, marks }: DayCellProps): string {
  const name = names.day(iso);
  if (part === undefined && unavailable === false && !marks) return name;
  return [
    name,
    part === 'start' && labels.rangeStart,
    part === 'end' && labels.rangeEnd,
    unavailable === true ? labels.unavailable : unavailable,
    ...(marks?.map((group) => names.mark(group, labels.repeated)) ?? []),
  ]
    .filter(Boolean)
    .join(labels.separator);
}
