'use client';
import { useRef } from 'react';
import { usePartName } from '../../core/forms/part-name';
import { useFieldControl } from '../../core/forms/use-field-control';
import { useFocusableRoot } from '../../core/use-focusable-root';
import type { DatePickerCommonProps } from './date-picker-props';

/** Elements of a picker with one text field, which takes the id, and the state that a surrounding field gives it. */
export function useSingleField(
  component: string,
  props: Pick<DatePickerCommonProps, 'ref' | 'id' | ControlProp>,
) {
  const root = useFocusableRoot(props.ref);
  const anchor = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const field = useFieldControl(component, props, input);
  const partName = usePartName(input, field);
  return { root, anchor, input, field, partName };
}

/** Props that a surrounding field may replace. */
export type ControlProp =
  | 'aria-label'
  | 'aria-labelledby'
  | 'aria-describedby'
  | 'disabled'
  | 'required'
  | 'invalid';

/** Elements and state of a picker with one text field. */
export type SingleField = ReturnType<typeof useSingleField>;
