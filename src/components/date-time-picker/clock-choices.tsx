// biome-ignore-all lint/a11y/useSemanticElements: `<fieldset>` has its own layout and `disabled`.
'use client';
import { Fragment } from 'react';
import { Button } from '../../primitives/button';
import { PickerMessageAction } from '../../primitives/picker-field';
import { VisuallyHidden } from '../../primitives/visually-hidden';
import styles from './date-time-picker.module.css';
import type { DateTimeValue } from './date-time-value';
import type { ZoneNames } from './use-date-time-rules';
import type { ClockChoice } from './validate-date-time';

/** Props of {@link ClockChoices} and {@link ClockLinks}. */
interface ClockChoicesProps {
  slot: string;
  choice: ClockChoice;
  value: DateTimeValue | null;
  onSelect: (value: DateTimeValue, event: Event) => void;
}

/** Buttons within the line below a field. */
export function ClockLinks({ slot, choice, value, onSelect }: ClockChoicesProps) {
  return (
    <span data-slot={`${slot}-links`} className={styles.links}>
      {choice.options.map((option) => (
        <Fragment key={option.value}>
          <PickerMessageAction
            data-slot={`${slot}-choice`}
            aria-pressed={option.value === value}
            onClick={({ nativeEvent }) => onSelect(option.value, nativeEvent)}
          >
            {option.text}
          </PickerMessageAction>{' '}
        </Fragment>
      ))}
    </span>
  );
}

/** Sentence and buttons in a panel. */
export function ClockChoices({ slot, choice, value, onSelect }: ClockChoicesProps) {
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
          onClick={({ nativeEvent }) => onSelect(option.value, nativeEvent)}
        >
          {option.text}
        </Button>
      ))}
    </div>
  );
}

interface ZoneTextProps {
  id: string;
  slot: string;
  names: ZoneNames;
  /** Whether the text of the field already contains the offset. */
  written?: boolean;
}

/** Short name of the time zone in the field; the long one is its tooltip and its description. */
export function ZoneText({ id, slot, names, written = false }: ZoneTextProps) {
  return (
    <span id={id} title={names.long} data-slot={`${slot}-zone`} className={styles.zone}>
      {!written && <bdi aria-hidden="true">{names.short}</bdi>}
      <VisuallyHidden>{names.long}</VisuallyHidden>
    </span>
  );
}
