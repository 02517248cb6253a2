export { PickerButton, type PickerButtonProps } from './picker-button';
export { PickerButtons, type PickerButtonsProps } from './picker-buttons';
export { PickerInput, type PickerInputProps } from './picker-input';
export { PickerMessage, type PickerMessageType, type PickerMessageProps } from './picker-message';
export { pickerMessageId, pickerText, type PickerText } from './picker-text';
