export { PickerPanel, type PickerPanelProps } from './picker-panel';
export { PickerPanelFoot, type PickerPanelFootProps } from './picker-panel-foot';
export { opensPanel } from '../../core/panel/panel-keys';
