import type { PickerMessageType } from './picker-message';

/** Text of the line below a field. */
export interface PickerText {
  /** Kind of the message. */
  type: PickerMessageType;
  /** Text. */
  text: string;
}

/** Returns the text below a field: the error, or the parsed value, or else the hint. */
export function pickerText(error: string | null, echo: string, hint: string): PickerText {
  if (error !== null) return { type: 'error', text: error };
  return echo ? { type: 'echo', text: echo } : { type: 'hint', text: hint };
}

/**
 * Returns the id of a field's message, or `undefined` while the message is not rendered: a hint is rendered when the
 * field first receives focus.
 * @param id Id of the field.
 * @param kind Kind of the message.
 * @param used Whether the field has had focus, or its panel is open.
 */
export function pickerMessageId(
  id: string,
  type: PickerMessageType,
  used: boolean,
): string | undefined {
  return type !== 'hint' || used ? `${id}-message` : undefined;
}
