'use client';
import { IconButton } from '../../primitives/button';
import { chevronLeft, chevronRight, Icon } from '../../primitives/icon';
import styles from './calendar.module.css';

/** Props of {@link CalendarNav}. */
export interface CalendarNavProps {
  /** Labels of the two buttons. */
  previous: string;
  next: string;
  disabled: boolean;
  /** Whether the first page is shown. */
  atStart: boolean;
  /** Whether the last page is shown. */
  atEnd: boolean;
  /** Called with the direction when a button is pressed. */
  onTurn: (by: -1 | 1, event: Event) => void;
}

/**
 * Buttons for the previous and next months. They are not a landmark, because two calendars on a page would
 * need different names. At the first or last month, a button stays focusable and is announced as disabled, so
 * that focus is not lost.
 */
export function CalendarNav(props: CalendarNavProps) {
  const { previous, next, disabled, atStart, atEnd, onTurn } = props;
  return (
    <div data-slot="calendar-nav" className={styles.nav}>
      <IconButton
        data-slot="calendar-previous"
        className={styles.turn}
        label={previous}
        disabled={disabled}
        aria-disabled={atStart || undefined}
        onClick={(event) => atStart || onTurn(-1, event.nativeEvent)}
      >
        <Icon icon={chevronLeft} directional />
      </IconButton>
      <IconButton
        data-slot="calendar-next"
        className={styles.turn}
        label={next}
        disabled={disabled}
        aria-disabled={atEnd || undefined}
        onClick={(event) => atEnd || onTurn(1, event.nativeEvent)}
      >
        <Icon icon={chevronRight} directional />
      </IconButton>
    </div>
  );
}
