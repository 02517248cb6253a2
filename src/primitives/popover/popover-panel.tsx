'use client';
import { useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { activeElementNear } from '../../core/active-element';
import { focusableIn } from '../../core/layers/give-focus';
import { useMedia } from '../../core/use-media';
import { useMergedRefs } from '../../core/use-merged-refs';
import { outsideForms } from './layer-host';
import { ListPopover, type ListPopoverProps } from './list-popover';
import { SheetHead } from './sheet-head';

/** Props of {@link PopoverPanel}. */
export interface PopoverPanelProps extends ListPopoverProps {
  /** Ref to the element that receives focus when it opens, with `role="dialog"`. Default: the panel itself. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Title of the sheet. Default: `aria-label`, or the text of the anchor. */
  heading?: string | undefined;
  /** Label of the close button of the sheet. Default: that of the language. */
  closeLabel?: string;
}

/** The panel of a `Popover`, for components with an open state of their own: it is open while it is mounted. */
export function PopoverPanel(props: PopoverPanelProps) {
  return outsideForms(<PlacedPanel {...props} />);
}

function PlacedPanel({
  heading,
  closeLabel,
  initialFocus,
  onKeyDown,
  children,
  ref,
  ...props
}: PopoverPanelProps) {
  const { anchor, onClose } = props;
  const panel = useRef<HTMLDivElement>(null);
  const isDialog = props.role === 'dialog' || props.role === 'alertdialog';
  const isModal = useMedia(narrow) && isDialog;
  // Not `autoFocus`, which runs before the panel is shown and causes a second layout.
  useLayoutEffect(() => {
    const { current: shown } = panel;
    if (!isDialog || !shown || shown.contains(activeElementNear(shown))) return;
    if (initialFocus?.current) initialFocus.current.focus();
    else shown.focus({ preventScroll: true });
  }, [isDialog, initialFocus]);
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
