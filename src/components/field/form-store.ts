import { messageCatalogue } from '../../validation';
import { focusField, focusFirstWrong } from './focus-field';
import { describeForm } from './describe-form';
import type { FieldRecord } from './field-record';
import type { FormHandle, FormState } from './form-handle';
import type { FieldErrors, FormOptions, FormWords } from './form-options';
import type { SchemaVerdict } from './judge-schema';
import { fieldLabels } from './labels';
import { resetForm } from './reset-form';
import { showErrors } from './show-errors';
import { changeValue, validateField, valuesOf } from './validate-field';
import { nestValues } from './values-by-name';

/** Facts of a form as a whole. */
export interface FormFacts {
  submitting: boolean;
  submitCount: number;
  formError: string | null;
  /** Whether the last submit failed, so that a summary has something to sum up. */
  failed: boolean;
}

/** Store of one form: its handle, and what its parts share. */
export interface FormStore extends FormHandle {
  options: FormOptions;
  words: FormWords;
  element: HTMLFormElement | null;
  /** Live region, and the summary of errors where there is one. */
  region: HTMLElement | null;
  summary: { focus: () => boolean } | null;
  fields: Set<FieldRecord>;
  facts: FormFacts;
  /** Number of changes of values so far; a verdict of the schema is good for one. */
  version: number;
  verdict: { version: number; answer: SchemaVerdict | Promise<SchemaVerdict> } | null;
  /** Controller of the submit that is under way. */
  submission: AbortController | null;
  /** Whether the next submit has been judged already and goes its native way. */
  cleared: boolean;
  /** Whether a function action runs, after which React resets the form. */
  awaitsReset: boolean;
  listeners: Set<() => void>;
  /** Field of a name, the first where there are two. */
  field: (name: string) => FieldRecord | undefined;
  /** Changes facts of the form and tells it. */
  tell: (facts: Partial<FormFacts>) => void;
  /** Tells everybody that listens to the whole form. */
  notify: () => void;
}

const english: FormWords = {
  labels: fieldLabels.en,
  messages: messageCatalogue.en,
  locale: 'en',
};

/** Store of a form that is not on the page yet. */
export function createForm(options: FormOptions = {}): FormStore {
  let state: FormState | null = null;
  const store: FormStore = {
    options,
    words: english,
    element: null,
    region: null,
    summary: null,
    fields: new Set(),
    facts: {
      submitting: false,
      submitCount: 0,
      formError: options.formError ?? null,
      failed: Boolean(options.errors ?? options.formError),
    },
    version: 0,
    verdict: null,
    submission: null,
    cleared: false,
    awaitsReset: false,
    listeners: new Set(),
    field: (name) => [...store.fields].find((field) => field.name === name),
    tell: (facts) => {
      store.facts = { ...store.facts, ...facts };
      store.notify();
    },
    notify: () => {
      state = null;
      for (const listener of store.listeners) listener();
    },
    getState: () => (state ??= describeForm(store)),
    subscribe: (listener) => {
      store.listeners.add(listener);
      return () => void store.listeners.delete(listener);
    },
    get: ((name?: string) => {
      const values = valuesOf(store);
      return name === undefined ? nestValues(values) : values[name];
    }) as FormHandle['get'],
    set: (name: string, value: unknown) => {
      const field = store.field(name);
      if (field) changeValue(field, value);
    },
    setErrors: (fieldErrors: FieldErrors, formError?: string) =>
      showErrors(store, fieldErrors, formError),
    validate: async (name, { silent = false } = {}) => {
      const fields = [...store.fields].filter((field) => name === undefined || field.name === name);
      const verdicts = await Promise.all(fields.map((field) => validateField(field, !silent)));
      return verdicts.every(Boolean);
    },
    reset: (values) => resetForm(store, values),
    focus: (name) => {
      const field = name === undefined ? undefined : store.field(name);
      return name === undefined ? focusFirstWrong(store) : Boolean(field && focusField(field));
    },
    submit: () => store.element?.requestSubmit(),
  };
  return store;
}
