'use client';
import { createContext, useContext, useId } from 'react';

/** What a surrounding field provides to the control inside it. */
export interface FieldContextValue {
  /** Id that the control's focusable element takes, so that the label points to it. */
  controlId: string;
  /** Id of the label, or `null` where the field draws none. */
  labelId: string | null;
  /** Id of the hint, or `null`. */
  descriptionId: string | null;
  /** Id of the error, or `null` while the field is valid. */
  errorId: string | null;
  /** Whether the whole field is disabled. */
  disabled: boolean;
  /** Whether the field must be filled in. */
  required: boolean;
  /** Whether the field shows an error. */
  invalid: boolean;
}

/** Context through which a field reaches the control that it holds. */
export const FieldContext = createContext<FieldContextValue | null>(null);

/** Props of a control that a field may fill in. */
export interface FieldControlProps {
  id?: string | undefined;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
  invalid?: boolean | undefined;
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
  'aria-describedby'?: string | undefined;
}

/** Props of a control with the field's answers worked in. */
export interface ResolvedFieldControl {
  id: string;
  disabled: boolean;
  required: boolean;
  invalid: boolean;
  'aria-label': string | undefined;
  'aria-labelledby': string | undefined;
  'aria-describedby': string | undefined;
}

/** Control props merged with the surrounding field's; a prop of the control itself wins. */
export function useFieldControl(props: FieldControlProps): ResolvedFieldControl {
  const field = useContext(FieldContext);
  const ownId = useId();
  const describedBy = [props['aria-describedby'], field?.descriptionId, field?.errorId];
  const labelledBy = props['aria-label'] === undefined ? (field?.labelId ?? undefined) : undefined;
  return {
    id: props.id ?? field?.controlId ?? ownId,
    disabled: props.disabled ?? field?.disabled ?? false,
    required: props.required ?? field?.required ?? false,
    invalid: props.invalid ?? field?.invalid ?? false,
    'aria-label': props['aria-label'],
    'aria-labelledby': props['aria-labelledby'] ?? labelledBy,
    'aria-describedby': describedBy.filter(Boolean).join(' ') || undefined,
  };
}
