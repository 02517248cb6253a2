import { createSubscribers } from '../../core/callbacks';
import { numberFormat, pluralOf } from '../../core/locale/intl';
import { inDevelopment, reportProblem } from '../../core/report-problem';
import { englishMessages } from '../../validation';
import type { FieldStore } from './field-store';
import { FormSubmission, type FormStatus, type SubmittedForm } from './form-submission';
import type { FieldErrors, FormHandle, FormOptions, FormState, FormTexts } from './form-types';
import { nestValues, readWithSchema, valueAt, type SchemaReading } from './form-values';
import { field as english } from './words';

/** Error summary of a form. */
interface Summary {
  /** Moves focus to the summary if its props request it; returns whether it did. */
  focus: () => boolean;
}

/** A form: its fields with their values, its errors and its state. It is also the handle of the application. */
export class FormStore implements SubmittedForm {
  /** Latest props. */
  options: FormOptions = {};
  texts: FormTexts = { labels: english, messages: englishMessages, locale: 'en' };
  mounted = false;
  element: HTMLFormElement | null = null;
  readonly fields = new Set<FieldStore>();
  version = 0;

  readonly #subscribers = createSubscribers();
  readonly submission = new FormSubmission(this);
  #status: FormStatus = { submitting: false, submitCount: 0, formError: null, failed: false };
  /** State as `useFormState` returned it last, until something changes. */
  state: FormState | null = null;
  #summary: Summary | null = null;
  #region: HTMLElement | null = null;
  /** Last message for the region, which may not have been written yet. */
  #announced: object | null = null;
  /** Result of the schema for a version of the values. */
  #schema: { version: number; reading: SchemaReading | Promise<SchemaReading> } | null = null;
  readonly subscribe = this.#subscribers.subscribe;

  readonly notify = (): void => {
    this.state = null;
    this.#subscribers.notify();
  };

  /** Notifies of a value that is not part of the state, so that nothing renders. */
  readonly notifyOfValue = (): void => {
    this.#subscribers.notify();
  };

  readonly getStatus = (): FormStatus => this.#status;

  update(changes: Partial<FormStatus>): void {
    this.#status = { ...this.#status, ...changes };
    this.notify();
  }

