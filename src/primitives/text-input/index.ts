export { InputGroup, TextInput, type InputGroupProps, type TextInputProps } from './text-input';
