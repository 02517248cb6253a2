'use client';
import { Fragment, type KeyboardEvent, type RefObject } from 'react';
import { DateTextInput } from './date-text-input';
import { patternText } from './date-texts';
import { describeProblem } from './describe-problem';
import styles from './date-picker.module.css';
import type { DatePickerLabels } from './labels';
import { rangeEnds, wrongEnd, type RangeEnd, type RangeState } from './use-range';

/** Props of {@link DateRangeFields}. */
interface DateRangeFieldsProps {
  /** Id of the picker; the fields' end in `-from` and `-to`. */
  id: string;
  range: RangeState;
  fromInput: RefObject<HTMLInputElement | null>;
  toInput: RefObject<HTMLInputElement | null>;
  words: { labels: DatePickerLabels; locale: string; example: string };
  messageId: string;
  /** Whether both days must be given. */
  required: boolean;
  /** Whether the picker as a whole is called wrong. */
  invalid: boolean;
  disabled: boolean;
  readOnly: boolean | undefined;
  form: string | undefined;
  onOpen: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** The two text fields of a range and the dash between them. */
export function DateRangeFields(props: DateRangeFieldsProps) {
  const { id, range, fromInput, toInput, words, messageId, required, invalid, disabled, ...rest } = props;
  const { labels, locale } = words;
  const validityOf = (end: RangeEnd) => {
    const found = range[end].problem ?? (end === 'to' ? range.pair : null);
    return found ? describeProblem(found, words) : '';
  };
  return rangeEnds.map((end) => (
    <Fragment key={end}>
      {end === 'to' && (
        <span
          aria-hidden="true"
          data-slot="date-range-picker-separator"
          className={styles.separator}
        >
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
        // One day alone is no range: once one is there, the other must be.
        required={required || range.from.text !== '' || range.to.text !== ''}
        invalid={invalid || wrongEnd(range, end)}
        autoComplete="off"
        placeholder={patternText(locale, labels)}
        dateText={range[end]}
        validity={validityOf(end)}
        onCommit={(event) => range.commit(end, event)}
      />
    </Fragment>
  ));
}
