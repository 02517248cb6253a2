'use client';
import { useContext, useRef, useSyncExternalStore } from 'react';
import { inDevelopment, reportProblem } from '../../internals/report-problem';
import type { FieldRecord } from './field-record';
import { RecordContext } from './form-context';
import { errorText } from './field-words';
import { readRules } from './read-rules';
import { withEngine } from './load-engine';

/** State of a field, and what a control inside it may tell it. */
export interface FieldState {
  name: string;
  /** Id that the label points to. */
  controlId: string;
  value: unknown;
  /** What is wrong, as it is shown, or an empty text. */
  error: string;
  /** Whether nobody left the field yet. */
  untouched: boolean;
  touched: boolean;
  /** Whether nobody ever changed it. */
  pristine: boolean;
  dirty: boolean;
  /** Whether the value differs from the one at the beginning. */
  changed: boolean;
  isDefaultValue: boolean;
  /** Newest verdict, shown or not; both are `false` before the first. */
  valid: boolean;
  invalid: boolean;
  /** Whether the field was judged for the reader to see. */
  validated: boolean;
  /** Whether a rule waits for its answer. */
  pending: boolean;
  required: boolean;
  /** Newest verdict that was shown. */
  passed: boolean;
  failed: boolean;
  /** Changes the value, as a person does. */
  setValue: (value: unknown) => void;
  /** Tells that a person left the control. */
  leave: () => void;
}

const outside = { subscribe: () => () => {} };

/** State of the surrounding field, for a control of yours deep inside it; `null` outside of any field. */
export function useField(): FieldState | null {
  const field = useContext(RecordContext);
  const last = useRef<{ flags: unknown; view: unknown; value: unknown; state: FieldState }>(null);
  const read = () => {
    if (!field) return null;
    const { flags, view, value } = field;
    const known = last.current;
    if (known && known.flags === flags && known.view === view && known.value === value) {
      return known.state;
    }
    const state = describe(field);
    last.current = { flags, view, value, state };
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

function describe(field: FieldRecord): FieldState {
  const { flags, view, options, name, value, controlId } = field;
  const { touched, dirty, changed, validated, valid } = flags;
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
    pending: view.pending,
    required:
      options.required || readRules(options.rules, name).some(({ code }) => code === 'required'),
    passed: view.passed,
    failed: view.issues.length > 0,
    setValue: (next) => {
      field.native = false;
      withEngine((engine) => engine.hearChange(field, next));
    },
    leave: () => withEngine((engine) => engine.hearBlur(field)),
  };
}
