'use client';
import { useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { activeElementNear, isRightToLeft, moveFocus } from '../dom';

interface ChipListOptions {
  /** Keys of the chips, in their order. */
  keys: readonly string[];
  /** Text field behind the chips. */
  input: RefObject<HTMLElement | null>;
  /** Called when a chip is removed. */
  onRemove: (index: number, event: Event) => void;
}

/**
 * Chips before a text field, whose remove buttons are one tab stop: arrow keys, Home and End move between them,
 * Delete and Backspace remove a chip, Escape and text lead to the field. Returns the ref of their list and the props
 * of each button.
 */
export function useChipList({ keys, input, onRemove }: ChipListOptions) {
  const list = useRef<HTMLUListElement>(null);
  const [focused, setFocused] = useState<string>();
  // Shift+Tab from the text field leads to the last chip.
  const stop = focused !== undefined && keys.includes(focused) ? focused : keys.at(-1);

  /** Moves focus to the chip at an index, or else to the field. */
  const focusAt = (index: number) => {
    const button = list.current?.children[index]?.querySelector('button');
    moveFocus(button ?? input.current);
  };
  const remove = (index: number, event: Event, next = index + 1) => {
    if (index >= keys.length) return;
    // The button disappears: focus stays among the chips, for the removal of further ones.
    if (!list.current?.contains(activeElementNear(list.current))) input.current?.focus();
    else focusAt(next < keys.length ? next : index - 1);
    onRemove(index, event);
  };
  const handleKeyDown = (index: number, event: KeyboardEvent<HTMLElement>) => {
    const { key, repeat, nativeEvent } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const to = destinationOf(key, index, event.currentTarget, keys.length);
    if (to !== null) focusAt(to);
    else if (key === 'Escape') input.current?.focus();
    else if (key === 'Backspace' || key === 'Delete') {
      const isBack = key === 'Backspace' && index > 0;
      if (!repeat) remove(index, nativeEvent, isBack ? index - 1 : index + 1);
    } else if (key === 'Enter' || key === ' ') {
      // The browser clicks the button; a held key would click the one that has focus next.
      if (!repeat) return;
    } else {
      // The character is inserted into the field, which has focus after the key press.
      if (key.length === 1) input.current?.focus();
      return;
    }
    event.preventDefault();
  };
  const buttonProps = (index: number) => ({
    tabIndex: keys[index] === stop ? 0 : -1,
    onFocus: () => setFocused(keys[index]),
    onBlur: ({ relatedTarget }: FocusEvent<HTMLElement>) => {
      if (!list.current?.contains(relatedTarget)) setFocused(undefined);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => handleKeyDown(index, event),
    onClick: ({ nativeEvent }: { nativeEvent: Event }) => remove(index, nativeEvent),
  });
  return { list, buttonProps };
}

/** Returns the index that a key moves to, after the last one for the field; `null` for other keys. */
function destinationOf(key: string, index: number, button: Element, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const [back, on] = isRightToLeft(button)
    ? ['ArrowRight', 'ArrowLeft']
    : ['ArrowLeft', 'ArrowRight'];
  if (key === back || key === 'ArrowUp') return Math.max(0, index - 1);
  return key === on || key === 'ArrowDown' ? index + 1 : null;
}
