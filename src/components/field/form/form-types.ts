import type { FormEvent } from 'react';
import type { StandardSchema } from '../../../validation';

/** Errors by the name of the field: a message, or several. */
export type FieldErrors = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Answer to a submit: it went well, or what is wrong with fields or with the form as a whole. */
export type FormAnswer =
  | { ok: true }
  | { fieldErrors: FieldErrors; formError?: string }
  | { formError: string };

/** Second argument of `onSubmit`. */
export interface SubmitDetails<Values> {
  /** Event of the submit. */
  event: FormEvent<HTMLFormElement>;
  /** Signal that is aborted when the form is reset or leaves the page. */
  signal: AbortSignal;
  /** Handle of the form. */
  form: FormHandle<Values>;
}

/** Called when all fields are valid; returns the answer of the server, or a promise of it. */
export type SubmitHandler<Input, Output = Input> = (
  values: Output,
  details: SubmitDetails<Input>,
  // biome-ignore lint/suspicious/noConfusingVoidType: It may return nothing.
) => FormAnswer | void | PromiseLike<FormAnswer | void>;

/** Schema by Standard Schema 1 with the types of its input and its output. */
export interface TypedSchema<Input = unknown, Output = Input> {
  readonly '~standard': StandardSchema['~standard'] & {
    readonly types?: { readonly input: Input; readonly output: Output } | undefined;
  };
}

/** State of a form as a whole. */
export interface FormState {
  /** Whether no field was left yet. */
  untouched: boolean;
  /** Whether a field was left. */
  touched: boolean;
  /** Whether no field was ever changed. */
  pristine: boolean;
  /** Whether a field was ever changed. */
  dirty: boolean;
  /** Whether a value differs from its default. */
  changed: boolean;
  /** Whether every value is its default. */
  isDefaultValue: boolean;
  /** Whether every field was validated, also silently, and is valid. */
  valid: boolean;
  /** Whether a field was validated, also silently, and is invalid. */
  invalid: boolean;
  /** Whether every field was validated visibly. */
  validated: boolean;
  /** Whether an asynchronous rule is running. */
  pending: boolean;
  /** Whether every field was validated visibly and is valid. */
  passed: boolean;
  /** Whether a field shows an error. */
  failed: boolean;
  /** Whether a submit is under way. */
  submitting: boolean;
  /** Number of submits, failed ones included. */
  submitCount: number;
  /** Error of the form as a whole, or `null`. */
  formError: string | null;
}

/** Name of a field: a key of the values, or a path into them. */
type NameIn<Values> = (keyof Values & string) | (string & {});

/** Value of a name; `unknown` for a path. */
type ValueAt<Values, Name> = Name extends keyof Values ? Values[Name] : unknown;

/** Handle of a form, through which an application reads and changes it. */
export interface FormHandle<Values = Record<string, unknown>> {
  /** Values of all fields, nested as their names say, or the value of one field. */
  get: {
    (): Values;
    <Name extends NameIn<Values>>(name: Name): ValueAt<Values, Name>;
  };
  /** Sets the value of a field, as if the user had changed it. */
  set: <Name extends NameIn<Values>>(name: Name, value: ValueAt<Values, Name>) => void;
  /** Shows errors of a server; those of a field go when it changes. */
  setErrors: (fieldErrors: FieldErrors, formError?: string) => void;
  /** Validates one field or all of them, without showing errors where `silent`; resolves with whether they are valid. */
  validate: (name?: string, options?: { silent?: boolean }) => Promise<boolean>;
  /** Resets values and errors, to other default values where they are given. */
  reset: (values?: Partial<Values>) => void;
  /** Subscribes to changes of the form; returns an unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
  /** Moves focus to a field, or to the first one with an error; returns whether one took it. */
  focus: (name?: string) => boolean;
  /** Submits the form as its submit button would. */
  submit: () => void;
}
