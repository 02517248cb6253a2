export {
  PickerPanel,
  PickerPanelFoot,
  type PickerPanelFootProps,
  type PickerPanelProps,
} from './picker-panel';
export { opensPanel } from '../../core/panel/use-open';
