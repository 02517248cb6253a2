'use client';
import { useContext, useRef, useSyncExternalStore } from 'react';
import { inDevelopment, reportProblem } from '../../internals/report-problem';
import { handleChange, handleLeave } from './field-events';
import { readRules } from './field-rules';
import { errorText } from './field-text';
import { FieldStoreContext } from './form/form-context';
import type { FieldStore } from './form/form-store';

/** State of a field, with functions for a control inside it. */
export interface FieldState {
  name: string;
  /** Id that the label points to. */
  controlId: string;
  value: unknown;
  /** Messages of the errors that are shown, or an empty text. */
  error: string;
  /** Whether the user did not leave the field yet. */
  untouched: boolean;
  touched: boolean;
  /** Whether the user never changed the value. */
  pristine: boolean;
  dirty: boolean;
  /** Whether the value differs from its default. */
  changed: boolean;
  isDefaultValue: boolean;
  /** Newest verdict, shown or not; both are `false` before the first. */
  valid: boolean;
  invalid: boolean;
  /** Whether a verdict was shown. */
  validated: boolean;
  /** Whether an asynchronous rule is running. */
  pending: boolean;
  required: boolean;
  /** Newest verdict that was shown. */
  passed: boolean;
  failed: boolean;
  /** Changes the value, as the user does. */
  setValue: (value: unknown) => void;
  /** Marks the control as left by the user. */
  leave: () => void;
}

const outside = { subscribe: () => () => {} };

/** State of the surrounding field, for a control of yours deep inside it; `null` outside of any field. */
export function useField(): FieldState | null {
  const field = useContext(FieldStoreContext);
  const last = useRef<{ status: unknown; value: unknown; state: FieldState }>(null);
  const read = () => {
    if (!field) return null;
    const { status, value } = field;
    if (last.current?.status === status && last.current.value === value) return last.current.state;
    const state = describeField(field);
    last.current = { status, value, state };
    return state;
  };
  const state = useSyncExternalStore((field ?? outside).subscribe, read, read);
  if (inDevelopment && !field) {
    reportProblem(
      'useField',
      'useField',
      'has no field around it and answers null. Use it inside `Field`.',
    );
  }
  return state;
}

function describeField(field: FieldStore): FieldState {
  const { status, settings, name, value, controlId } = field;
  const { touched, dirty, changed, validated, valid, pending, passed } = status;
  const rules = readRules(settings.rules, name);
  return {
    name,
    controlId,
    value,
    error: errorText(field),
    untouched: !touched,
    touched,
    pristine: !dirty,
    dirty,
    changed,
    isDefaultValue: !changed,
    valid: valid === true,
    invalid: valid === false,
    validated,
    pending,
    required: settings.required || rules.some(({ code }) => code === 'required'),
    passed,
    failed: status.issues.length > 0,
    setValue: (next) => {
      field.native = false;
      handleChange(field, next);
    },
    leave: () => handleLeave(field),
  };
}
