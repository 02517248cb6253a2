import type { ReactNode } from 'react';
import type { NativeControlKind } from '../../core/forms/field-context';
import type { NativeControl } from '../../core/forms/restore-default';
import type { Issue, MessageOptions, Messages, Rules, StandardSchema } from '../../validation';
import type { ErrorTiming } from './error-timing';
import type { FieldErrors, FormHandle, FormState } from './form/form-types';
import type { NowOrLater } from './now-or-later';
import type { FieldLabels } from './words';

/** Props of a form that its store reads. */
interface FormOptions {
  defaultValues?: object | undefined;
  schema?: StandardSchema | undefined;
  onSubmit?: ((values: never, details: never) => unknown) | undefined;
  timing?: ErrorTiming | undefined;
  debounce?: number | undefined;
  errors?: FieldErrors | undefined;
  formError?: string | undefined;
}

/** Labels of a form and of its errors. */
export interface FormTexts {
  labels: FieldLabels;
  messages: Messages;
  locale: string;
}

/** State of a form. */
interface FormStatus {
  submitting: boolean;
  submitCount: number;
  formError: string | null;
  /** Whether the last submit failed, so that a summary lists the errors. */
  failed: boolean;
}

/** Error summary of a form. */
export interface Summary {
  /** Moves focus to the summary if its props request it; returns whether it did. */
  focus: () => boolean;
}

/**
 * Result of a schema for all values: its output, or the issues by field; issues of no field are under `''`.
 */
export interface SchemaReading {
  output: unknown;
  issues: ReadonlyMap<string, readonly Issue[]>;
}

/** Submit in progress. */
interface Submission {
  /** Aborted when the form is reset or unmounts. */
  controller: AbortController;
  /** Whether it is validated: the form is submitted again, and this event goes on to the action of the form. */
  approved: boolean;
}

/** Errors from props that were last shown. */
interface GivenErrors extends Pick<FormOptions, 'errors' | 'formError'> {
  /** Whether values have been submitted since, so that equal errors are new. */
  answered: boolean;
}

/** Store of a form, shared by its parts. */
export interface FormStore {
  /** Latest props. */
  options: FormOptions;
  texts: FormTexts;

  /** Whether the form is mounted, possibly hidden. */
  mounted: boolean;
  /** Element of the form while it is visible. */
  element: HTMLFormElement | null;
  /** Fields on the page, in the order of mounting. */
  fields: Set<FieldStore>;
  summary?: Summary | undefined;

  status: FormStatus;
  /** State of the form as `useFormState` returned it last. */
  state?: FormState | undefined;
  /** Handle of the form, created on demand. */
  handle?: FormHandle;

  /** Number of changes of values; a result of the schema is valid for one version. */
  version: number;
  schemaResult?: { version: number; result: NowOrLater<SchemaReading> };

  /** Submit in progress; the form ignores others until it has ended. */
  submission: Submission | null;
  /**
   * Last submit event that went on to the action of the form. React prevents it for a function action, after which
   * it resets the form, possibly during the next submit.
   */
  actionEvent: Event | null;
  givenErrors: GivenErrors;

  /** Stores the latest props. */
  configure: (options: FormOptions, texts?: FormTexts) => void;
  /** Marks the form as mounted; returns a function that ends it. */
  mount: () => () => void;
  /** Ref of the live region, which also locates the form. */
  attach: (region: HTMLElement | null) => () => void;
  subscribe: (listener: () => void) => () => void;
  /** Notifies the subscribers of the form. */
  notify: () => void;
  /** Updates the state of the form and notifies its subscribers. */
  update: (changes: Partial<FormStatus>) => void;
  /** Announces a message in the live region at the end of the form. */
  announce: (message: string) => void;
}

/** Content of a field: a native control, several controls, a component, or a function that returns them. */
export type ContentKind = 'native' | 'group' | 'component' | 'function';

/**
 * Where the current value of a field is: in its `native` controls; `stored` in the field, until a native control
 * changes; `reported` by the component; or `ahead`, reported to the parent of a controlled component, which has not
 * rendered since.
 */
type ValueSource = 'native' | 'stored' | 'reported' | 'ahead';

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
  /** Value of a controlled control. */
  value: unknown;
  /** Value that a reset restores. */
  initial: unknown;
  /** Number of times that a reset remounted the component. */
  resets: number;
  /** Number of times that the value was set through the handle of the form, also to the same value. */
  writes: number;
}

/** Validation run of a field in progress. */
interface ValidationRun {
  controller: AbortController;
  result: Promise<boolean>;
  /** Version of the form that it validates. */
  version: number;
  /** Whether it first waits for a pause in typing. */
  debounced: boolean;
  /** Whether its result will be shown. */
  show: boolean;
}

/** Store of one field. */
export interface FieldStore {
  /** Latest name, which changes with the place of a row. */
  name: string;
  readonly form: FormStore;
  readonly kind: ContentKind;
  /** Latest props. */
  settings: FieldSettings;

  /** Element of the field while it is on the page, possibly hidden. */
  root: HTMLElement | null;
  controlId: string;
  /** Kind of the native control that the content renders and whose value the field reads. */
  nativeControl?: NativeControlKind;
  /** Control that represents the field, cached. */
  control: HTMLElement | null;
  /** Custom validity that the field set, and its control. */
  validity: { control: NativeControl; message: string } | null;
  /** Part of a component that references the error. */
  marked: HTMLElement | null;

  source: ValueSource;
  /** Whether the default checkboxes and radio buttons of a group are checked. */
  isInitialized: boolean;
  /** Latest known value. */
  value: unknown;

  run: ValidationRun | null;
  /** Whether the result for this value was shown. */
  resultShown: boolean;
  /** Whether the errors that are shown come from a server. */
  fromServer: boolean;

  status: FieldStatus;
  getStatus: () => FieldStatus;
  subscribe: (listener: () => void) => () => void;
  /** Notifies the subscribers of the field. */
  notify: () => void;
  /** Stores the latest props. */
  configure: (controlId: string, settings: FieldSettings, name: string) => void;
}
