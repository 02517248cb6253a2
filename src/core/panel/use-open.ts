'use client';
import {
  createContext,
  useContext,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEventHandler,
  type MouseEventHandler,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import type { ChangeDetails } from '../callbacks';
import type { Layer } from '../layers/layer';
import { useControllableState } from '../state';
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

/** Manages whether a component is open, unless it is locked; what it opens moves focus itself. */
export function useOpen(
  props: OpenProps,
  options: { locked?: boolean; onHide?: (details: OpenChangeDetails) => void } = {},
) {
  const { locked = false, onHide } = options;
  const [asked, setOpen, setOwn] = useControllableState<boolean, OpenChangeDetails>({
    value: props.open,
    defaultValue: props.defaultOpen ?? false,
    onValueChange: props.onOpenChange,
  });
  // What was open when it was locked stays closed when it is unlocked, unless the parent says that it is open.
  if (locked && asked && props.open === undefined) setOwn(false);
  const hydrated = useHydrated();
  const open = useOuterFirst(asked && !locked);
  const hide = (details: OpenChangeDetails) => {
    onHide?.(details);
    setOpen(false, details);
  };
  return {
    open,
    /** Whether it cannot be opened. */
    locked,
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

/** Layer around a component, also if it is rendered elsewhere in the document. */
export const LayerContext = createContext<RefObject<Layer | null> | null>(null);

/**
 * Whether a layer is open that should be: not before the layer around it is. Effects run from the inside out, and a dialog
 * that opens takes focus and covers what was open before it.
 */
export function useOuterFirst(open: boolean): boolean {
  const isInside = useContext(LayerContext) !== null;
  const [isDue, setDue] = useState(false);
  const waits = isInside && open;
  useLayoutEffect(() => {
    if (!waits) return undefined;
    // oxlint-disable-next-line react/set-state-in-effect -- the layer around it opens in an effect, too
    setDue(true);
    return () => setDue(false);
  }, [waits]);
  return open && (!isInside || isDue);
}

/** Whether a key press in a field opens its panel: F4 or Alt+Arrow down, as in a native date field. */
export function opensPanel({ key, altKey }: Pick<KeyboardEvent, 'key' | 'altKey'>): boolean {
  return key === 'F4' || (altKey && key === 'ArrowDown');
}

/** Whether a key press in a panel closes it: F4 or Alt+Arrow up. The popover handles Escape. */
export function closesPanel({ key, altKey }: Pick<KeyboardEvent, 'key' | 'altKey'>): boolean {
  return key === 'F4' || (altKey && key === 'ArrowUp');
}

/** Props for the `<button>` that opens a component. */
export interface TriggerProps {
  ref: RefObject<HTMLButtonElement | null>;
  id: string;
  'aria-haspopup': 'dialog' | 'menu' | undefined;
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: MouseEventHandler<HTMLButtonElement>;
  onKeyDown?: KeyboardEventHandler<HTMLButtonElement>;
}

/**
 * Like {@link useOpen}, with the props of the button that opens it, and the id of what opens.
 * @param role Role of what opens.
 */
export function useTrigger(
  props: OpenProps & { id?: string | undefined },
  role: 'dialog' | 'menu' | undefined,
) {
  const panel = useOpen(props);
  const ownId = useId();
  const id = props.id ?? ownId;
  const trigger: TriggerProps = {
    ref: useRef<HTMLButtonElement>(null),
    id: useId(),
    'aria-haspopup': role,
    'aria-expanded': panel.open,
    'aria-controls': panel.open ? id : undefined,
    onClick: (event) => panel.toggle(event, 'trigger-press'),
  };
  return { panel, id, trigger };
}
