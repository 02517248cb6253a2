'use client';
import { useEffect, useLayoutEffect, useSyncExternalStore, type RefObject } from 'react';
import { listen } from '../dom';
import { neverChanges } from '../use-hydrated';
import {
  useFieldControl,
  type FieldControlProps,
  type ResolvedFieldControl,
} from './use-field-control';

/**
 * Like {@link useFieldControl}, for a group of controls, which browsers do not connect with a `<label>`: the one that has
 * the id in `htmlFor` names the group, and a press on it moves focus into the group.
 * @param part Ref to an element of the group; to the group itself, if its first control has the id.
 */
export function useGroupControl(
  component: string,
  props: FieldControlProps,
  part: RefObject<Element | null>,
): ResolvedFieldControl {
  const label = useGroupLabel(part, props['aria-label'] === undefined ? props.id : undefined);
  const labelledBy = props['aria-labelledby'] ?? label;
  return useFieldControl(component, { ...props, 'aria-labelledby': labelledBy }, part);
}

/** Returns the id of the label for an id. */
function useGroupLabel(
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
        (page as Document).getElementById(id)?.focus();
      },
    });
  }, [part, id]);
  return useSyncExternalStore(
    neverChanges,
    () => labelFor(part.current, id)?.id,
    () => undefined,
  );
}

/** Returns the label for an id, but not one around the group, whose text includes that of its parts. */
function labelFor(part: Element | null, id: string | undefined): HTMLLabelElement | undefined {
  if (!part || id === undefined) return undefined;
  const page = part.getRootNode() as Document;
  const labels = page.querySelectorAll<HTMLLabelElement>(`label[for=${JSON.stringify(id)}]`);
  return [...labels].find((label) => !label.contains(part));
}
