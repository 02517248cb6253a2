export { ListPopover, type ListPopoverProps, type PopoverPlaceProps } from './list-popover';
export { Popover, type PopoverProps } from './popover';
export { PopoverPanel, type PopoverContentProps, type PopoverPanelProps } from './popover-panel';
export type { OpenChangeDetails, OpenProps, OpenReason } from '../../core/panel/use-open';
export type { TriggerProps } from '../../core/panel/use-open';
export { outsideForms } from './layer-host';
export { showAtAnchor } from './show-at-anchor';
