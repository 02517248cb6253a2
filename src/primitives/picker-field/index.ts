export {
  PickerButton,
  PickerButtons,
  type PickerButtonProps,
  type PickerButtonsProps,
} from './picker-buttons';
export { PickerFrame, type PickerFrameProps } from './picker-frame';
export {
  PickerInput,
  TypedInput,
  type PickerInputProps,
  type TypedInputProps,
} from './picker-input';
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
