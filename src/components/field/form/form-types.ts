import type { FormEvent } from 'react';
import type { StandardSchema } from '../../../validation';

/** Errors by field name: a message, or several. */
export type FieldErrors = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Result of a submit: success, or errors of fields or the form. */
export type FormAnswer =
  | { ok: true }
  | { fieldErrors: FieldErrors; formError?: string }
  | { formError: string };

/** Second argument of `onSubmit`. */
export interface SubmitDetails<Values> {
  /** Submit event. */
  event: FormEvent<HTMLFormElement>;
  /** Signal that is aborted when the form is reset or unmounts. */
  signal: AbortSignal;
  /** Handle of the form. */
  form: FormHandle<Values>;
}

/** Called when all fields are valid; returns the result of the server, or a promise of it. */
export type SubmitHandler<Input, Output = Input> = (
  values: Output,
  details: SubmitDetails<Input>,
  // biome-ignore lint/suspicious/noConfusingVoidType: It may return nothing.
) => FormAnswer | void | PromiseLike<FormAnswer | void>;

/** Schema according to Standard Schema 1 with the types of its input and its output. */
export interface TypedSchema<Input = unknown, Output = Input> {
  readonly '~standard': StandardSchema['~standard'] & {
    readonly types?: { readonly input: Input; readonly output: Output } | undefined;
  };
}

/** State of a form. */
export interface FormState {
  /** Whether focus has not left any field yet. */
  untouched: boolean;
  /** Whether focus has left a field. */
  touched: boolean;
  /** Whether no field was ever changed. */
  pristine: boolean;
  /** Whether a field was ever changed. */
  dirty: boolean;
  /** Whether a value differs from its default. */
  changed: boolean;
  /** Whether every value equals its default. */
  isDefaultValue: boolean;
  /** Whether every field was validated, possibly silently, and is valid. */
  valid: boolean;
  /** Whether a field was validated, possibly silently, and is invalid. */
  invalid: boolean;
  /** Whether every field was validated visibly. */
  validated: boolean;
  /** Whether an asynchronous rule is running. */
  pending: boolean;
  /** Whether every field was validated visibly and is valid. */
  passed: boolean;
  /** Whether a field shows an error. */
  failed: boolean;
  /** Whether a submit is in progress. */
  submitting: boolean;
  /** Number of submits, failed ones included. */
  submitCount: number;
  /** Error for the form, or `null`. */
  formError: string | null;
}

/** Name of a field: a key of the values, or a path. */
type NameIn<Values> = (keyof Values & string) | (string & {});

/** Type of the value of a name; `unknown` for a path. */
type ValueAt<Values, Name> = Name extends keyof Values ? Values[Name] : unknown;

/** Handle of a form, for reading and changing it from outside. */
export interface FormHandle<Values = Record<string, unknown>> {
  /** Returns the values of all fields, nested according to their names, or the value of one field. */
  get: {
    (): Values;
    <Name extends NameIn<Values>>(name: Name): ValueAt<Values, Name>;
  };
  /** Sets the value of a field, as if the user had changed it. */
  set: <Name extends NameIn<Values>>(name: Name, value: ValueAt<Values, Name>) => void;
  /** Shows server errors; a field's error is cleared when the field changes. */
  setErrors: (fieldErrors: FieldErrors, formError?: string) => void;
  /**
   * Validates one field or all; with `silent`, errors are not shown. Resolves with whether they are valid.
   */
  validate: (name?: string, options?: { silent?: boolean }) => Promise<boolean>;
  /** Resets values and errors, optionally to other default values. */
  reset: (values?: Partial<Values>) => void;
  /** Subscribes to changes of the form; returns an unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
  /** Moves focus to a field, or to the first invalid one; returns whether it received focus. */
  focus: (name?: string) => boolean;
  /** Submits the form as its submit button would. */
  submit: () => void;
}
