'use client';
import { useLayoutEffect, useRef, type ComponentProps, type KeyboardEvent } from 'react';
import type { ChangeDetails } from '../../core/callbacks';
import { cx, dataAttr } from '../../core/dom';
import { useNativeFieldProps } from '../../core/forms/field-context';
import { useNativeChange } from '../../core/forms/use-native-control';
import { useMergedRefs } from '../../core/use-merged-refs';
import { selectFrame } from './select-frame';

/** Cause of a change of a select. */
export type SelectChangeReason = 'item-press' | 'reset';

/** Details of a change of a select. */
export type SelectChangeDetails = ChangeDetails<SelectChangeReason>;

/** Props of {@link Select}. */
export interface SelectProps extends Omit<
  ComponentProps<'select'>,
  'value' | 'defaultValue' | 'multiple' | 'size'
> {
  /** Value of the selected option (controlled). */
  value?: string;
  /** Value initially and after a form reset. Default: the value of the first option. */
  defaultValue?: string;
  /** Called when the user selects an option, and when the form is reset. */
  onValueChange?: (value: string, details: SelectChangeDetails) => void;
  /** Whether the select is focusable and submitted but not editable. */
  readOnly?: boolean;
  /** Whether the value is invalid. */
  invalid?: boolean;
}

/**
 * Field for selecting one of several options from a list. Renders a `<select>`; its children are `<option>`
 * and `<optgroup>` elements.
 */
export function Select(props: SelectProps) {
  const {
    value,
    defaultValue,
    onValueChange,
    onChange,
    onKeyDown,
    required,
    readOnly,
    invalid,
    ref,
    className,
    ...rest
  } = useNativeFieldProps('select', props);
  const select = useRef<HTMLSelectElement>(null);
  const kept = useRef('');
  const report = useNativeChange<HTMLSelectElement, string, SelectChangeReason>({
    control: select,
    value,
    readValue: (element) => element.value,
    reason: 'item-press',
    resetValue: (element) =>
      value === undefined ? defaultOf(element) : (defaultValue ?? firstOf(element)),
    readOnly,
    onValueChange,
  });
  useLayoutEffect(() => {
    const { current: element } = select;
    if (!element) return;
    kept.current = element.value;
    if (value === undefined) return;
    // Ignore the reset of the browser: only the parent changes a controlled value.
    for (const option of element.options) option.defaultSelected = option.value === value;
  });
  return (
    <select
      data-slot="select"
      data-invalid={dataAttr(invalid)}
      data-readonly={dataAttr(readOnly)}
      aria-invalid={invalid ?? false}
      aria-readonly={readOnly || undefined}
      {...rest}
      {...(value === undefined ? { defaultValue } : { value })}
      ref={useMergedRefs(select, ref)}
      // A read-only control must not block submission.
      required={required && !readOnly}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (readOnly) keepClosed(event);
      }}
      onChange={(event) => {
        const { currentTarget, nativeEvent } = event;
        // HTML has no read-only select, and assistive technology can still select an option.
        if (readOnly) currentTarget.value = kept.current;
        onChange?.(event);
        if (readOnly) return;
        kept.current = currentTarget.value;
        report(currentTarget.value, { reason: 'item-press', event: nativeEvent });
      }}
      className={cx(selectFrame, className)}
    />
  );
}

/** Prevents keys from opening or changing the list; Tab and browser shortcuts still work. */
function keepClosed(event: KeyboardEvent) {
  const isShortcut = event.ctrlKey || event.metaKey;
  if (event.key !== 'Tab' && !isShortcut) event.preventDefault();
}

function firstOf({ options }: HTMLSelectElement): string {
  return [...options].find((option) => !option.disabled)?.value ?? '';
}

function defaultOf(select: HTMLSelectElement): string {
  return [...select.options].find((each) => each.defaultSelected)?.value ?? firstOf(select);
}
