'use client';
import {
  useContext,
  useId,
  useState,
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
} from 'react';
import type { ChangeDetails } from '../../internals/change-details';
import { cx } from '../../internals/class-names';
import { FieldContext } from '../../internals/field-context';
import { useLocale } from '../../internals/locale-context';
import { presence } from '../../internals/presence';
import { useLabels } from '../../internals/use-labels';
import { ratingLabels, type RatingLabels } from './labels';
import type * as MoveByKey from './move-by-key';
import styles from './rating.module.css';
import { usableMax, usableStep, usableValue } from './usable-rating';

/** What made a rating change. */
export type RatingChangeReason = 'pick' | 'clear' | 'reset';

/** Facts about a change of a rating. */
export type RatingChangeDetails = ChangeDetails<RatingChangeReason>;

/** Props of {@link Rating}: those of a `<div>` and its own. */
export interface RatingProps extends Omit<
  ComponentProps<'div'>,
  'defaultValue' | 'onChange' | 'children' | 'role'
> {
  /** Rating owned by the parent; `null` for none. */
  value?: number | null;
  /** Rating at the beginning, and after a reset of the form. Default: `null`. */
  defaultValue?: number | null;
  /** Called when a person picks a rating or takes it back, and when the form is reset. */
  onValueChange?: (value: number | null, details: RatingChangeDetails) => void;
  /** Greatest value, a whole number from 1 to 100, and the number of symbols. Default: 5. */
  max?: number;
  /** Part of a symbol that one choice adds. Halves and quarters are drawn in symbols of 48 px. Default: 1. */
  step?: 1 | 0.5 | 0.25;
  /** Whether the rating can be taken back, by a choice of its own, a second press or a key; a required one cannot. Default: `true`. */
  clearable?: boolean;
  /** Height of the symbols where they are whole: 24, 32 or 40 px. Default: `md`. */
  size?: 'sm' | 'md' | 'lg';
  /** Symbol instead of the star: one `<svg>` that is drawn in lines, as icons are; it is filled up to the value. */
  symbol?: ReactNode;
  /** Word of a value, such as "Good", shown below the symbols while it is pointed at or chosen, and part of its name. */
  valueLabel?: (value: number) => string;
  /** BCP 47 tag for words and numerals. Default: the provider's, else `en`. */
  locale?: string;
  /** Words that replace the shipped ones. */
  labels?: Partial<RatingLabels>;
  /** Name under which the form submits the number, and an empty text for none; without one the rating is in no form. */
  name?: string;
  /** Id of a form that the rating does not stand in. */
  form?: string;
  /** Whether a rating must be picked before the form can be sent. */
  required?: boolean;
  /** Whether the rating is out of use: not focusable, not submitted. */
  disabled?: boolean;
  /** Whether the rating can be read and submitted, not changed. */
  readOnly?: boolean;
  /** Whether the rating is wrong; drawn as an error. */
  invalid?: boolean;
}

type Radio = HTMLInputElement;

const formats: Record<string, Intl.NumberFormat> = {};

/**
 * Choice of a value on a short scale of symbols. Renders a `<div>` that is a group of native radio buttons, one for each
 * value and one for no rating; the style sheet alone fills them up to the pointer.
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
  valueLabel,
  locale: localeProp,
  labels: words,
  name,
  form,
  required: requiredProp,
  disabled: disabledProp,
  readOnly,
  invalid: invalidProp,
  className,
  ...root
}: RatingProps) {
  const field = useContext(FieldContext);
  const ownName = useId();
  const required = requiredProp ?? field?.required;
  const disabled = disabledProp ?? field?.disabled;
  const invalid = invalidProp ?? field?.invalid;
  const locale = useLocale(localeProp, 'Rating');
  const labels = useLabels(ratingLabels, locale, words);
  const { format } = (formats[locale] ??= new Intl.NumberFormat([locale, 'en']));
  const [own, setOwn] = useState([defaultValue] as const);
  const max = usableMax('Rating', maxProp);
  const step = usableStep(stepProp);
  const values = Array.from({ length: max / step }, (_, index) => (index + 1) * step);
  const rated = usableValue(value, own[0], values);
  const choices = clearable && !required ? [null, ...values] : values;
  const change = (
    next: number | null,
    event: Event,
    reason: RatingChangeReason = next ? 'pick' : 'clear',
  ) => {
    setOwn([next]);
    if (next !== rated) onValueChange?.(next, { reason, event });
  };
  const hearReset = (radio: Radio) => {
    const owner = radio.form;
    // After the browser's own reset, and after whoever prevents it.
    const hear = (event: Event) =>
      setTimeout(() => event.defaultPrevented || change(defaultValue, event, 'reset'));
    owner?.addEventListener('reset', hear);
    return () => owner?.removeEventListener('reset', hear);
  };
  const press = (event: MouseEvent<Radio>) => {
    const radio = event.currentTarget;
    if (readOnly) return event.preventDefault();
    const picked = +radio.value || null;
    const none = radio.parentElement?.querySelector<Radio>('[value=""]');
    if (none && picked === rated && event.detail === 1) {
      none.focus();
      none.click();
    } else change(picked, event.nativeEvent);
  };
  return (
    <div
      data-slot="rating"
      role="radiogroup"
      {...root}
      id={root.id ?? field?.controlId}
      aria-labelledby={cx(root['aria-labelledby'] ?? (root['aria-label'] ? '' : field?.labelId))}
      aria-describedby={cx(root['aria-describedby'], field?.descriptionId, field?.errorId)}
      aria-required={required}
      aria-readonly={readOnly}
      aria-invalid={invalid}
      data-size={size}
      data-parts={step < 1 ? 1 / step : undefined}
      data-disabled={presence(disabled)}
      data-readonly={presence(readOnly)}
      data-invalid={presence(invalid)}
      className={cx(styles.root, className)}
    >
      {choices.flatMap((choice, index) => {
        const word = choice ? valueLabel?.(choice) : labels.none;
        return [
          symbol && choice && (
            <span key={-choice} data-slot="rating-symbol" className={styles.star} aria-hidden>
              {symbol}
            </span>
          ),
          <input
            key={choice}
            ref={index ? undefined : hearReset}
            type="radio"
            data-slot={choice ? 'rating-star' : 'rating-none'}
            className={choice ? styles.star : styles.none}
            name={name ?? ownName}
            form={name ? form : ''}
            value={choice ?? ''}
            checked={choice === rated}
            required={required}
            disabled={disabled}
            aria-label={choice ? labels.value(format(choice), format(max), word) : word}
            title={choice ? undefined : word}
            data-label={valueLabel && word}
            onChange={ignore}
            onClick={press}
            onKeyDown={(event) => keys?.moveByKey(event)}
            onFocus={loadKeys}
          />,
        ];
      })}
    </div>
  );
}

// Arrows are the browser's own; the other keys load once a rating has focus.
let keys: typeof MoveByKey | undefined;

function loadKeys() {
  void import('./move-by-key').then((module) => {
    keys = module;
  }, ignore);
}

function ignore() {}
