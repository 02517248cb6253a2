'use client';
import { useRef, type ComponentProps, type RefObject } from 'react';
import type { ChangeDetails } from '../../internals/change-details';
import { useMergedRefs } from '../../internals/use-merged-refs';
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
  /** Title of the sheet. Default: `aria-label`, or the text of the anchor. */
  heading?: string | undefined;
  /** Label of the close button of the sheet. Default: that of the language. */
  closeLabel?: string;
}

/**
 * Panel in the top layer, open while mounted. Renders a `<div popover="manual">` below its anchor, or on a narrow
 * screen as a bottom sheet, with a header that has a title and a close button. Escape closes only this panel, not a
 * surrounding dialog.
 */
export function Popover({ heading, closeLabel, children, ref, ...props }: PopoverProps) {
  const { anchor, onClose } = props;
  const panel = useRef<HTMLDivElement>(null);
  return (
    <ListPopover data-sheet="" {...props} ref={useMergedRefs(panel, ref)}>
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
