'use client';
import type { RefObject } from 'react';
import { Button } from '../../primitives/button';
import { PickerPanelFooter } from '../../primitives/picker-panel';
import { PopoverPanel } from '../../primitives/popover';
import styles from './time-field.module.css';
import { TimeList, type TimeListProps } from './time-list-box';
import type { useTimeList } from './use-time-list';

/** Props of {@link TimeListPanel}. */
interface TimeListPanelProps extends TimeListProps {
  anchor: RefObject<HTMLElement | null>;
  list: ReturnType<typeof useTimeList>;
  /** Whether the field can be cleared. */
  filled: boolean;
  onClear: (event: Event) => void;
}

/** Popover with the list of times, mounted while open; as a sheet, it has a footer. */
export function TimeListPanel({ anchor, filled, onClear, ...props }: TimeListPanelProps) {
  const { list, labels } = props;
  return (
    <PopoverPanel
      anchor={anchor}
      heading={labels.dialog}
      onClose={list.hide}
      data-slot="time-field-panel"
      className={styles.panel}
      // Keeps focus in the field.
      onPointerDown={(event) => event.preventDefault()}
    >
      <TimeList {...props} />
      <PickerPanelFooter
        slot="time-field"
        doneLabel={labels.done}
        sheetOnly
        onDone={(event) => list.hide({ reason: 'close-press', event })}
        className={styles.foot}
      >
        <Button
          variant="ghost"
          data-slot="time-field-panel-clear"
          disabled={!filled}
          className={styles.clear}
          onClick={({ nativeEvent }) => onClear(nativeEvent)}
        >
          {labels.clear}
        </Button>
      </PickerPanelFooter>
    </PopoverPanel>
  );
}
