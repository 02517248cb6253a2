'use client';
import type { ComponentProps, ReactNode, RefObject } from 'react';
import { useTrigger, type OpenProps, type TriggerProps } from '../../core/panel/use-open';
import type { PopoverPlaceProps } from './list-popover';
import { PopoverPanel, type PopoverContentProps } from './popover-panel';

/** Props of {@link Popover}: those of its `<div>`, the open state and the place. */
export interface PopoverProps
  extends ComponentProps<'div'>, OpenProps, PopoverContentProps, PopoverPlaceProps {
  /** Renders the button that opens the popover, with the given props. Default: none; the parent sets `open`. */
  renderTrigger?: (props: TriggerProps) => ReactNode;
  /** Title of the sheet. Default: `aria-label`, or the text of the trigger. */
  heading?: string | undefined;
  /** Ref to the element that the popover is placed at. Default: the trigger. */
  anchor?: RefObject<HTMLElement | null>;
}

/**
 * Panel beside a button, in the top layer. Renders the trigger and, while open, a `<div popover="manual">`, which on a
 * narrow screen is a bottom sheet with a title and a close button. With `role="dialog"`, it takes focus when it opens.
 * Escape or a press outside closes only this panel, not a layer around it; focus inside then returns to where it was
 * before.
 */
export function Popover({
  renderTrigger,
  anchor,
  open,
  defaultOpen,
  onOpenChange,
  ...rest
}: PopoverProps) {
  const role = rest.role === 'dialog' ? 'dialog' : undefined;
  const state = { open, defaultOpen, onOpenChange, id: rest.id };
  const { panel, id, trigger } = useTrigger(state, role);
  const named = role && renderTrigger && rest['aria-label'] === undefined;
  return (
    <>
      {renderTrigger?.(trigger)}
      {panel.open && (
        <PopoverPanel
          aria-labelledby={named ? trigger.id : undefined}
          {...rest}
          id={id}
          anchor={anchor ?? trigger.ref}
          opener={renderTrigger && trigger.ref}
          onClose={panel.hide}
        />
      )}
    </>
  );
}
