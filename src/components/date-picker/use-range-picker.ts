'use client';
import { useRef, useState } from 'react';
import { usePartName } from '../../core/forms/part-name';
import { useGroupControl } from '../../core/forms/use-group-control';
import { useOpen } from '../../core/panel/use-open';
import { useFocusableRoot } from '../../core/use-focusable-root';
import { useMergedRefs } from '../../core/use-merged-refs';
import type { DateRange, FullRange, RangeChangeDetails } from '../calendar';
import type { DatePickerCommonProps, DateChangeDetails, PickerOwnProps } from './date-picker-props';
import { messageOfRange, type RangeTexts, type RangeState } from './range-message';
import type { ControlProp } from './use-picker';

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

/** Options of {@link useRangePanel}. */
interface RangePanelOptions extends RangeTexts {
  range: RangeState;
  disabled: boolean;
}

/** Manages the panel of a range that is picked with two presses, and the texts about the range. */
export function useRangePanel(
  props: Pick<PickerOwnProps, 'open' | 'defaultOpen' | 'onOpenChange' | 'readOnly'>,
  { range, disabled, ...texts }: RangePanelOptions,
) {
  const picker = useOpen(props, { locked: disabled || props.readOnly === true });
  const ends = { from: range.from.value, to: range.to.value };
  const [preview, setPreview] = usePreview(picker.open, ends);
  const message = messageOfRange(range, texts);
  const pointed = preview && texts.summaryOf(preview);

  const pick = (next: DateRange | null, details: DateChangeDetails) => {
    range.set(next, details);
    setPreview(null);
    const { reason, event } = details;
    if (reason !== 'cancel' && reason !== 'drag' && next?.from && next.to) {
      picker.hide({ reason: 'item-press', event });
    }
  };
  // If the two ends are not a range, no range is shown.
  const value = range.pairProblem ? null : ends;
  return {
    picker,
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
      value,
      onPreviewChange: setPreview,
      onValueChange: (next: DateRange | null, { reason, event }: RangeChangeDetails) =>
        pick(next, {
          reason: reason === 'cancel' || reason === 'drag' ? reason : 'item-press',
          event,
        }),
    },
  };
}

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
