'use client';
import { useRef, type RefObject, type SyntheticEvent } from 'react';
import type { ChangeDetails } from './change-details';
import { useControllableState } from './use-controllable-state';

/** What opens or closes any panel of a control. */
export type PanelOpenReason = 'trigger' | 'key' | 'escape-key' | 'outside-press' | 'focus-out';

/** Props of a control whose panel opens; `Own` names further reasons. */
export interface PanelOpenProps<Own extends string = never> {
  /** Whether the panel is open, owned by the parent. */
  open?: boolean | undefined;
  /** Whether the panel is open at the beginning. Default: `false`. */
  defaultOpen?: boolean | undefined;
  /** Called when the panel opens or closes. */
  onOpenChange?:
    | ((open: boolean, details: ChangeDetails<PanelOpenReason | Own>) => void)
    | undefined;
}

/** Ways of closing that leave the user where they are, without moving focus. */
const gone = new Set<string>(['outside-press', 'focus-out']);

/** Opening and closing of a panel; nothing opens a control that is locked. */
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
    /** Closes the panel and takes focus back to where it was opened from. */
    hide,
    /** Opens or closes the panel from the element of the event. */
    toggle: (
      { currentTarget, nativeEvent }: SyntheticEvent<HTMLElement>,
      reason: 'trigger' | 'key',
    ) => {
      if (locked) return undefined;
      if (shown) return hide({ reason, event: nativeEvent });
      opener.current = currentTarget;
      return setOpen(true, { reason, event: nativeEvent });
    },
  };
}
