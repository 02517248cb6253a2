'use client';
import { IconButton } from '../../primitives/button';
import { chevronLeft, chevronRight, Icon } from '../../primitives/icon';
import styles from './calendar.module.css';

/** Props of {@link CalendarNav}. */
export interface CalendarNavProps {
  /** Names of the two buttons. */
  previous: string;
  next: string;
  disabled: boolean;
  /** Whether there is nothing before. */
  atStart: boolean;
  /** Whether there is nothing after. */
  atEnd: boolean;
  /** Called when a button is pressed, with the direction. */
  onTurn: (by: -1 | 1, event: Event) => void;
}

/**
 * Buttons to the months before and after. No landmark: two calendars on a page would need two names.
 * At an end a button stays focusable and says that it is disabled, so that focus is not lost.
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
        <Icon shapes={chevronLeft} directional />
      </IconButton>
      <IconButton
        data-slot="calendar-next"
        className={styles.turn}
        label={next}
        disabled={disabled}
        aria-disabled={atEnd || undefined}
        onClick={(event) => atEnd || onTurn(1, event.nativeEvent)}
      >
        <Icon shapes={chevronRight} directional />
      </IconButton>
    </div>
  );
}
