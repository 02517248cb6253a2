export { ListPopover, type ListPopoverCloseReason, type ListPopoverProps } from './list-popover';
export { Popover, type PopoverCloseReason, type PopoverProps } from './popover';
export { outsideForms } from './layer-host';
export { tieToAnchor } from './use-popover-place';
