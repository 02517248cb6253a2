'use client';
import {
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { activeElementNear } from '../../core/active-element';
import type { ChangeDetails } from '../../core/change-details';
import { focusableIn } from '../../core/layers/give-focus';
import { useMedia } from '../../core/use-media';
import { useMergedRefs } from '../../core/use-merged-refs';
import { outsideForms } from './layer-host';
import { ListPopover, type ListPopoverCloseReason } from './list-popover';
import { SheetHead } from './sheet-head';

/** Reason why a popover closes: Escape, a click or focus outside, or the close button or a swipe down of a sheet. */
export type PopoverCloseReason = ListPopoverCloseReason | 'close-button' | 'swipe';

/** Props of {@link Popover}. */
export interface PopoverProps extends ComponentProps<'div'> {
  /** Ref to the element that the popover is anchored to; a click there does not close the popover. */
  anchor: RefObject<HTMLElement | null>;
  /** Called when the popover should close; the parent then unmounts it. */
  onClose: (details: ChangeDetails<PopoverCloseReason>) => void;
  /**
   * CSS selector of the element that receives focus when it opens, with `role="dialog"`. Default: the panel itself.
   */
  initialFocus?: string;
  /** Title of the sheet. Default: `aria-label`, or the text of the anchor. */
  heading?: string | undefined;
  /** Label of the close button of the sheet. Default: that of the language. */
  closeLabel?: string;
}

/**
 * Panel in the top layer, open while mounted. Renders a `<div popover="manual">` below its anchor, or on a narrow
 * screen as a bottom sheet, with a header that has a title and a close button. With `role="dialog"`, it takes focus
 * when it opens. Escape or a click outside closes only this panel, not a layer around it; focus inside then returns to
 * where it was before.
 */
export function Popover(props: PopoverProps) {
  return outsideForms(<PopoverPanel {...props} />);
}

function PopoverPanel({
  heading,
  closeLabel,
  initialFocus,
  onKeyDown,
  children,
  ref,
  ...props
}: PopoverProps) {
  const { anchor, onClose } = props;
  const panel = useRef<HTMLDivElement>(null);
  const first = useRef(initialFocus);
  const isDialog = props.role === 'dialog' || props.role === 'alertdialog';
  const isModal = useMedia(narrow) && isDialog;
  // Not `autoFocus`, which runs before the panel is shown and causes a second layout.
  useLayoutEffect(() => {
    const { current: shown } = panel;
    if (!isDialog || !shown || shown.contains(activeElementNear(shown))) return;
    const target =
      first.current === undefined ? null : shown.querySelector<HTMLElement>(first.current);
    if (target) target.focus();
    else shown.focus({ preventScroll: true });
  }, [isDialog]);
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    if (isModal && event.key === 'Tab' && !event.defaultPrevented) keepFocus(event);
  };
  return (
    <ListPopover
      data-sheet=""
      // A click on its text must not move focus out of it.
      tabIndex={isDialog ? -1 : undefined}
      aria-modal={isModal || undefined}
      {...props}
      ref={useMergedRefs(panel, ref)}
      onKeyDown={press}
    >
      <SheetHead
        panel={panel}
        anchor={anchor}
        heading={heading ?? props['aria-label']}
        closeLabel={closeLabel}
        onClose={(reason, event) => onClose({ reason, event })}
      />
      {children}
    </ListPopover>
  );
}

/** Screens on which a panel is a sheet, which dims the page. */
const narrow = '(width < 480px)';

/** Moves focus from the last element of a panel to the first, or back, for the Tab key. */
function keepFocus(event: KeyboardEvent<HTMLDivElement>): void {
  const { currentTarget: panel, shiftKey } = event;
  const stops = focusableIn(panel);
  const focused = activeElementNear(panel);
  const [last, next] = shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (focused !== last && !(shiftKey && focused === panel)) return;
  event.preventDefault();
  next?.focus();
}
