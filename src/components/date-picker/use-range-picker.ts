'use client';
import { useRef, useState } from 'react';
import { usePartName } from '../../core/forms/part-name';
import { useGroupControl } from '../../core/forms/use-group-control';
import type { PickerProps } from '../../core/forms/use-picker';
import { useOpen } from '../../core/panel/use-open';
import { useFocusableRoot } from '../../core/use-focusable-root';
import { useMergedRefs } from '../../core/use-merged-refs';
import type { DateRange, FullRange, RangeChangeDetails } from '../calendar';
import type { DateChangeDetails } from './date-picker-props';
import type { Problem } from './date-rules';
import { messageOfRange, type RangeTexts } from './range-message';
import { useRange, type RangeOptions } from './use-range';

/** Options of {@link useRangePicker}. */
interface RangePickerOptions<Fault extends Problem> extends Omit<
  RangeOptions<Fault>,
  'component' | 'inputs'
> {
  texts: RangeTexts;
  /** Whether a panel that closes without a pick commits the texts, which it may have set. */
  commitsOnHide?: boolean;
}

/**
 * Manages two fields for the ends of a range, typed or picked in a panel with two presses: their elements, their values
 * and texts, whether the panel is open, and the texts about the range.
 */
export function useRangePicker<Fault extends Problem>(
  component: string,
  props: PickerProps,
  { texts, commitsOnHide = false, ...options }: RangePickerOptions<Fault>,
) {
  const group = useRef<HTMLDivElement>(null);
  const root = useMergedRefs(group, useFocusableRoot(props.ref));
  const anchor = useRef<HTMLDivElement>(null);
  const from = useRef<HTMLInputElement>(null);
  const to = useRef<HTMLInputElement>(null);
  const field = useGroupControl(component, props, group);
  const partName = usePartName(from, field);
  const inputs = { from, to };
  const range = useRange({ component, inputs, ...options });
  const panel = useOpen(props, {
    locked: field.disabled || props.readOnly === true,
    onHide: ({ reason, event }) => {
      // A preset sets the value itself.
      if (commitsOnHide && reason !== 'item-press') range.commitUnfocused(event);
    },
  });
  const ends = { from: range.from.value, to: range.to.value };
  const [preview, setPreview] = usePreview(panel.open, ends);
  const message = messageOfRange(range, texts);
  const pointed = preview && texts.summaryOf(preview);

  const pick = (next: DateRange | null, details: DateChangeDetails) => {
    range.set(next, details);
    setPreview(null);
    const { reason, event } = details;
    if (reason !== 'cancel' && reason !== 'drag' && next?.from && next.to) {
      panel.hide({ reason: 'item-press', event });
    }
  };
  return {
    /** Props of the field: its elements and its state. */
    parts: { root, anchor, inputs, field, partName, range },
    panel,
    message,
    /** Text of the range under the pointer, in place of the message. */
    preview: pointed && ({ type: 'echo', ...pointed } as const),
    /** Text in the panel. */
    summary: pointed ?? (message.type === 'echo' ? message : { text: '' }),
    pick,
    clear: (event: Event) => {
      range.set(null, { reason: 'clear', event });
      setPreview(null);
    },
    /** Props of the calendar in the panel. */
    calendar: {
      // If the two ends are not a range, no range is shown.
      value: range.pairProblem ? null : ends,
      onPreviewChange: setPreview,
      onValueChange: (next: DateRange | null, { reason, event }: RangeChangeDetails) =>
        pick(next, {
          reason: reason === 'cancel' || reason === 'drag' ? reason : 'item-press',
          event,
        }),
    },
  };
}

/** Elements and state of a range picker. */
export type RangePickerParts = ReturnType<typeof useRangePicker>['parts'];

/**
 * Holds the range under the pointer until the panel closes or the value changes, also by the parent or by typed text.
 * @param open Whether the panel is open.
 * @param value Range of the fields.
 */
function usePreview(open: boolean, { from, to }: DateRange) {
  const key = `${from}/${to}`;
  const [preview, setPreview] = useState<{ range: FullRange; key: string } | null>(null);
  if (preview && !(open && preview.key === key)) setPreview(null);
  return [
    preview?.range ?? null,
    (range: FullRange | null) => setPreview(range && { range, key }),
  ] as const;
}
