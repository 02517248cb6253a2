'use client';
import { useEffect, useLayoutEffect, useSyncExternalStore, type RefObject } from 'react';
import { listen } from '../listen';
import { neverChanges } from '../use-hydrated';

/**
 * Connects a group with the `<label>` that has its id in `htmlFor`; browsers connect labels only with native controls.
 * Returns the id of the label, which names the group. A press on the label moves focus into the group.
 * @param part Ref to an element of the group, in the same document or shadow root as the label.
 * @param id Id of the group or of its first native control; none if the group has another name.
 */
export function useGroupLabel(
  part: RefObject<Element | null>,
  id: string | undefined,
): string | undefined {
  useLayoutEffect(() => {
    const label = labelFor(part.current, id);
    if (label) label.id ||= `${id}-label`;
  }, [part, id]);
  useEffect(() => {
    const page = part.current?.getRootNode();
    if (!page || id === undefined) return undefined;
    return listen(page, {
      click: ({ target, defaultPrevented }) => {
        // A press on a link or a button in the label has its own effect.
        const pressed = (target as Partial<Element>).closest?.<HTMLLabelElement>(
          'label, a, button',
        );
        if (pressed?.htmlFor !== id || pressed.control || defaultPrevented) return;
        elementIn(page, id)?.focus();
      },
    });
  }, [part, id]);
  return useSyncExternalStore(
    neverChanges,
    () => labelFor(part.current, id)?.id,
    () => undefined,
  );
}

/** Returns the element with an id in a document or shadow root; none in a tree that is not on the page. */
export function elementIn(page: Node, id: string): HTMLElement | null {
  return (page as Partial<Document>).getElementById?.(id) ?? null;
}

/** Returns the `<label>` for an id, but not one around the component, whose text includes that of its parts. */
export function labelFor(
  part: Element | null,
  id: string | undefined,
): HTMLLabelElement | undefined {
  if (!part || id === undefined) return undefined;
  const page = part.getRootNode() as Document;
  const labels = page.querySelectorAll<HTMLLabelElement>(`label[for=${JSON.stringify(id)}]`);
  return [...labels].find((label) => !label.contains(part));
}
