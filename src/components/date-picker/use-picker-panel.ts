'use client';
import type { RefObject, SyntheticEvent } from 'react';
import { usePanelOpen } from '../../internals/panel/use-panel-open';
import { useHydrated } from '../../internals/use-hydrated';
import type { DateOpenDetails, PickerCloseReason, PickerOwnProps } from './date-picker-props';

/** Options of {@link usePickerPanel}. */
interface PickerPanelOptions {
  /** Element that opens the panel. */
  trigger: RefObject<HTMLElement | null>;
  /** Whether the picker is disabled, by itself or by the field around it. */
  disabled: boolean;
  /** Called when the panel closes, except by a pick, which sets the value itself. */
  onDismiss?: (details: DateOpenDetails) => void;
}

/** Manages the open state of a date picker's panel. */
export function usePickerPanel(
  props: Pick<PickerOwnProps, 'open' | 'defaultOpen' | 'onOpenChange' | 'readOnly'>,
  { trigger, disabled, onDismiss }: PickerPanelOptions,
) {
  const hydrated = useHydrated();
  const locked = disabled || props.readOnly === true;
  const panel = usePanelOpen<PickerCloseReason>(props, locked, trigger);
  const hide = (details: DateOpenDetails) => {
    if (details.reason !== 'pick' && details.reason !== 'preset') onDismiss?.(details);
    panel.hide(details);
  };
  return {
    open: panel.open,
    /** Whether the panel is rendered: it is in the top layer, which a server cannot render. */
    drawn: panel.open && hydrated,
    /** Closes the panel and returns focus to where it was opened from. */
    hide,
    /** Opens or closes the panel from the element of the event. */
    toggle: (event: SyntheticEvent<HTMLElement>, reason: 'trigger' | 'key') => {
      if (panel.open) hide({ reason, event: event.nativeEvent });
      else panel.toggle(event, reason);
    },
  };
}
