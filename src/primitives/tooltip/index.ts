export { Tooltip, type TooltipOpenReason, type TooltipProps } from './tooltip';
