'use client';
import { Fragment, type KeyboardEvent, type RefObject } from 'react';
import { DateTextInput } from '../typed/date-text-input';
import { patternText } from '../date-texts';
import styles from '../date-picker.module.css';
import type { DateRules } from '../validate-date';
import { rangeEnds, wrongEnd, type RangeState } from './use-range';

/** Props of {@link DateRangeFields}. */
interface DateRangeFieldsProps {
  /** Id of the picker; those of the fields end in `-from` and `-to`. */
  id: string;
  range: RangeState;
  fromInput: RefObject<HTMLInputElement | null>;
  toInput: RefObject<HTMLInputElement | null>;
  rules: DateRules;
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
  const { id, range, fromInput, toInput, rules, messageId, required, invalid, disabled, ...rest } =
    props;
  const { labels, locale } = rules;
  return rangeEnds.map((end) => (
    <Fragment key={end}>
      {end === 'to' && (
        <span aria-hidden="true" data-slot="date-range-picker-separator" className={styles.dash}>
          –
        </span>
      )}
      <DateTextInput
        {...rest}
        ref={end === 'from' ? fromInput : toInput}
        slot={`date-range-picker-${end}`}
        field={{
          id: `${id}-${end}`,
          disabled,
          'aria-label': labels[end],
          'aria-labelledby': undefined,
          'aria-describedby': messageId,
        }}
        // A single date is not a range: if one is set, the other is required.
        required={required || range.from.text !== '' || range.to.text !== ''}
        invalid={invalid || wrongEnd(range, end)}
        className={end === 'from' ? styles.first : styles.last}
        autoComplete="off"
        placeholder={patternText(locale, labels)}
        dateText={range[end]}
        validity={(range[end].problem ?? (end === 'to' ? range.pair : null))?.text ?? ''}
        onCommit={(event) => range.commit(end, event)}
      />
    </Fragment>
  ));
}
