export {
  PickerButton,
  PickerButtons,
  type PickerButtonProps,
  type PickerButtonsProps,
} from './picker-buttons';
export { PickerFrame, type PickerFrameProps } from './picker-frame';
export { PickerInput, type PickerInputProps } from './picker-input';
export { TypedInput, type TypedInputProps } from './typed-input';
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
