'use client';
import { dataAttr } from '../../core/dom';
import { Button } from '../../primitives/button';
import { PickerPanelFooter } from '../../primitives/picker-panel';
import styles from './date-picker-foot.module.css';
import { DateSummaryText, type DateSummary } from './date-summary';
import type { DatePickerLabels } from './words';

/** Props of {@link DatePickerFoot}. */
export interface DatePickerFootProps {
  /** Prefix of the values of `data-slot`. */
  slot: string;
  labels: DatePickerLabels;
  /** Text of the value, which is hidden from screen readers because it also describes the field. */
  summary: DateSummary;
  /** Whether a pick closes the panel; then only a sheet needs a close button. Default: `false`. */
  closesOnPick?: boolean;
  /** Whether the field can be cleared. */
  filled: boolean;
  onClear: (event: Event) => void;
  /** Picks today; without it, there is no button. */
  onToday?: ((event: Event) => void) | undefined;
  onDone: (event: Event) => void;
}

/** Footer of the panel: the value at the start, actions at the end. */
export function DatePickerFoot(props: DatePickerFootProps) {
  const { slot, labels, summary, closesOnPick = false, filled, onClear, onToday, onDone } = props;
  return (
    <PickerPanelFooter
      slot={slot}
      doneLabel={labels.done}
      sheetOnly={closesOnPick}
      onDone={onDone}
      data-short={dataAttr(closesOnPick)}
      className={styles.root}
    >
      <p aria-hidden="true" data-slot={`${slot}-summary`} className={styles.summary}>
        <DateSummaryText {...summary} />
      </p>
      {onToday && (
        <Button
          variant="ghost"
          data-slot={`${slot}-today`}
          className={styles.action}
          onClick={({ nativeEvent }) => onToday(nativeEvent)}
        >
          {labels.today}
        </Button>
      )}
      <Button
        variant="ghost"
        data-slot={`${slot}-panel-clear`}
        // Not `disabled`, so that focus stays on the pressed button.
        aria-disabled={!filled || undefined}
        data-popover={dataAttr(closesOnPick)}
        className={styles.action}
        onClick={({ nativeEvent }) => onClear(nativeEvent)}
      >
        {labels.clear}
      </Button>
    </PickerPanelFooter>
  );
}
