'use client';
import type { MouseEvent } from 'react';
import type { TimeFieldLabels } from '../../languages/language';
import { clock, Icon, x } from '../../primitives/icon';
import { PickerButton } from '../../primitives/picker-field';

/** Props of {@link TimeFieldButtons}. */
interface TimeFieldButtonsProps {
  labels: TimeFieldLabels;
  open: boolean;
  /** Id of the list. */
  listId: string;
  /** Whether the field can be cleared. */
  filled: boolean;
  disabled: boolean;
  onClear: (event: Event) => void;
  onToggle: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** Buttons at the end of the field: a clear button while it is filled, and one that opens the list. */
export function TimeFieldButtons(props: TimeFieldButtonsProps) {
  const { labels, open, listId, filled, disabled, onClear, onToggle } = props;
  return (
    <>
      {filled && !disabled && (
        <PickerButton
          data-slot="time-field-clear"
          label={labels.clear}
          onClick={({ nativeEvent }) => onClear(nativeEvent)}
        >
          <Icon shapes={x} />
        </PickerButton>
      )}
      <PickerButton
        data-slot="time-field-trigger"
        label={labels.openList}
        // Alt+Arrow down in the field does the same.
        tabIndex={-1}
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        disabled={disabled}
        onClick={onToggle}
      >
        <Icon shapes={clock} />
      </PickerButton>
    </>
  );
}
