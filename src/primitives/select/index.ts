export {
  Select,
  type SelectChangeDetails,
  type SelectChangeReason,
  type SelectProps,
} from './select';
