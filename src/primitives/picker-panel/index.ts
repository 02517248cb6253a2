export {
  PickerPanel,
  PickerPanelFooter,
  type PickerPanelFooterProps,
  type PickerPanelProps,
} from './picker-panel';
export { opensPanel } from '../../core/panel/use-open';
