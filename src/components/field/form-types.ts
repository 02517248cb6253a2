import type { FormEvent, ReactNode } from 'react';
import type { Issue, MessageOptions, Messages, Rules, StandardSchema } from '../../validation';
import type { ErrorTiming } from './error-timing';
import type { FieldLabels } from './words';

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

/** Flags of a field or of a whole form. */
interface StateFlags {
  /** Whether focus has not left the field yet, or any field of the form. */
  untouched: boolean;
  /** Whether focus has left the field, or a field of the form. */
  touched: boolean;
  /** Whether the value, or every one of the form, was never changed. */
  pristine: boolean;
  /** Whether the value, or one of the form, was ever changed. */
  dirty: boolean;
  /** Whether the value, or one of the form, differs from its default. */
  changed: boolean;
  /** Whether the value, or every one of the form, equals its default. */
  isDefaultValue: boolean;
  /** Whether the field, or every one of the form, was validated, possibly silently, and is valid. */
  valid: boolean;
  /** Whether the field, or one of the form, was validated, possibly silently, and is invalid. */
  invalid: boolean;
  /** Whether the field, or every one of the form, was validated visibly. */
  validated: boolean;
  /** Whether an asynchronous rule of the field, or of one of the form, is running. */
  pending: boolean;
  /** Whether the field, or every one of the form, was validated visibly and is valid. */
  passed: boolean;
  /** Whether the field, or one of the form, shows an error; a form also its own. */
  failed: boolean;
}

/** State of a form. */
export interface FormState extends StateFlags {
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

/** State of a field, with functions for a nested control. */
export interface FieldState extends StateFlags {
  name: string;
  /** Id that the label references. */
  controlId: string;
  value: unknown;
  /** Messages of the errors that are shown, or an empty string. */
  error: string;
  required: boolean;
  /** Changes the value as if the user had. */
  setValue: (value: unknown) => void;
  /** Records that focus left the control. */
  leave: () => void;
}

/** Labels of a form and of its errors. */
export interface FormTexts {
  labels: FieldLabels;
  messages: Messages;
  locale: string;
}

/** Props of a form that its store reads. */
export interface FormOptions {
  defaultValues?: object | undefined;
  schema?: StandardSchema | undefined;
  onSubmit?: ((values: never, details: never) => unknown) | undefined;
  timing?: ErrorTiming | undefined;
  debounce?: number | undefined;
  errors?: FieldErrors | undefined;
  formError?: string | undefined;
}

/** Props of a field that its store reads. */
export interface FieldSettings {
  label?: ReactNode;
  rules?: Rules | undefined;
  schema?: StandardSchema | undefined;
  messages?: MessageOptions['field'];
  timing?: ErrorTiming | undefined;
  debounce?: number | undefined;
  required?: boolean | undefined;
  disabled?: boolean;
  /** Props of the control, if it is a single element. */
  control: Readonly<Record<string, unknown>>;
}

/** Rendered state of a field; replaced with every change. */
export interface FieldStatus {
  /** Issues that are shown. */
  issues: readonly Issue[];
  /** Message of the latest result, shown or not, which blocks submission; empty for a valid field. */
  blocker: string;
  /** Latest result, shown or not; `null` before the first. */
  valid: boolean | null;
  /** Whether a result was shown. */
  validated: boolean;
  /** Whether the latest result that was shown is valid. */
  passed: boolean;
  /** Whether an asynchronous rule is running. */
  pending: boolean;
  touched: boolean;
  dirty: boolean;
  changed: boolean;
  /** Value of a control that does not keep it itself. */
  value: unknown;
  /** Value that a reset restores. */
  initial: unknown;
  /** Number of times that a reset remounted the component. */
  resets: number;
  /** Number of times that the value was set through the handle of the form, also to the same value. */
  writes: number;
}
