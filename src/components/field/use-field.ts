'use client';
import { useContext, useRef, useSyncExternalStore } from 'react';
import { inDevelopment, reportProblem } from '../../core/report-problem';
import { handleLeave, handleSet } from './field-events';
import { includesRequired, readRules } from './field-rules';
import { errorText } from './field-text';
import { FieldStoreContext } from './form/form-context';
import type { FieldStore } from './store-types';

/** State of a field, with functions for a nested control. */
export interface FieldState {
  name: string;
  /** Id that the label references. */
  controlId: string;
  value: unknown;
  /** Messages of the errors that are shown, or an empty string. */
  error: string;
  /** Whether focus has not left the field yet. */
  untouched: boolean;
  touched: boolean;
  /** Whether the value was never changed. */
  pristine: boolean;
  dirty: boolean;
  /** Whether the value differs from its default. */
  changed: boolean;
  isDefaultValue: boolean;
  /** Latest result, shown or not; both are `false` before the first. */
  valid: boolean;
  invalid: boolean;
  /** Whether a result was shown. */
  validated: boolean;
  /** Whether an asynchronous rule is running. */
  pending: boolean;
  required: boolean;
  /** Latest result that was shown. */
  passed: boolean;
  failed: boolean;
  /** Changes the value as if the user had. */
  setValue: (value: unknown) => void;
  /** Records that focus left the control. */
  leave: () => void;
}

const outside = { subscribe: () => () => {} };

/** Returns the state of the surrounding field, for a nested custom control; `null` outside a field. */
export function useField(): FieldState | null {
  const field = useContext(FieldStoreContext);
  const last = useRef<{ status: unknown; name: string; value: unknown; state: FieldState }>(null);
  const read = () => {
    if (!field) return null;
    const { status, name, value } = field;
    const { current } = last;
    if (current?.status === status && current.name === name && current.value === value) {
      return current.state;
    }
    const state = describeField(field);
    last.current = { status, name, value, state };
    return state;
  };
  const state = useSyncExternalStore((field ?? outside).subscribe, read, read);
  if (inDevelopment && !field) {
    reportProblem(
      'useField',
      'useField',
      'was called outside a field, so it returns null. Call it inside `Field`.',
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
    required: settings.required || includesRequired(rules),
    passed,
    failed: status.issues.length > 0,
    setValue: (next) => handleSet(field, next),
    leave: () => handleLeave(field),
  };
}
