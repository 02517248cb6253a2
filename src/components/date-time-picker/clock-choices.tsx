// biome-ignore-all lint/a11y/useSemanticElements: `<fieldset>` has its own layout and `disabled`.
'use client';
import { Fragment } from 'react';
import { Button } from '../../primitives/button';
import { VisuallyHidden } from '../../primitives/visually-hidden';
import styles from './date-time-picker.module.css';
import type { DateTimeValue } from './date-time-value';
import type { ZoneNames } from './use-date-time-rules';
import type { ClockChoice } from './validate-date-time';

/** Props of {@link ClockButtons} and {@link ClockChoices}. */
interface ClockChoicesProps {
  slot: string;
  choice: ClockChoice;
  value: DateTimeValue | null;
  onSelect: (value: DateTimeValue, event: Event) => void;
}

/** Buttons of the options. */
export function ClockButtons({ slot, choice, value, onSelect }: ClockChoicesProps) {
  return (
    <span data-slot={`${slot}-options`} className={styles.options}>
      {choice.options.map((option) => (
        <Fragment key={option.value}>
          <Button
            size="sm"
            data-slot={`${slot}-choice`}
            variant={option.value === value ? 'soft' : 'outline'}
            aria-pressed={option.value === value}
            onClick={({ nativeEvent }) => onSelect(option.value, nativeEvent)}
          >
            {option.text}
          </Button>{' '}
        </Fragment>
      ))}
    </span>
  );
}

/** Question and buttons in a panel. */
export function ClockChoices(props: ClockChoicesProps) {
  const { slot, choice } = props;
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
      <ClockButtons {...props} />
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
