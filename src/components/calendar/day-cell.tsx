// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: tools that read the role from the element alone take a `td` for a plain cell.
'use client';
import type { DayProps } from 'react-day-picker';
import { weekdayOf } from '../../core/dates/iso-date';
import { dataAttr } from '../../core/dom';
import { useCalendar } from './calendar-context';
import styles from './calendar.module.css';
import { cellClassName, cellProps } from './cell';
import { dayName } from './day-details';
import details from './day.module.css';

/** Number of shapes that fit into a cell; if there are more, a number replaces the last one. */
const mostMarks = 3;

/** Day of the grid. The calendar handles its events and moves the tab stop without a render. */
export function DayCell({ day, modifiers }: DayProps) {
  const { isoDate: iso, outside } = day;
  const calendar = useCalendar();
  if (modifiers.hidden || calendar.pending) return <BlankCell />;
  const { words, disabled, weekend } = calendar;
  const part = calendar.partOf(iso);
  const refusal = calendar.whyUnavailable(iso);
  const marks = calendar.marks.get(iso);
  const content = calendar.contents.get(iso);
  const more = marks && marks.length > mostMarks ? marks.length - mostMarks + 1 : 0;
  return (
    <td
      role="gridcell"
      tabIndex={iso === calendar.tabStop && !outside ? 0 : -1}
      data-slot="calendar-day"
      data-day={iso}
      aria-label={dayName({ iso, part, refusal, marks, content }, words)}
      {...cellProps({
        part,
        current: modifiers.today ?? false,
        unavailable: refusal !== false,
        disabled,
      })}
      data-taken={dataAttr(refusal !== false && calendar.whyTaken(iso) !== false)}
      data-filled={dataAttr(content !== undefined || marks !== undefined)}
      data-marked={dataAttr(marks !== undefined)}
      data-outside={dataAttr(outside)}
      data-weekend={dataAttr(weekend.includes(weekdayOf(iso)))}
      className={cellClassName}
    >
      {words.names.dayText(iso)}
      {content && (
        <span
          data-slot="calendar-content"
          // Drawn by CSS: the name of the day contains the label instead.
          data-text={content.text}
          data-tone={content.tone}
          className={details.root}
        />
      )}
      {marks && (
        <span
          data-slot="calendar-marks"
          // Decorative: the name of the day contains the labels.
          data-more={more > 0 ? words.names.more(more) : undefined}
          className={details.marks}
        >
          {marks.slice(0, marks.length - more).map(({ shape, color = '' }, index) => (
            <span
              key={index}
              data-slot="calendar-mark"
              data-shape={shape}
              data-colored={dataAttr(color !== '')}
              // Not `style`, which a strict Content-Security-Policy blocks in markup of the server.
              ref={(mark) => mark?.style.setProperty('--calendar-mark-color', color)}
              className={details.mark}
            />
          ))}
        </span>
      )}
    </td>
  );
}

/** Place in a row without a day. */
export function BlankCell() {
  // Empty cell without a name.
  // oxlint-disable-next-line jsx-a11y/control-has-associated-label
  return <td data-slot="calendar-blank" className={styles.blank} />;
}
