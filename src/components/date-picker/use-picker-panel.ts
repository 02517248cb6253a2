'use client';
import { usePanelOpen } from '../../core/panel/use-panel-open';
import type { DateOpenDetails, PickerCloseReason, PickerOwnProps } from './date-picker-props';

/** Options of {@link usePickerPanel}. */
interface PickerPanelOptions {
  /** Whether the picker is disabled, by itself or by the field around it. */
  disabled: boolean;
  /** Called when the panel closes, except by a pick, which sets the value itself. */
  onDismiss?: (details: DateOpenDetails) => void;
}

/** Manages the open state of a date picker's panel. */
export function usePickerPanel(
  props: Pick<PickerOwnProps, 'open' | 'defaultOpen' | 'onOpenChange' | 'readOnly'>,
  { disabled, onDismiss }: PickerPanelOptions,
) {
  return usePanelOpen<PickerCloseReason>(props, {
    locked: disabled || props.readOnly === true,
    onHide: (details) => {
      if (details.reason !== 'pick' && details.reason !== 'preset') onDismiss?.(details);
    },
  });
}
