'use client';
import { useRef, type RefObject, type SyntheticEvent } from 'react';
import type { ChangeDetails } from '../change-details';
import { useControllableState } from '../use-controllable-state';

/** Cause of opening or closing the panel of a control. */
export type PanelOpenReason = 'trigger' | 'key' | 'escape-key' | 'outside-press' | 'focus-out';

/** Props of a control with a panel; `Own` adds further reasons. */
export interface PanelOpenProps<Own extends string = never> {
  /** Whether the panel is open (controlled). */
  open?: boolean | undefined;
  /** Whether the panel is open initially. Default: `false`. */
  defaultOpen?: boolean | undefined;
  /** Called when the panel opens or closes. */
  onOpenChange?:
    | ((open: boolean, details: ChangeDetails<PanelOpenReason | Own>) => void)
    | undefined;
}

/** Reasons of closing that do not move focus. */
const gone = new Set<string>(['outside-press', 'focus-out']);

/** Manages the open state of a panel; a locked control cannot be opened. */
export function usePanelOpen<Own extends string = never>(
  props: PanelOpenProps<Own>,
  locked: boolean,
  trigger: RefObject<HTMLElement | null>,
) {
  type Details = ChangeDetails<PanelOpenReason | Own>;
  const [open, setOpen] = useControllableState<boolean, Details>({
    value: props.open,
    defaultValue: props.defaultOpen ?? false,
    onValueChange: props.onOpenChange,
  });
  const opener = useRef<HTMLElement>(null);
  const shown = open && !locked;
  const hide = (details: Details) => {
    if (!gone.has(details.reason)) (opener.current ?? trigger.current)?.focus();
    setOpen(false, details);
  };
  return {
    open: shown,
    /** Closes the panel and returns focus to where it was opened from. */
    hide,
    /** Opens or closes the panel from the element of the event. */
    toggle: (
      { currentTarget, nativeEvent }: SyntheticEvent<HTMLElement>,
      reason: 'trigger' | 'key',
    ) => {
      if (locked) return;
      if (shown) {
        hide({ reason, event: nativeEvent });
        return;
      }
      opener.current = currentTarget;
      setOpen(true, { reason, event: nativeEvent });
    },
  };
}
