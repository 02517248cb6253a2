export { Radio, type RadioProps } from './radio';
export {
  RadioGroup,
  type RadioGroupChangeDetails,
  type RadioGroupChangeReason,
  type RadioGroupProps,
} from './radio-group';
export { RadioGroupContext } from './radio-group';
