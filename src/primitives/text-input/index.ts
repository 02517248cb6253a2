export { controlFrame, InputGroup, type InputGroupProps } from './input-group';
export { TextInput, type TextInputProps } from './text-input';
export type { TextChangeDetails, TextChangeReason } from '../../core/forms/use-text';
