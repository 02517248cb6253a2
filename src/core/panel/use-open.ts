'use client';
import {
  useId,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import type { ChangeDetails } from '../change-details';
import { useControllableState } from '../use-controllable-state';
import { useHydrated } from '../use-hydrated';

/**
 * Cause of opening or closing: a press of its trigger, or that the pointer or focus is on it (tooltip); another key; text
 * that is typed; an item that is selected; a close button; Escape or the system's back gesture; a press or focus outside; a
 * swipe down of a sheet; or the browser, for example by a form with `method="dialog"`.
 */
export type OpenReason =
  | 'trigger-press'
  | 'trigger-hover'
  | 'trigger-focus'
  | 'keyboard'
  | 'input-change'
  | 'item-press'
  | 'close-press'
  | 'escape-key'
  | 'outside-press'
  | 'focus-out'
  | 'swipe'
  | 'imperative-action';

/** Details of opening or closing. */
export type OpenChangeDetails = ChangeDetails<OpenReason>;

/** Props of every component that opens. */
export interface OpenProps {
  /** Whether it is open (controlled). */
  open?: boolean | undefined;
  /** Whether it is open initially. Default: `false`. */
  defaultOpen?: boolean | undefined;
  /** Called when it opens or closes. */
  onOpenChange?: ((open: boolean, details: OpenChangeDetails) => void) | undefined;
}

/** Props for the `<button>` that opens a component. */
export interface TriggerProps {
  ref: RefObject<HTMLButtonElement | null>;
  id: string;
  'aria-haspopup': 'dialog' | 'menu' | undefined;
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: (event: MouseEvent<HTMLButtonElement>) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLButtonElement>) => void;
}

/** Options of {@link useOpen}. */
interface OpenOptions {
  /** Whether it cannot be opened; what was open when it was locked stays closed afterwards. Default: `false`. */
  locked?: boolean;
  /** Called before it closes. */
  onHide?: (details: OpenChangeDetails) => void;
}

/** Manages whether a component is open; what it opens moves focus itself. */
export function useOpen(props: OpenProps, { locked = false, onHide }: OpenOptions = {}) {
  const [asked, setOpen, setOwn] = useControllableState<boolean, OpenChangeDetails>({
    value: props.open,
    defaultValue: props.defaultOpen ?? false,
    onValueChange: props.onOpenChange,
  });
  if (locked && asked && props.open === undefined) setOwn(false);
  const hydrated = useHydrated();
  const open = asked && !locked;
  const hide = (details: OpenChangeDetails) => {
    onHide?.(details);
    setOpen(false, details);
  };
  return {
    open,
    /** Whether it is rendered: a server cannot render the top layer. */
    drawn: open && hydrated,
    setOpen,
    hide,
    /** Opens or closes it from the element of the event. */
    toggle: (
      { currentTarget, nativeEvent: event }: SyntheticEvent<HTMLElement>,
      reason: 'trigger-press' | 'keyboard',
    ) => {
      if (locked) return;
      if (open) {
        hide({ reason, event });
        return;
      }
      // Safari does not focus a button that is pressed, and focus returns to where it was.
      currentTarget.focus({ preventScroll: true });
      setOpen(true, { reason, event });
    },
  };
}

/** Returns the props of the button that opens what has the id and the role. */
export function useTrigger(
  { open, toggle }: Pick<ReturnType<typeof useOpen>, 'open' | 'toggle'>,
  { id, role }: { id: string; role: TriggerProps['aria-haspopup'] },
): TriggerProps {
  return {
    ref: useRef<HTMLButtonElement>(null),
    id: useId(),
    'aria-haspopup': role,
    'aria-expanded': open,
    'aria-controls': open ? id : undefined,
    onClick: (event) => toggle(event, 'trigger-press'),
  };
}
