'use client';
import type { MouseEvent, RefObject } from 'react';
import { cx } from '../../internals/class-names';
import { IconButton } from '../../primitives/button';
import { Icon, x, type IconShapes } from '../../primitives/icon';
import type { DatePickerLabels } from './labels';
import styles from './date-picker.module.css';

// The lucide calendar in one stroke: every date field on a page draws it.
const calendar: IconShapes = [
  [
    'path',
    {
      d: 'M8 2v3M16 2v3M3 9h18M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z',
    },
  ],
];

/** Props of {@link DatePickerButtons}. */
interface DatePickerButtonsProps {
  /** First words of the parts' names. */
  slot: string;
  labels: DatePickerLabels;
  trigger: RefObject<HTMLButtonElement | null>;
  open: boolean;
  /** Whether there is something to clear. */
  filled: boolean;
  disabled: boolean;
  readOnly: boolean | undefined;
  onClear: (event: Event) => void;
  onToggle: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** Buttons at the end of the field: one that empties it while it is filled, one that opens the calendar. */
export function DatePickerButtons(props: DatePickerButtonsProps) {
  const { slot, labels, trigger, open, filled, disabled, readOnly, onClear, onToggle } = props;
  return (
    <>
      {filled && !disabled && !readOnly && (
        <IconButton
          data-slot={`${slot}-clear`}
          size="sm"
          label={labels.clear}
          className={cx(styles.button, styles.clear)}
          onClick={(event) => onClear(event.nativeEvent)}
        >
          <Icon shapes={x} />
        </IconButton>
      )}
      <IconButton
        ref={trigger}
        data-slot={`${slot}-trigger`}
        size="sm"
        label={labels.openCalendar}
        aria-haspopup="dialog"
        aria-expanded={open}
        disabled={disabled || readOnly}
        className={styles.button}
        onClick={onToggle}
      >
        <Icon shapes={calendar} />
      </IconButton>
    </>
  );
}
