// biome-ignore-all lint/a11y/useSemanticElements: `<fieldset>` has its own layout and `disabled`.
'use client';
import { Fragment } from 'react';
import { Button } from '../../../primitives/button';
import { timeText } from '../../time-field/parts';
import pickerStyles from '../date-picker.module.css';
import styles from './date-time-panel.module.css';
import { offsetName } from './date-time-texts';
import { localOf, momentOf, timeOf, valuesAt, type DateTimeValue } from './date-time-value';
import type { DateTimeResult, DateTimeRules } from './validate-date-time';

/** Values to choose from, because clocks are set forward or back. */
export interface ClockChoice {
  /** Sentence that names the time. */
  label: string;
  options: ReadonlyArray<{ value: DateTimeValue; text: string }>;
}

/**
 * Returns both readings of a time that occurs twice in the zone, or the nearest ones of a time that never comes; `null` for
 * other times.
 */
export function clockChoice(
  { value, problem }: DateTimeResult,
  { labels, times, zone }: DateTimeRules,
): ClockChoice | null {
  const textOf = (option: DateTimeValue) => timeText(timeOf(option), times.style);
  if (problem?.nearest && problem.nearest.length > 0) {
    const options = problem.nearest.map((option) => ({ value: option, text: textOf(option) }));
    return { label: problem.text, options };
  }
  if (value === null || zone === null) return null;
  const readings = valuesAt(localOf(value), zone);
  if (readings.length < 2) return null;
  const options = readings.map((option) => ({
    value: option,
    text: offsetName(zone, momentOf(option)),
  }));
  return { label: labels.occursTwice(textOf(value)), options };
}

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
