'use client';
import { createContext, useContext, useInsertionEffect } from 'react';

/** Kind of a native control: its tag name, or `checkbox` for an input of that type. */
export type NativeControlKind = 'input' | 'select' | 'textarea' | 'checkbox';

/** Context value for a component that renders one native control, such as a text input. */
interface NativeFieldContext {
  /** Change handler; nested inputs of another control do not have it. */
  onValueChange: (value: unknown) => void;
  /** Props of the native control. */
  propsOf: (kind: NativeControlKind) => Readonly<Record<string, unknown>>;
  /** Makes the field read the value from the native control. */
  claim: (kind: NativeControlKind) => void;
}

/** Context value that a field passes to its control. */
export interface FieldContextValue {
  /** Id for the control's focusable element, which the label references. */
  controlId: string;
  /** Id of the label, or `null` if the field has none. */
  labelId: string | null;
  /** Id of the hint, or `null`. */
  descriptionId: string | null;
  /** Id of the error, or `null` while the field is valid. */
  errorId: string | null;
  /** Whether the field is disabled. */
  disabled: boolean;
  /** Whether the field is required. */
  required: boolean;
  /** Whether the field shows an error. */
  invalid: boolean;
  /** Number of times that the form set the value. Default: 0. */
  writes?: number;
  /** Props for a component that renders one native control. */
  native?: NativeFieldContext;
}

/** Context of a field. */
export const FieldContext = createContext<FieldContextValue | null>(null);

/**
 * Merges the props of a component that renders one native control with those that the surrounding field gives
 * a native control; returns the component's own props outside a field.
 */
export function useNativeFieldProps<Props extends object>(
  kind: NativeControlKind,
  props: Props,
): Props {
  const native = useContext(FieldContext)?.native;
  const { onValueChange, ...own } = props as Props & Readonly<Record<string, unknown>>;
  const isControl = native !== undefined && onValueChange === native.onValueChange;
  const claim = isControl ? native.claim : undefined;
  useInsertionEffect(() => claim?.(kind), [claim, kind]);
  if (!isControl) return props;
  // A function in the field may set these itself.
  const { disabled = own.disabled, required = own.required, ...given } = native.propsOf(kind);
  return { ...own, ...given, disabled, required } as Props;
}