  /** Error of the form that no summary shows. */
  readonly getLooseError = (): string | null => (this.#summary ? null : this.#status.formError);

  /** Stores the latest props. */
  configure(options: FormOptions, texts = this.texts): void {
    if (!this.mounted) {
      const { errors, formError = null } = options;
      this.submission.configure(options);
      this.#status = { ...this.#status, formError, failed: Boolean(errors ?? formError) };
    }
    this.options = options;
    this.texts = texts;
  }

  /** Marks the form as mounted; returns a function that ends it. */
  readonly mount = (): (() => void) => {
    this.mounted = true;
    return () => {
      this.mounted = false;
      this.submission.abort();
    };
  };

  /** Ref of the live region, which also locates the form. */
  readonly attach = (region: HTMLElement | null): (() => void) => {
    this.#region = region;
    this.element = region?.closest('form') ?? null;
    // Until hydration, the browser validates the form.
    if (this.element) this.element.noValidate = true;
    return () => {
      this.#region = null;
      this.element = null;
    };
  };

  /** Expects a summary to show the error of the form, from its first render on, even on the server. */
  expectSummary(): void {
    this.#summary ??= { focus: () => false };
  }

  /** Connects the summary; returns a function that ends this. */
  connectSummary(summary: Summary): () => void {
    this.#summary = summary;
    this.notify();
    return () => {
      this.#summary = null;
      this.notify();
    };
  }

  /**
   * Announces a message in the next frame, because a move of focus would interrupt it. A repeated message is cleared
   * first, so that it is announced again; an empty one clears the region.
   */
  readonly announce = (message: string): void => {
    const region = this.#region;
    if (!region) return;
    const latest = {};
    this.#announced = latest;
    const write = () => {
      if (this.#announced === latest) region.textContent = message;
    };
    if (!message || region.textContent !== message) {
      requestAnimationFrame(write);
      return;
    }
    region.textContent = '';
    setTimeout(write, 50);
  };

  readonly values = (): Record<string, unknown> => {
    const values: Record<string, unknown> = {};
    for (const field of this.fields) {
      const value = field.readValue();
      if (!field.content.isDisabled) values[field.name] = value;
    }
    return values;
  };

  readonly get: FormHandle['get'] = ((name?: string) => {
    const values = this.values();
    return name === undefined ? nestValues(values) : values[name];
  }) as FormHandle['get'];

  readonly set = (name: string, value: unknown): void => this.#fieldOf(name)?.setValue(value);

  /** Returns the field with a name, the first if there are several. */
  #fieldOf(name: string): FieldStore | undefined {
    return [...this.fields].find((field) => field.name === name);
  }

  readonly readSchema = (): SchemaReading | Promise<SchemaReading> | null => {
    const { schema } = this.options;
    if (!schema) return null;
    const values = nestValues(this.values());
    const { version } = this;
    if (this.#schema?.version === version) return this.#schema.reading;
    const names = [...this.fields].map(({ name }) => name);
    const reading = readWithSchema(schema, values, names);
    const result = { version, reading };
    this.#schema = result;
    if (reading instanceof Promise) {
      void reading.then((read) => {
        result.reading = read;
      });
    }
    return reading;
  };

  readonly validate: FormHandle['validate'] = async (name, { silent = false } = {}) => {
    const fields = [...this.fields].filter((field) => name === undefined || field.name === name);
    for (const field of fields) field.validate({ show: !silent });
    await Promise.all(fields.map(({ validation }) => validation.whenSettled()));
    return fields.every(({ isValid }) => isValid);
  };

  readonly clearError = (): void => {
    if (this.#status.formError !== null) this.update({ formError: null });
  };

  /** Returns the fields that show an error, in document order, which may differ from the order of mounting. */
  invalidFields(): FieldStore[] {
    const invalid = [...this.fields].filter((field) => field.getStatus().issues.length > 0);
    return invalid.sort(({ content: { root: a } }, { content: { root: b } }) =>
      a && b && a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
  }

  /** Shows server errors; those of unknown fields become errors of the form. */
  readonly setErrors = (errors: FieldErrors, formError?: string): void => {
    const unknown: string[] = [];
    for (const [name, messages] of Object.entries(errors)) {
      const field = this.#fieldOf(name);
      field?.validation.showErrors(messages);
      if (field || !messages) continue;
      unknown.push(...[messages].flat());
      if (inDevelopment) {
        reportProblem(
          'Form',
          'errors',
          `name "${name}", which is not a field, so the error is shown for the form. Use the name of a field.`,
        );
      }
    }
    this.update({
      formError: [formError, ...unknown].filter(Boolean).join(' ') || null,
      failed: true,
    });
  };

  readonly focus = (name?: string): boolean => {
    const fields = name === undefined ? this.invalidFields() : [this.#fieldOf(name)];
    return fields.some((field) => field?.content.focus());
  };

  /** Moves focus to the summary or to the first invalid field, and announces the number of errors. */
  focusErrors(): void {
    const { labels, locale } = this.texts;
    const count = this.invalidFields().length;
    const number = numberFormat(locale).format(count);
    const sum = count > 0 && labels.fieldsToCorrect(number, pluralOf(locale, count));
    // A field that cannot receive focus still blocks submission.
    if (!this.#summary?.focus()) this.focus();
    this.announce([this.#status.formError, sum].filter(Boolean).join(' '));
  }

  readonly reset = (values?: object): void => {
    for (const field of this.fields) {
      const initial = valueAt(values, field.name);
      if (initial !== undefined) field.setInitial(initial);
    }
    // The browser resets native controls; components handle its event.
    this.submission.forgetAction();
    // A control named "reset" hides the method of its form.
    if (this.element) HTMLFormElement.prototype.reset.call(this.element);
    else this.clear();
  };

  /** Restores the fields, once the browser has reset their controls. */
  clear(): void {
    this.submission.abort();
    this.version += 1;
    for (const field of this.fields) field.reset();
    this.update({ formError: null, failed: false, submitting: false, submitCount: 0 });
  }

  readonly submit = (): void => this.element?.requestSubmit();
}
