'use client';
import { useRef, useState, type KeyboardEvent } from 'react';
import { isRightToLeft } from '../../core/dom';
import {
  closesPanel,
  opensPanel,
  type OpenChangeDetails,
  type useOpen,
} from '../../core/panel/use-open';
import { nearestOption, optionForKey, type TimeOption } from './time-list';

interface TimeListOptions {
  /** Whether the list is open. */
  panel: Pick<ReturnType<typeof useOpen>, 'drawn' | 'locked' | 'setOpen'>;
  /** Returns the options, once the list is open. */
  optionsOf: () => readonly TimeOption[];
  /** Time of the field, or `null`. */
  time: string | null;
  /** Current time; the list is scrolled to it while the field has no time. */
  now: string | null;
  onSelect: (option: TimeOption, event: Event) => void;
}

const none: readonly TimeOption[] = [];

/**
 * Manages the list of times according to the combobox pattern: focus stays in the field, which references the
 * active option.
 */
export function useTimeList({ panel, optionsOf, time, now, onSelect }: TimeListOptions) {
  const { drawn, locked, setOpen } = panel;
  const [moved, setMoved] = useState<number | null>(null);
  const listRef = useRef<HTMLDivElement>(null);
  const options = drawn ? optionsOf() : none;
  const shown = options.length > 0;
  const chosen = options.findIndex((option) => option.time === time);
  const active = moved ?? chosen;
  const nearest = nearestOption(options, time ?? now ?? '00:00');

  const change = (next: boolean, details: OpenChangeDetails) => {
    setMoved(null);
    setOpen(next, details);
  };
  const hide = (details: OpenChangeDetails) => change(false, details);
  const toggle = (reason: 'trigger-press' | 'keyboard', event: Event) => {
    // Limits may leave no time for the list, which then stays closed.
    if (shown || (!locked && optionsOf().length > 0)) change(!shown, { reason, event });
  };
  const select = (option: TimeOption | undefined, event: Event) => {
    if (!option || option.disabled) return;
    onSelect(option, event);
    hide({ reason: 'item-press', event });
  };
  return {
    listRef,
    open: shown,
    options,
    active,
    /** Index of the option that is scrolled into view. */
    revealed: active < 0 ? nearest : active,
    hide,
    select,
    /** Opens or closes the list. */
    toggle,
    /** Makes the option of the typed time the active one. */
    forgetMove: () => setMoved(null),
    /** Handles a key in the field; returns whether the list used it. */
    handleKeyDown: (event: KeyboardEvent): boolean => {
      const { key, nativeEvent } = event;
      if (opensPanel(event) || (shown && closesPanel(event))) {
        toggle('keyboard', nativeEvent);
      } else if (!shown) return false;
      else if (key === 'Enter' && active >= 0) select(options[active], nativeEvent);
      else {
        // Left and Right move in the list only after another key has, because they also move the
        // caret.
        const isSide = key === 'ArrowLeft' || key === 'ArrowRight';
        const rows = rowsOf(listRef.current);
        if (isSide && (rows.length === options.length || moved === null)) return false;
        const rightToLeft = listRef.current !== null && isRightToLeft(listRef.current);
        const next = optionForKey(key, active, rows, rightToLeft);
        if (next === undefined) return false;
        setMoved(active < 0 ? nearest : next);
      }
      event.preventDefault();
      return true;
    },
  };
}

/** Returns the number of options in each row of the list; without a layout, each option is a row. */
export function rowsOf(list: HTMLElement | null): number[] {
  const grids = list?.querySelectorAll('[data-slot="time-field-options"]') ?? [];
  return [...grids].flatMap((grid) => {
    const columns = getComputedStyle(grid).gridTemplateColumns.split(' ').length;
    const { length } = grid.children;
    return Array.from({ length: Math.ceil(length / columns) }, (_, row) =>
      Math.min(columns, length - row * columns),
    );
  });
}
