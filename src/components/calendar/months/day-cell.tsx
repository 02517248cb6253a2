// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: tools that read the role from the element alone take a `td` for a plain cell.
'use client';
import { memo } from 'react';
import { dataAttr } from '../../../core/data-attr';
import type { IsoDate } from '../../../core/dates/iso-date';
import { cellClassName, cellProps } from '../grid/cell-props';
import type { CalendarWords, DayPart } from './calendar-state';
import type { DayContent } from './day-content';
import texts from './day-content.module.css';
import type { MarkGroup } from './day-marks';
import shapes from './day-marks.module.css';

/** Props of {@link DayCell}, all primitive or stable, so that a day renders only when it changes. */
interface DayCellProps {
  iso: IsoDate;
  words: CalendarWords;
  part: DayPart | undefined;
  /** Reason, `true` without a reason, or `false` if the day is available. */
  unavailable: string | boolean;
  marks: readonly MarkGroup[] | undefined;
  content: Required<DayContent> | undefined;
  today: boolean;
  outside: boolean;
  weekend: boolean;
  disabled: boolean;
}

/** Number of shapes that fit into a cell; if there are more, a number replaces the last one. */
const mostMarks = 3;

/** Day of the grid. The calendar moves the tab stop without a render. */
export const DayCell = memo(function DayCell(props: DayCellProps) {
  const { iso, words, part, unavailable, marks, content } = props;
  const { today, outside, weekend, disabled } = props;
  const more = marks && marks.length > mostMarks ? marks.length - mostMarks + 1 : 0;
  return (
    <td
      role="gridcell"
      tabIndex={-1}
      data-slot="calendar-day"
      data-day={iso}
      aria-label={nameOf(props)}
      {...cellProps({
        part,
        current: today,
        unavailable: unavailable !== false,
        disabled,
      })}
      data-marked={dataAttr(marks !== undefined)}
      data-outside={dataAttr(outside)}
      data-weekend={dataAttr(weekend)}
      className={cellClassName}
    >
      {words.names.dayText(iso)}
      {content && (
        <span
          data-slot="calendar-content"
          // Drawn by CSS: the name of the day contains the label instead.
          data-text={content.text}
          data-tone={content.tone}
          className={texts.root}
        />
      )}
      {marks && (
        <span
          data-slot="calendar-marks"
          // Decorative: the name of the day contains the labels.
          data-more={more > 0 ? words.names.more(more) : undefined}
          className={shapes.root}
        >
          {marks.slice(0, marks.length - more).map(({ shape }, index) => (
            <span
              key={index}
              data-slot="calendar-mark"
              data-shape={shape}
              className={shapes.mark}
            />
          ))}
        </span>
      )}
    </td>
  );
});

function nameOf(props: DayCellProps): string {
  const { iso, words, part, unavailable, marks, content } = props;
  const { labels, names } = words;
  const name = names.day(iso);
  if (part === undefined && unavailable === false && !marks && !content) return name;
  const parts = [
    name,
    part === 'start' && labels.rangeStart,
    part === 'end' && labels.rangeEnd,
    content?.label,
    unavailable === true ? labels.unavailable : unavailable,
    ...(marks?.map((group) => names.mark(group, labels.repeated)) ?? []),
  ];
  // A holiday may be a mark and the reason why its day is unavailable.
  return [...new Set(parts.filter(Boolean))].join(labels.separator);
}
