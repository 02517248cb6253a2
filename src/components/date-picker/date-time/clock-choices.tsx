// biome-ignore-all lint/a11y/useSemanticElements: `<fieldset>` has its own layout and `disabled`.
'use client';
import { Fragment } from 'react';
import { Button } from '../../../primitives/button';
import pickerStyles from '../date-picker.module.css';
import styles from './date-time-panel.module.css';
import type { DateTimeValue } from './date-time-value';
import type { ClockChoice } from './validate-date-time';

/** Props of {@link ClockChoices} and {@link ClockLinks}. */
interface ClockChoicesProps {
  slot: string;
  choice: ClockChoice;
  value: DateTimeValue | null;
  onPick: (value: DateTimeValue, event: Event) => void;
}

/** Buttons within the line below a field. */
export function ClockLinks({ slot, choice, value, onPick }: ClockChoicesProps) {
  return (
    <span data-slot={`${slot}-links`} className={pickerStyles.choices}>
      {choice.options.map((option) => (
        <Fragment key={option.value}>
          <button
            type="button"
            data-slot={`${slot}-choice`}
            aria-pressed={option.value === value}
            className={pickerStyles.swap}
            onClick={({ nativeEvent }) => onPick(option.value, nativeEvent)}
          >
            {option.text}
          </button>{' '}
        </Fragment>
      ))}
    </span>
  );
}

/** Sentence and buttons in a panel. */
export function ClockChoices({ slot, choice, value, onPick }: ClockChoicesProps) {
  return (
    <div
      role="group"
      aria-label={choice.label}
      data-slot={`${slot}-choices`}
      className={styles.choices}
    >
      <p data-slot={`${slot}-question`} className={styles.question}>
        {choice.label}
      </p>
      {choice.options.map((option) => (
        <Button
          key={option.value}
          size="sm"
          data-slot={`${slot}-panel-choice`}
          variant={option.value === value ? 'soft' : 'outline'}
          aria-pressed={option.value === value}
          onClick={({ nativeEvent }) => onPick(option.value, nativeEvent)}
        >
          {option.text}
        </Button>
      ))}
    </div>
  );
}
