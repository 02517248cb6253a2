'use client';
import type { MouseEvent, RefObject } from 'react';
import { calendar, Icon, x } from '../../primitives/icon';
import { PickerButton } from '../../primitives/picker-field';
import type { DatePickerLabels } from '../../languages/language';

/** Props of {@link DatePickerButtons}. */
interface DatePickerButtonsProps {
  /** Prefix of the values of `data-slot`. */
  slot: string;
  labels: DatePickerLabels;
  trigger: RefObject<HTMLButtonElement | null>;
  open: boolean;
  /** Whether the field can be cleared. */
  filled: boolean;
  disabled: boolean;
  readOnly: boolean | undefined;
  onClear: (event: Event) => void;
  onToggle: (event: MouseEvent<HTMLButtonElement>) => void;
}

/**
 * Buttons at the end of the field: a clear button while it is filled, and a button that opens the calendar.
 * Renders nothing if the field is read-only.
 */
export function DatePickerButtons(props: DatePickerButtonsProps) {
  const { slot, labels, trigger, open, filled, disabled, readOnly, onClear, onToggle } = props;
  return (
    <>
      {filled && !disabled && !readOnly && (
        <PickerButton
          data-slot={`${slot}-clear`}
          label={labels.clear}
          onClick={(event) => onClear(event.nativeEvent)}
        >
          <Icon shapes={x} />
        </PickerButton>
      )}
      {!readOnly && (
        <PickerButton
          ref={trigger}
          data-slot={`${slot}-trigger`}
          label={labels.openCalendar}
          aria-haspopup="dialog"
          aria-expanded={open}
          disabled={disabled}
          onClick={onToggle}
        >
          <Icon shapes={calendar} />
        </PickerButton>
      )}
    </>
  );
}
