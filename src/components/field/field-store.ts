import type { FocusEvent, SyntheticEvent } from 'react';
import { createSubscribers } from '../../core/callbacks';
import { inDevelopment } from '../../core/report-problem';
import { FieldContent, type ContentKind } from './field-content';
import { FieldValidation, serverErrors, type ValidatedForm } from './field-validation';
import type { FieldSettings, FieldState, FieldStatus } from './form-types';
import { checkLabel, checkName, isSame, valueAt } from './form-values';

/** What a field needs of its form. */
export interface FieldForm extends ValidatedForm {
  readonly element: HTMLFormElement | null;
  /** Fields on the page, in the order of mounting. */
  readonly fields: Set<FieldStore>;
  notify: () => void;
  notifyOfValue: () => void;
  clearError: () => void;
}

const untouched = {
  touched: false,
  dirty: false,
  changed: false,
  validated: false,
  valid: null,
  issues: [],
  blocker: '',
  passed: false,
  pending: false,
} as const;

/** One field of a form: its state, its rules and when they run. */
export class FieldStore {
  readonly form: FieldForm;
  readonly content: FieldContent;
  /** Latest props. */
  settings: FieldSettings = { control: {} };
  /** State as `useField` returned it last, until something changes. */
  state: FieldState | null = null;
  readonly validation: FieldValidation;
  readonly #subscribers = createSubscribers();
  #status: FieldStatus;

  /** Creates the store of a field that is not mounted yet. */
  constructor(form: FieldForm, name: string, kind: ContentKind) {
    const { defaultValues, errors } = form.options;
    const initial = valueAt(defaultValues, name);
    const given = serverErrors(errors?.[name]);
    this.form = form;
    this.content = new FieldContent(form, kind, name, initial);
    this.validation = new FieldValidation(this, given.issues.length > 0);
    this.#status = { ...untouched, ...given, value: initial, initial, resets: 0, writes: 0 };
  }

  get name(): string {
    return this.content.name;
  }

  readonly subscribe = this.#subscribers.subscribe;
  readonly getStatus = (): FieldStatus => this.#status;

  /** Text of the label. */
  get label(): string {
    const { label } = this.settings;
    if (typeof label === 'string') return label;
    return this.content.root?.querySelector('[data-slot="field-label"]')?.textContent ?? '';
  }

