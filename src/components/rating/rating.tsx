'use client';
import { useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import type { ChangeDetails } from '../../core/callbacks';
import { cx, dataAttr, isRightToLeft } from '../../core/dom';
import type { FormControlProps } from '../../core/forms/use-field-control';
import { useRadioGroup } from '../../core/forms/use-radio-group';
import { numberFormat } from '../../core/locale/intl';
import { usableFunction } from '../../core/props/usable-list';
import { useLocale, useLabels } from '../../core/provider/language';
import { useControllableState } from '../../core/state';
import styles from './rating.module.css';
import { usableMax, usableStep, usableValue } from './usable-rating';
import { rating as english, type RatingLabels } from './words';

/** Value of a radio button; `null` for no rating. */
type RatingChoice = number | null;

/** Cause of a change of a rating. */
export type RatingChangeReason = 'item-press' | 'clear' | 'reset';

/** Details of a change of a rating. */
export type RatingChangeDetails = ChangeDetails<RatingChangeReason>;

/** Props of {@link Rating}. */
export interface RatingProps
  extends
    FormControlProps,
    Omit<ComponentProps<'div'>, 'defaultValue' | 'onChange' | 'children' | 'role'> {
  /** Rating (controlled); `null` for none. */
  value?: number | null;
  /** Rating initially and after a form reset. Default: `null`. */
  defaultValue?: number | null;
  /** Called when the user selects or clears a rating, and when the form is reset. */
  onValueChange?: (value: number | null, details: RatingChangeDetails) => void;
  /** Maximum value and number of symbols, an integer from 1 to 100. Default: 5. */
  max?: number;
  /** Step between two values, as a fraction of a symbol, which is then 48 px wide on touch screens. Default: 1. */
  step?: 1 | 0.5 | 0.25;
  /** Whether the rating can be cleared with the cross or a key; a required rating cannot. Default: `true`. */
  clearable?: boolean;
  /** Height of the symbols: 24, 32 or 40 px. Default: `md`. */
  size?: 'sm' | 'md' | 'lg';
  /**
   * Symbol that replaces the star: an `<svg>` drawn with strokes, like an icon; it is filled up to the
   * value.
   */
  symbol?: ReactNode;
  /**
   * Returns the label of a value, such as "Good", which is shown while the value is hovered or selected, and
   * is part of its name.
   */
  valueLabel?: (value: number) => string;
  /** Labels that override the default ones. */
  labels?: Partial<RatingLabels>;
  /** Name of the number in the form, where no rating is `''`; without a name, nothing is submitted. */
  name?: string | undefined;
}

/**
 * Rating on a short scale of symbols. Renders a `<div>` that is a group of native radio buttons, one for each
 * value and one for no rating; CSS fills the symbols up to the pointer.
 */
export function Rating({
  value,
  defaultValue = null,
  onValueChange,
  max: maxProp = 5,
  step: stepProp = 1,
  clearable = true,
  size,
  symbol,
  valueLabel: valueLabelProp,
  locale: localeProp,
  labels: labelsProp,
  name,
  form,
  required: requiredProp,
  disabled,
  readOnly,
  invalid,
  ref,
  className,
  ...rest
}: RatingProps) {
  const locale = useLocale(localeProp, 'Rating');
  const labels = useLabels('rating', english, locale, labelsProp);
  const { format } = numberFormat(locale);
  const [rating, setRating] = useControllableState<RatingChoice, RatingChangeDetails>({
    value,
    defaultValue,
    onValueChange,
  });
  // A key was pressed since the pointer moved: show the selected value and its focus ring rather than the
  // hovered value.
  const [byKeys, setByKeys] = useState(false);

  const max = usableMax('Rating', maxProp);
  const step = usableStep(stepProp);
  const values = Array.from({ length: max / step }, (_, index) => (index + 1) * step);
  const labelOf = usableFunction('Rating', 'valueLabel', valueLabelProp);
  // Callers without type checks may return numbers or nothing.
  const valueLabel = labelOf && ((choice: number) => String(labelOf(choice) ?? ''));
  const [longest] = values
    .map((choice) => valueLabel?.(choice) ?? '')
    .sort((a, b) => b.length - a.length);
  const rated = usableValue(rating, value === undefined ? 'defaultValue' : 'value', values);

  const select = (choice: RatingChoice, event?: Event) =>
    setRating(choice, { reason: choice === null ? 'clear' : 'item-press', event });
  const { root, required, groupProps, radioProps } = useRadioGroup(
    'Rating',
    { ...rest, ref, name, form, required: requiredProp, disabled, readOnly, invalid },
    {
      value: String(rated ?? ''),
      onReset: (event) => setRating(defaultValue, { reason: 'reset', event }),
      onEarlyChoice: (early) => select(early === '' ? null : Number(early)),
    },
  );
  const choices: RatingChoice[] = clearable && !required ? [null, ...values] : values;

  const radioOf = (choice: RatingChoice) =>
    root.current?.querySelector<HTMLInputElement>(`input[value="${choice ?? ''}"]`);
  const focusAndClick = (choice: RatingChoice) => {
    radioOf(choice)?.focus();
    radioOf(choice)?.click();
  };
  const handleKeyDown = (choice: RatingChoice, event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    setByKeys(true);
    const next = choiceForKey(event.key, choice, choices, isRightToLeft(event.currentTarget));
    if (next === undefined) return;
    // Browsers differ in where their arrow keys stop.
    event.preventDefault();
    if (!readOnly) focusAndClick(next);
  };

  return (
    <div
      data-slot="rating"
      {...rest}
      {...groupProps}
      data-size={size}
      data-fractions={step < 1 ? 1 / step : undefined}
      data-keyboard={dataAttr(byKeys)}
      className={cx(styles.root, className)}
    >
      {choices.flatMap((choice) => {
        const word = choice === null ? labels.none : valueLabel?.(choice);
        return [
          symbol && choice !== null && (
            <span key={-choice} data-slot="rating-symbol" className={styles.star} aria-hidden>
              {symbol}
            </span>
          ),
          <input
            key={choice}
            {...radioProps}
            type="radio"
            data-slot={choice === null ? 'rating-none' : 'rating-star'}
            className={choice === null ? styles.none : styles.star}
            value={choice ?? ''}
            checked={choice === rated}
            // "No rating" is a set of its own, or the third of five stars would be the fourth of six.
            aria-posinset={choice === null ? 1 : values.indexOf(choice) + 1}
            aria-setsize={choice === null ? 1 : values.length}
            // Browsers differ in how many radio buttons are tab stops while none is checked.
            tabIndex={choices.includes(rated) || choice === choices[0] ? undefined : -1}
            aria-label={choice === null ? word : labels.value(format(choice), format(max), word)}
            onChange={(event) => !readOnly && select(choice, event.nativeEvent)}
            onClick={(event) => readOnly && event.preventDefault()}
            onKeyDown={(event) => handleKeyDown(choice, event)}
            onPointerMove={({ currentTarget }) => {
              setByKeys(false);
              // Only for a pointer: a screen reader would say the name twice.
              if (choice === null) currentTarget.title = labels.none;
            }}
          />,
          valueLabel && (
            <div
              key={`${choice} word`}
              data-slot="rating-word"
              data-longest={longest}
              aria-hidden
              className={styles.word}
            >
              {choice !== null && word}
            </div>
          ),
        ];
      })}
    </div>
  );
}

/**
 * Returns the value that a key selects: arrow keys move one step and wrap around, Home and End select the
 * lowest and the highest value, a digit its value, and Delete, Backspace and 0 no rating. `undefined` for
 * other keys.
 * @param key `KeyboardEvent.key`.
 * @param current Value that has focus.
 * @param choices All values, in order.
 * @param rightToLeft Whether the left arrow increases the value.
 */
function choiceForKey(
  key: string,
  current: RatingChoice,
  choices: readonly RatingChoice[],
  rightToLeft: boolean,
): RatingChoice | undefined {
  const values = choices.filter((choice) => choice !== null);
  const beside = (by: 1 | -1) => choices.at((choices.indexOf(current) + by) % choices.length);
  switch (key) {
    case 'ArrowDown':
      return beside(1);
    case 'ArrowUp':
      return beside(-1);
    case 'ArrowRight':
      return beside(rightToLeft ? -1 : 1);
    case 'ArrowLeft':
      return beside(rightToLeft ? 1 : -1);
    case 'Home':
      return values[0];
    case 'End':
      return values.at(-1);
    case 'Delete':
    case 'Backspace':
    case '0':
      return choices.find((choice) => choice === null);
    default:
      return values.find((value) => String(value) === key);
  }
}
