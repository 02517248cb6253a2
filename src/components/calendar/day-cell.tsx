// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: tools that read the role from the element alone take a `td` for a plain cell.
'use client';
import { useEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import type { DayButtonProps } from 'react-day-picker';
import { endOfMonth, startOfMonth } from '../../core/dates/calendar-system';
import { dataAttr, isRightToLeft } from '../../core/dom';
import { useCalendar } from './calendar-context';
import { cellClassName, cellProps } from './cell';
import { partOf } from './day-details';
import styles from './day.module.css';
import { keyboardRow } from './keyboard-map';

/** Props that DayPicker hands to a day. Its handlers are written for buttons, but read no more than is here. */
interface DayCellProps extends Pick<
  DayButtonProps,
  'day' | 'modifiers' | 'tabIndex' | 'aria-label' | 'children'
> {
  onClick?(event: object): void;
  onKeyDown?(event: object): void;
  onFocus?(event: object): void;
  onBlur?(event: object): void;
}

/** Number of shapes that fit into a cell; if there are more, a number replaces the last one. */
const mostMarks = 3;

/**
 * Day of the grid. It is the cell, not a button inside one: DayPicker disables the buttons of unavailable days, which keys
 * then cannot reach.
 */
export function DayCell(props: DayCellProps) {
  const { day, modifiers, tabIndex, children } = props;
  const { isoDate: iso, outside } = day;
  const { focused = false, unavailable = false } = modifiers;
  const calendar = useCalendar();
  const { words, disabled } = calendar;
  const cell = useRef<HTMLTableCellElement>(null);
  useEffect(() => {
    if (focused) cell.current?.focus();
  }, [focused]);

  const marks = calendar.marks.get(iso);
  const content = calendar.contents.get(iso);
  const more = marks && marks.length > mostMarks ? marks.length - mostMarks + 1 : 0;
  const select = (event: MouseEvent | KeyboardEvent) => {
    if (!calendar.canSelect(iso)) return;
    props.onClick?.(unstopped(event));
    // The day moves to the place where its month is; DayPicker would focus another one.
    if (outside) props.onBlur?.(event);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const row = keyboardRow(event, () => isRightToLeft(event.currentTarget));
    if (!row) return;
    event.preventDefault();
    const { step, by } = row;
    if (step === 'pick') {
      select(event);
    } else if (step === 'today') {
      moveTo(calendar.today ?? iso, event);
    } else if (step === 'pageEdge') {
      moveTo((by < 0 ? startOfMonth : endOfMonth)(iso, words.names.system), event);
    } else {
      // DayPicker takes the direction from a prop, we from the page.
      const arrow = by < 0 ? 'ArrowLeft' : 'ArrowRight';
      props.onKeyDown?.(unstopped(event, step === 'cell' ? arrow : event.key));
    }
  };
  const moveTo = (target: string, event: KeyboardEvent<HTMLElement>) => {
    // DayPicker would move focus from a day that disappears to another one.
    if (target !== iso && !calendar.moveTo(target, event.nativeEvent)) props.onBlur?.(event);
  };
  return (
    <td
      ref={cell}
      role="gridcell"
      tabIndex={disabled ? -1 : tabIndex}
      data-slot="calendar-day"
      data-day={iso}
      aria-label={props['aria-label']}
      {...cellProps({
        part: partOf(modifiers),
        current: modifiers.today ?? false,
        unavailable,
        disabled,
      })}
      data-marked={dataAttr(marks !== undefined)}
      data-outside={dataAttr(outside)}
      data-weekend={dataAttr(modifiers.weekend ?? false)}
      className={cellClassName}
      onClick={select}
      onKeyDown={handleKeyDown}
      onFocus={props.onFocus}
      onBlur={props.onBlur}
    >
      {children}
      {content && (
        <span
          data-slot="calendar-content"
          // Drawn by CSS: the name of the day contains the label instead.
          data-text={content.text}
          data-tone={content.tone}
          className={styles.root}
        />
      )}
      {marks && (
        <span
          data-slot="calendar-marks"
          // Decorative: the name of the day contains the labels.
          data-more={more > 0 ? words.names.more(more) : undefined}
          className={styles.marks}
        >
          {marks.slice(0, marks.length - more).map(({ shape, color = '' }, index) => (
            <span
              key={index}
              data-slot="calendar-mark"
              data-shape={shape}
              data-colored={dataAttr(color !== '')}
              // Not `style`, which a strict Content-Security-Policy blocks in markup of the server.
              ref={(mark) => mark?.style.setProperty('--calendar-mark-color', color)}
              className={styles.mark}
            />
          ))}
        </span>
      )}
    </td>
  );
}

/** Returns an event that DayPicker cannot stop or cancel: handlers on the page would miss it. */
function unstopped(event: MouseEvent | KeyboardEvent, key = '') {
  const ignore = () => undefined;
  return { ...event, key, preventDefault: ignore, stopPropagation: ignore };
}
