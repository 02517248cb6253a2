import type { FieldErrors } from './form-options';

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
  /** Whether a value differs from the one at the beginning. */
  changed: boolean;
  /** Whether no value differs from the one at the beginning. */
  isDefaultValue: boolean;
  /** Whether every field was judged and is right. */
  valid: boolean;
  /** Whether a field was judged, for nobody to see perhaps, and is wrong. */
  invalid: boolean;
  /** Whether every field was judged. */
  validated: boolean;
  /** Whether a rule waits for its answer. */
  pending: boolean;
  /** Whether every field was judged for the reader to see, and is right. */
  passed: boolean;
  /** Whether a field shows an error. */
  failed: boolean;
  /** Whether a submit is under way. */
  submitting: boolean;
  /** Number of submits, the failed ones among them. */
  submitCount: number;
  /** Error of the form as a whole, or `null`. */
  formError: string | null;
}

/** Name of a field: a key of the values, or a path into them. */
type NameIn<Values> = (keyof Values & string) | (string & {});

/** Value of a name; one of a path is not known. */
type ValueAt<Values, Name> = Name extends keyof Values ? Values[Name] : unknown;

/** Handle of a form: what an application may ask of it. */
export interface FormHandle<Values = Record<string, unknown>> {
  /** Values of all fields, nested as their names say, or the value of one field. */
  get: {
    (): Values;
    <Name extends NameIn<Values>>(name: Name): ValueAt<Values, Name>;
  };
  /** Gives a field a value, as if a person had changed it. */
  set: <Name extends NameIn<Values>>(name: Name, value: ValueAt<Values, Name>) => void;
  /** Shows errors that a server found; those of a field go when it changes. */
  setErrors: (fieldErrors: FieldErrors, formError?: string) => void;
  /** Judges one field or all of them, for nobody to see where `silent`; answers whether they are right. */
  validate: (name?: string, options?: { silent?: boolean }) => Promise<boolean>;
  /** Takes values and errors back to the beginning, or to other values that are the beginning from then on. */
  reset: (values?: Partial<Values>) => void;
  /** Called when anything about the form changes; answers the function that ends it. */
  subscribe: (listener: () => void) => () => void;
  /** Moves focus to a field, or to the first one with an error; answers whether there was one that takes it. */
  focus: (name?: string) => boolean;
  /** Submits the form as its button would. */
  submit: () => void;
}
