'use client';
import { useState, type KeyboardEvent } from 'react';
import { isRightToLeft } from '../../../internals/direction';
import { columnsOf, opposite, optionForKey, type TimeOption } from '../../time-field/parts';

/**
 * Manages the focus of a list of times according to the listbox pattern: the list has the focus and references the active
 * option.
 */
export function useTimeColumn(
  options: readonly TimeOption[],
  start: number,
  onPick: (option: TimeOption, event: Event) => void,
) {
  const [moved, setMoved] = useState<number | null>(null);
  const [focused, setFocused] = useState(false);
  const active = Math.min(moved ?? start, options.length - 1);
  const ends: Readonly<Record<string, number>> = { Home: 0, End: options.length - 1 };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const { key, altKey, ctrlKey, metaKey, nativeEvent } = event;
    if (altKey || ctrlKey || metaKey) return;
    const list = event.currentTarget;
    const isSide = key === 'ArrowLeft' || key === 'ArrowRight';
    const turned = isSide && isRightToLeft(list) ? opposite(key) : key;
    const next = optionForKey(turned, active, options.length, columnsOf(list)) ?? ends[key];
    const option = options[active];
    if (next !== undefined) setMoved(next);
    else if (key === 'Enter' || key === ' ') pick(option, nativeEvent);
    else return;
    event.preventDefault();
  };
  const pick = (option: TimeOption | undefined, event: Event) => {
    if (!option || option.disabled) return;
    setMoved(options.indexOf(option));
    onPick(option, event);
  };
  return {
    /** Index of the active option. */
    active,
    focused,
    pick,
    /** Handlers of the list. */
    listProps: {
      tabIndex: 0,
      onKeyDown: press,
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}
