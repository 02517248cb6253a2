export {
  Select,
  type SelectChangeDetails,
  type SelectChangeReason,
  type SelectProps,
} from './select';
export { selectFrame } from './select-frame';