  /** Changes the status and notifies those who read it. */
  update(changes: Partial<FieldStatus>): void {
    const keys = Object.keys(changes) as Array<keyof FieldStatus>;
    if (keys.every((key) => isSame(changes[key], this.#status[key]))) return;
    this.#status = { ...this.#status, ...changes };
    this.#notify();
    this.form.notify();
  }

  #notify(): void {
    this.state = null;
    this.#subscribers.notify();
  }

  /** Stores what was rendered. */
  configure(name: string, controlId: string, settings: FieldSettings): void {
    if (name !== this.name || settings.required !== this.settings.required) this.state = null;
    this.content.configure(name, controlId, settings);
    this.validation.configure(settings);
    this.settings = settings;
  }

  /**
   * Adds the field to its form; returns a function that removes it. Called by an insertion effect, which also runs in a
   * hidden `<Activity>`, because the browser submits what is hidden, too.
   */
  readonly join = (): (() => void) => {
    const { form } = this;
    form.fields.add(this);
    form.version += 1;
    return () => {
      this.validation.abort();
      form.fields.delete(this);
      form.version += 1;
      this.content.attach(null);
    };
  };

  /** Connects the field to its element while it is visible; returns a function that ends this. */
  connect(root: HTMLElement | null, name: string): () => void {
    const { form } = this;
    this.content.attach(root);
    if (inDevelopment) {
      const others = [...form.fields].filter((other) => other !== this);
      checkName(name, others);
      checkLabel(name, this.settings.label, this.settings.control);
    }
    form.version += 1;
    form.notify();
    return form.notify;
  }

  /** Marks the control with an id as the status says. */
  mark(controlId: string, { blocker, issues }: FieldStatus): void {
    const isShown = issues.some(({ params }) => !params.quiet);
    this.content.mark(controlId, blocker, isShown);
  }

  /** Returns the value, and stores it if it has changed without an event, as by autofill. */
  readValue(): unknown {
    const value = this.content.read();
    if (!isSame(value, this.content.value)) this.#store(value);
    return value;
  }

  /** Sets the value from outside, as if the user had entered it. */
  setValue(value: unknown): void {
    this.content.write(value);
    this.update({ writes: this.#status.writes + 1 });
    this.#store(value);
    this.#handleChange();
  }

  /** Sets the value of a nested control. */
  readonly setNested = (value: unknown): void => {
    this.#store(value, this.content.keepsValue ? 'stored' : undefined);
    this.#handleChange();
  };

  /** Handles `onValueChange` of the control, after its own handler. */
  readonly report = (...args: unknown[]): void => {
    const [value, details] = args as [unknown, { reason?: string } | undefined];
    const { onValueChange: own, value: given } = this.settings.control;
    if (typeof own === 'function') own(...args);
    // The form resets its fields itself.
    if (details?.reason === 'reset') return;
    this.content.report(value);
    this.#store(value);
    // Renders the field even if its status stays the same, because the parent may reject the value.
    if (given !== undefined) this.#status = { ...this.#status };
    this.#handleChange();
  };

  /** Handles a change event inside the field, unless the control reports its value itself. */
  readonly handleNativeChange = ({ target }: SyntheticEvent): void => {
    if (this.content.reportsValue || (target as HTMLInputElement).name !== this.name) return;
    this.content.store(this.content.value, 'native');
    this.#store(this.content.read());
    this.#handleChange();
  };

  #store(value: unknown, source?: 'stored'): void {
    this.content.store(value, source);
    this.validation.outdate();
    this.form.version += 1;
  }

  /** Sets the value that a reset restores. */
  setInitial(initial: unknown): void {
    this.update({ initial });
    this.content.write(initial, { asDefault: true });
  }

  /** Restores the default value, and the status from before the first event. */
  reset(): void {
    const { initial, value, resets } = this.#status;
    this.validation.reset();
    this.content.reset();
    this.update({
      ...untouched,
      ...(this.content.keepsValue ? {} : { value: initial }),
      // Only a newly mounted component knows its own default.
      resets: initial === undefined && value !== undefined ? resets + 1 : resets,
    });
  }

  #handleChange(): void {
    const { form, content } = this;
    const { value, keepsValue } = content;
    const clears = this.validation.forgetServer();
    form.clearError();
    this.update({
      dirty: true,
      changed: !isSame(value, this.#status.initial),
      ...(keepsValue ? {} : { value }),
      ...(clears ? { issues: [], blocker: '' } : {}),
    });
    // The value of a native control is not part of the status.
    this.#notify();
    form.notifyOfValue();
    this.#validateOn('change');
  }

  /** Handles a blur event inside the field. */
  readonly handleBlur = ({ relatedTarget }: FocusEvent): void => {
    if (!this.content.root?.contains(relatedTarget)) this.leave();
  };

  /** Moves focus from the label to a control that a label cannot reference. */
  readonly handleLabelClick = ({ target }: SyntheticEvent): void => {
    if (!(target as Element).closest('label')?.control) this.content.focusTarget?.focus();
  };

  /** Records that focus left the field, and validates it according to the timing. */
  readonly leave = (): void => {
    this.update({ touched: true });
    this.#validateOn('blur');
  };

  /** Validates the field, and those that read it, according to their timing. */
  #validateOn(event: 'change' | 'blur'): void {
    this.validation.handle(event);
    // Once per field, so that fields that read each other do not loop.
    for (const other of this.form.fields) {
      const isConcerned = other !== this && other.#status.validated;
      if (isConcerned && other.validation.reads(this.name)) other.validation.handle(event);
    }
  }

  /** Validates the field. The result is in its status, at once or, while it is pending, later. */
  validate({ show }: { show: boolean }): void {
    if (this.content.isDisabled) return;
    this.readValue();
    this.validation.start({ show });
  }

  /** Whether the field does not block submission, once no rule is running. */
  get isValid(): boolean {
    return this.content.isDisabled || this.#status.valid !== false;
  }
}
