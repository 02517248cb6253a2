export {
  PickerButton,
  PickerButtons,
  type PickerButtonProps,
  type PickerButtonsProps,
} from './picker-buttons';
export { PickerInput, type PickerInputProps } from './picker-input';
export {
  PickerMessage,
  PickerMessageAction,
  pickerMessageId,
  pickerText,
  type PickerMessageActionProps,
  type PickerMessageProps,
  type PickerMessageType,
  type PickerText,
} from './picker-message';
