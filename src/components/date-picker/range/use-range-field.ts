'use client';
import { useRef } from 'react';
import { usePartName } from '../../../core/forms/part-name';
import { useGroupControl } from '../../../core/forms/use-group-control';
import { useFocusableRoot } from '../../../core/use-focusable-root';
import { useMergedRefs } from '../../../core/use-merged-refs';
import type { DatePickerCommonProps } from '../date-picker-props';
import type { ControlProp } from '../use-single-field';

/** Elements of a range picker, and the state that a surrounding field gives it. */
export function useRangeField(
  component: string,
  props: Pick<DatePickerCommonProps, 'ref' | 'id' | ControlProp>,
) {
  const group = useRef<HTMLDivElement>(null);
  const root = useMergedRefs(group, useFocusableRoot(props.ref));
  const anchor = useRef<HTMLDivElement>(null);
  const from = useRef<HTMLInputElement>(null);
  const to = useRef<HTMLInputElement>(null);
  const field = useGroupControl(component, props, group);
  const partName = usePartName(from, field);
  return { root, anchor, inputs: { from, to }, field, partName };
}

/** Elements and state of a range picker. */
export type RangeFieldParts = ReturnType<typeof useRangeField>;
