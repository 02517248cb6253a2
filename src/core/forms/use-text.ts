'use client';
import type { ChangeEvent, RefObject } from 'react';
import type { ChangeDetails } from '../callbacks';
import { useNativeChange } from './use-native-control';

/** Cause of a change of text. */
export type TextChangeReason = 'type' | 'reset';

/** Details of a change of text. */
export type TextChangeDetails = ChangeDetails<TextChangeReason>;

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Props of a text control. */
interface TextProps<Control extends TextControl> {
  value?: string | number | readonly string[] | undefined;
  defaultValue?: string | number | readonly string[] | undefined;
  onChange?: ((event: ChangeEvent<Control>) => void) | undefined;
  onValueChange?: ((value: string, details: TextChangeDetails) => void) | undefined;
}

/**
 * Returns the change handler of a native text control, which keeps its text itself unless it is controlled.
 * @param control Ref to the control.
 */
export function useText<Control extends TextControl>(
  control: RefObject<Control | null>,
  { value, defaultValue = '', onChange, onValueChange }: TextProps<Control>,
): (event: ChangeEvent<Control>) => void {
  const report = useNativeChange<Control, string, TextChangeReason>({
    control,
    value: value === undefined ? undefined : String(value),
    readValue: (text) => text.value,
    reason: 'type',
    resetValue: (text) => (value === undefined ? text.defaultValue : String(defaultValue)),
    onValueChange,
  });
  return (event) => {
    onChange?.(event);
    report(event.currentTarget.value, { reason: 'type', event: event.nativeEvent });
  };
}
