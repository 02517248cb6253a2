'use client';
import type { Ref, RefCallback } from 'react';
import { useMergedRefs } from './use-merged-refs';

/**
 * Preferred focusable elements of a component: the checked radio button, a field, the current cell, a button.
 */
const controls = [
  'input[type=radio]:checked',
  ':is(input, select, textarea):not([type=hidden], [tabindex="-1"])',
  '[tabindex="0"]',
  'button',
];

/**
 * Returns a ref callback for a root element that is not focusable itself: `focus()` on the element focuses
 * the control inside. Form libraries focus the first invalid field through its ref.
 * @param ref Ref of the caller.
 */
export function useFocusableRoot<Root extends HTMLElement>(
  ref: Ref<Root> | undefined,
): RefCallback<Root> {
  return useMergedRefs<Root>(delegateFocus, ref);
}

function delegateFocus(root: HTMLElement | null): void {
  if (!root) return;
  const focus = (options?: FocusOptions) => controlIn(root)?.focus(options);
  // Not an assignment: if a tool such as Storybook has replaced `focus` with a setter, it would be replaced everywhere.
  Object.defineProperty(root, 'focus', { value: focus, configurable: true, writable: true });
}

/** Returns the control that takes focus for an element that is not focusable itself. */
export function controlIn(root: HTMLElement): HTMLElement | null {
  for (const control of controls) {
    const found = root.querySelector<HTMLElement>(`:is(${control}):not(:disabled)`);
    if (found) return found;
  }
  return null;
}
