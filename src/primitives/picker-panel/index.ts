export { PickerPanel, type PickerPanelCloseReason, type PickerPanelProps } from './picker-panel';
export { asksForPanel } from './panel-keys';
