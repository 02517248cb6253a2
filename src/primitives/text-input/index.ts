export {
  controlFrame,
  InputGroup,
  TextInput,
  type InputGroupProps,
  type TextInputProps,
} from './text-input';
export type { TextChangeDetails, TextChangeReason } from '../../core/forms/use-text';
