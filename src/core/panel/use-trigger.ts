'use client';
import {
  useId,
  useRef,
  type KeyboardEventHandler,
  type MouseEventHandler,
  type RefObject,
} from 'react';
import { useOpen, type OpenProps } from './use-open';

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
