'use client';
import { Fragment, type KeyboardEvent, type RefObject } from 'react';
import { DateTextInput } from '../typed/date-text-input';
import styles from './range-field.module.css';
import type { DatePickerLabels } from '../../../languages/language';
import { rangeEnds, wrongEnd, type RangeEnd, type RangeState } from './use-range';

/** Props of {@link DateRangeFields}. */
interface DateRangeFieldsProps {
  /** Prefix of the values of `data-slot`. */
  slot: string;
  /** Id of the picker; those of the fields end in `-from` and `-to`. */
  id: string;
  range: RangeState;
  inputs: Record<RangeEnd, RefObject<HTMLInputElement | null>>;
  labels: DatePickerLabels;
  placeholder: string;
  messageId: string | undefined;
  /** Whether both dates are required. */
  required: boolean;
  /** Whether the picker is invalid. */
  invalid: boolean;
  disabled: boolean;
  readOnly: boolean | undefined;
  form: string | undefined;
  onOpen: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** Two text fields of a range with a dash between them. */
export function DateRangeFields(props: DateRangeFieldsProps) {
  const { slot, id, range, inputs, labels, messageId, ...rest } = props;
  const { required, invalid, disabled } = props;
  return rangeEnds.map((end) => (
    <Fragment key={end}>
      {end === 'to' && (
        <span aria-hidden="true" data-slot={`${slot}-separator`} className={styles.dash}>
          –
        </span>
      )}
      <DateTextInput
        {...rest}
        ref={inputs[end]}
        slot={`${slot}-${end}`}
        field={{
          id: `${id}-${end}`,
          disabled,
          'aria-label': labels[end],
          'aria-labelledby': undefined,
          'aria-describedby': messageId,
        }}
        // A single date is not a range: if one is set, the other is required.
        required={required || range.filled}
        invalid={invalid || wrongEnd(range, end)}
        className={end === 'from' ? styles.first : styles.last}
        autoComplete="off"
        dateText={range[end]}
        validity={(range[end].problem ?? (end === 'to' ? range.pair : null))?.text ?? ''}
        onCommit={(event) => range.commit(end, event)}
      />
    </Fragment>
  ));
}
