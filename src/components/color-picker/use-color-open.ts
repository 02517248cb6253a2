'use client';
import { useRef, type RefObject, type SyntheticEvent } from 'react';
import type { ChangeDetails } from '../../internals/change-details';
import { useControllableState } from '../../internals/use-controllable-state';

/** What opened or closed the panel. */
export type ColorOpenReason = 'trigger' | 'key' | 'escape-key' | 'outside-press' | 'focus-out';

/** Facts about opening or closing. */
export type ColorOpenDetails = ChangeDetails<ColorOpenReason>;

/** Props of a panel that opens. */
export interface ColorOpenProps {
  /** Whether the panel is open, owned by the parent. */
  open?: boolean | undefined;
  /** Whether the panel is open at the beginning. Default: `false`. */
  defaultOpen?: boolean | undefined;
  /** Called when the panel opens or closes. */
  onOpenChange?: ((open: boolean, details: ColorOpenDetails) => void) | undefined;
}

/** Ways of closing that leave the reader where they went, without moving focus. */
const gone = new Set<ColorOpenReason>(['outside-press', 'focus-out']);

/** Opening and closing of the panel; nothing opens a control that is locked. */
export function useColorOpen(
  props: ColorOpenProps,
  locked: boolean,
  trigger: RefObject<HTMLElement | null>,
) {
  const [open, setOpen] = useControllableState<boolean, ColorOpenDetails>({
    value: props.open,
    defaultValue: props.defaultOpen ?? false,
    onValueChange: props.onOpenChange,
  });
  const opener = useRef<HTMLElement>(null);
  const shown = open && !locked;
  const hide = (details: ColorOpenDetails) => {
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
