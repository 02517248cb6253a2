export {
  Select,
  selectFrame,
  type SelectChangeDetails,
  type SelectChangeReason,
  type SelectProps,
} from './select';
