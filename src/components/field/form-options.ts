import type { FormEvent } from 'react';
import type { Messages, StandardSchema } from '../../validation';
import type { FieldLabels } from '../../languages/language';
import type { ErrorTiming } from './error-timing';
import type { FormHandle } from './form-handle';

/** Errors by the name of the field: a sentence, or several. */
export type FieldErrors = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Answer to a submit: it went well, or what is wrong with fields or with the form as a whole. */
export type FormAnswer =
  | { ok: true }
  | { fieldErrors: FieldErrors; formError?: string }
  | { formError: string };

/** What `onSubmit` receives beside the values. */
export interface SubmitDetails<Values> {
  /** Event of the submit. */
  event: FormEvent<HTMLFormElement>;
  /** Signal that ends the request when the form leaves the page. */
  signal: AbortSignal;
  /** Handle of the form. */
  form: FormHandle<Values>;
}

/** Called when all fields are valid; answers what the server said, also by a promise. */
export type SubmitHandler<Input, Output = Input> = (
  values: Output,
  details: SubmitDetails<Input>,
) => FormAnswer | void | PromiseLike<FormAnswer | void>;

/** Schema of Standard Schema 1 with the types of what goes in and what comes out. */
export interface TypedSchema<Input = unknown, Output = Input> {
  readonly '~standard': StandardSchema['~standard'] & {
    readonly types?: { readonly input: Input; readonly output: Output } | undefined;
  };
}

/** What a form's store is told by its component. */
export interface FormOptions {
  defaultValues?: object | undefined;
  schema?: StandardSchema | undefined;
  onSubmit?: ((values: never, details: never) => unknown) | undefined;
  timing?: ErrorTiming | undefined;
  debounce?: number | undefined;
  errors?: FieldErrors | undefined;
  formError?: string | undefined;
}

/** Words that a form speaks with. */
export interface FormWords {
  labels: FieldLabels;
  messages: Messages;
  locale: string;
}
