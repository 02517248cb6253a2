'use client';
import { useState, type KeyboardEvent } from 'react';
import { useControllableState } from '../../internals/use-controllable-state';
import { useHydrated } from '../../internals/use-hydrated';
import { asksForPanel } from '../../primitives/picker-panel';
import type { TimeFieldProps, TimeOpenDetails } from './time-field-props';
import { nearestOption, type TimeOption } from './time-list';

/** Options of {@link useTimeList}. */
interface TimeListOptions {
  props: TimeFieldProps;
  /** Returns the options, once the list is open. */
  optionsOf: () => readonly TimeOption[];
  /** Time of the field, or `null`. */
  time: string | null;
  /** Current time; the list is scrolled to it while the field has no time. */
  now: string | null;
  /** Whether the field can be changed. */
  usable: boolean;
  onPick: (option: TimeOption, event: Event) => void;
}

const none: readonly TimeOption[] = [];

/**
 * Manages the list of times according to the combobox pattern: focus stays in the field, which references the
 * active option.
 */
export function useTimeList({ props, optionsOf, time, now, usable, onPick }: TimeListOptions) {
  const [open, setOpen] = useControllableState<boolean, TimeOpenDetails>({
    value: props.open,
    defaultValue: props.defaultOpen ?? false,
    onValueChange: props.onOpenChange,
  });
  const [moved, setMoved] = useState<number | null>(null);
  const hydrated = useHydrated();
  // The panel is in the top layer, which a server cannot render.
  const options = open && usable && hydrated ? optionsOf() : none;
  const shown = options.length > 0;
  const chosen = options.findIndex((option) => option.time === time);
  const active = moved ?? chosen;
  const nearest = nearestOption(options, time ?? now ?? '00:00');

  const change = (next: boolean, details: TimeOpenDetails) => {
    setMoved(null);
    setOpen(next, details);
  };
  const hide = (details: TimeOpenDetails) => change(false, details);
  const pick = (option: TimeOption | undefined, event: Event) => {
    if (!option || option.disabled) return;
    onPick(option, event);
    hide({ reason: option.label === undefined ? 'pick' : 'preset', event });
  };
  return {
    open: shown,
    options,
    active,
    /** Index of the option that is scrolled into view. */
    revealed: active < 0 ? nearest : active,
    hide,
    pick,
    /** Opens or closes the list. */
    toggle: (reason: 'trigger' | 'key', event: Event) => {
      if (usable) change(!shown, { reason, event });
    },
    /** Makes the option of the typed time the active one. */
    forgetMove: () => setMoved(null),
    /** Handles a key in the field; returns whether the list used it. */
    press: (event: KeyboardEvent): boolean => {
      const { key, altKey, nativeEvent } = event;
      if (asksForPanel(event) || (shown && altKey && key === 'ArrowUp')) {
        if (usable) change(!shown, { reason: 'key', event: nativeEvent });
      } else if (!shown) return false;
      else if (key === 'ArrowDown' || key === 'ArrowUp') {
        const down = key === 'ArrowDown';
        const from = active < 0 ? nearest - (down ? 1 : 0) : active;
        setMoved((from + (down ? 1 : -1) + options.length) % options.length);
      } else if (key === 'Enter' && active >= 0) pick(options[active], nativeEvent);
      else return false;
      event.preventDefault();
      return true;
    },
  };
}
