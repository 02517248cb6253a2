export { Popover, type PopoverCloseReason, type PopoverProps } from './popover';
export { tieToAnchor } from './use-popover-place';
