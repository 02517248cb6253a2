'use client';
import { useRef, type Ref, type RefObject } from 'react';
import type { ChangeDetails } from '../callbacks';
import { useOpen, type OpenProps } from '../panel/use-open';
import { useFocusableRoot } from '../use-focusable-root';
import { usePartName } from './part-name';
import { useDueCommit } from './use-early-text';
import { useFieldControl, type FieldControlProps } from './use-field-control';
import { useFormReset, useFormSubmit } from './use-form-event';
import { useTypedText, type TextReading, type TypedReason } from './use-typed-text';
import { useWrittenState } from './use-written-state';

/** Props of a picker that its elements and its panel need. */
export interface PickerProps extends FieldControlProps, OpenProps {
  ref?: Ref<HTMLDivElement> | undefined;
  readOnly?: boolean | undefined;
}

/** Elements of a picker with one text field, which takes the id, and the state that a surrounding field gives it. */
export function usePickerField(component: string, props: PickerProps) {
  const root = useFocusableRoot(props.ref);
  const anchor = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const field = useFieldControl(component, props, input);
  const partName = usePartName(input, field);
  return { root, anchor, input, field, partName };
}

/** Elements and state of a picker with one text field. */
export type PickerField = ReturnType<typeof usePickerField>;

/** Details of a change of a picker's value, with the reasons of the field itself. */
type Details<Reason extends string> = ChangeDetails<Reason | TypedReason | 'reset'>;

/** Props of the value and the text of a picker. */
interface PickerValueProps<Reason extends string> extends PickerProps {
  value?: string | null | undefined;
  defaultValue?: string | null | undefined;
  onValueChange?: ((value: string | null, details: Details<Reason>) => void) | undefined;
  defaultText?: string | undefined;
}

interface PickerOptions<Problem> {
  /** Returns the value of a prop as the field writes it; `null` for one that does not exist. */
  usable: (prop: 'value' | 'defaultValue', value: string | null) => string | null;
  /** Returns how text is parsed, formatted and validated, given the current value. */
  readingOf: (value: string | null) => TextReading<Problem>;
  /** Whether a panel that closes without a selection commits the text, which it may have set. */
  commitsOnHide?: boolean;
}

/**
 * Manages a field whose value is typed or selected in a panel: its elements, its value, the text and its meaning, the reset
 * of its form, and whether the panel is open.
 */
export function usePicker<Problem, Reason extends string>(
  component: string,
  props: PickerValueProps<Reason>,
  { usable, readingOf, commitsOnHide = false }: PickerOptions<Problem>,
) {
  const parts = usePickerField(component, props);
  const { input, field } = parts;
  const { defaultValue = null, defaultText } = props;
  const [current, setValue, writes] = useWrittenState<string | null, Details<Reason>>(
    { value: props.value, defaultValue, onValueChange: props.onValueChange },
    (text) => text ?? '',
  );
  const value = usable(props.value === undefined ? 'defaultValue' : 'value', current);
  const typed = useTypedText(readingOf(value), {
    value,
    writes,
    defaultText,
    input,
    onCommit: (next, reason, event) => setValue(next, { reason, event }),
  });
  useDueCommit(typed.due, typed.commit);
  useFormSubmit(input, typed.settled ? null : typed.commit);
  const change = (next: string | null, details: Details<Reason>) => {
    typed.drop();
    setValue(next, details);
  };
  useFormReset(input, (event) => change(defaultValue, { reason: 'reset', event }));
  const panel = useOpen(props, {
    locked: field.disabled || props.readOnly === true,
    onHide: ({ reason, event }) => {
      // A preset sets the value itself, and a field with focus commits its text.
      if (commitsOnHide && reason !== 'item-press' && !hasFocus(input)) typed.commit(event);
    },
  });
  return {
    ...parts,
    value,
    typed,
    /** Sets the value and discards typed text. */
    change,
    panel,
  };
}

function hasFocus({ current }: RefObject<Element | null>): boolean {
  return current?.matches(':focus') === true;
}
