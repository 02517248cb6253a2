'use client';
import type { SyntheticEvent } from 'react';
import type { ChangeDetails } from '../change-details';
import { useOpenState } from './use-open-state';

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

/** Options of {@link usePanelOpen}. */
interface PanelOpenOptions<Details> {
  /** Whether the control cannot be opened. Default: `false`. */
  locked?: boolean;
  /** Called before the panel closes. */
  onHide?: (details: Details) => void;
}

/** Manages the open state of a panel, which moves focus itself. */
export function usePanelOpen<Own extends string = never>(
  props: PanelOpenProps<Own>,
  { locked = false, onHide }: PanelOpenOptions<ChangeDetails<PanelOpenReason | NoInfer<Own>>> = {},
) {
  type Details = ChangeDetails<PanelOpenReason | Own>;
  const { open, drawn, setOpen } = useOpenState<Details>(props, locked);
  const hide = (details: Details) => {
    onHide?.(details);
    setOpen(false, details);
  };
  return {
    open,
    /** Whether the panel is rendered: not on a server. */
    drawn,
    /** Closes the panel. */
    hide,
    /** Opens or closes the panel from the element of the event. */
    toggle: (
      { currentTarget, nativeEvent }: SyntheticEvent<HTMLElement>,
      reason: 'trigger' | 'key',
    ) => {
      if (locked) return;
      if (open) {
        hide({ reason, event: nativeEvent });
        return;
      }
      // Safari does not focus a button that is pressed, and focus returns to where it was.
      currentTarget.focus({ preventScroll: true });
      setOpen(true, { reason, event: nativeEvent });
    },
  };
}
