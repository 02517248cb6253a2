export { Popover, type PopoverCloseReason, type PopoverProps } from './popover';
