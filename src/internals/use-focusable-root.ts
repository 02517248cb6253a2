'use client';
import { useCallback, type Ref, type RefCallback } from 'react';
import { useMergedRefs } from './use-merged-refs';

/** What takes the focus of a component, best first: the checked radio button, a field, the current cell, a button. */
const controls = [
  'input[type=radio]:checked',
  'input:not([type=hidden], [tabindex="-1"])',
  '[tabindex="0"]',
  'button',
];

/**
 * Ref callback for the root element of a component that is not focusable itself: `focus()` on the element moves focus to
 * the control inside. Form libraries focus the first error through the ref that they were given.
 * @param ref Ref that the caller passed.
 */
export function useFocusableRoot<Root extends HTMLElement>(
  ref: Ref<Root> | undefined,
): RefCallback<Root> {
  const delegate = useCallback((root: Root | null) => {
    if (!root) return;
    const focus = (options?: FocusOptions) => controlIn(root)?.focus(options);
    // Not by assignment: where a tool has replaced `focus` by a setter, as Storybook has, that would replace it everywhere.
    Object.defineProperty(root, 'focus', { value: focus, configurable: true, writable: true });
  }, []);
  return useMergedRefs(delegate, ref);
}

function controlIn(root: HTMLElement): HTMLElement | undefined {
  const found = controls.map((control) =>
    root.querySelector<HTMLElement>(`:is(${control}):not(:disabled)`),
  );
  return found.find((control) => control !== null) ?? undefined;
}
