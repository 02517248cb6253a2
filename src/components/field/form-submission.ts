import type { FormEvent } from 'react';
import { inDevelopment, reportProblem } from '../../core/report-problem';
import { issueText } from './field-rules';
import type { FieldForm } from './field-store';
import type { FieldErrors, FormAnswer, FormHandle, FormOptions } from './form-types';
import { isSame, nestValues, type SchemaReading } from './form-values';

/** What a form shows of its submits. */
export interface FormStatus {
  submitting: boolean;
  submitCount: number;
  formError: string | null;
  /** Whether the last submit failed, so that a summary lists the errors. */
  failed: boolean;
}

/** What a submit needs of the form. */
export interface SubmittedForm extends FieldForm, FormHandle {
  getStatus: () => FormStatus;
  update: (changes: Partial<FormStatus>) => void;
  focusErrors: () => void;
  clear: () => void;
}

type SubmitOfForm = FormEvent<HTMLFormElement>;

/** Submit in progress. */
interface Attempt {
  event: SubmitOfForm;
  /** Aborted when the form is reset or unmounts. */
  controller: AbortController;
  /** Whether the event was prevented, because an asynchronous rule is running. */
  waits: boolean;
  /** Whether it is validated: the form is submitted again, and this event goes on to the action of the form. */
  approved: boolean;
}

type Rejection = Partial<Extract<FormAnswer, { fieldErrors: unknown }>>;

/** The submits of a form, one at a time: validation, then `onSubmit` or the action, then the errors. */
export class FormSubmission {
  /** Errors from props that were last shown. */
  #given: Pick<FormOptions, 'errors' | 'formError'> = {};
  /** Whether values have been submitted since: equal errors are new then. */
  #hasAnswer = false;
  readonly #form: SubmittedForm;
  /** The form ignores other submits until this one has ended. */
  #attempt: Attempt | null = null;
  /**
   * Last submit event that went on to the action of the form. React prevents it for a function action, after which
   * it resets the form, possibly during the next submit.
   */
  #actionEvent: Event | null = null;

  constructor(form: SubmittedForm) {
    this.#form = form;
  }

  /** Stores the errors that the first render shows. */
  configure({ errors, formError }: FormOptions): void {
    this.#given = { errors, formError };
  }

  /**
   * Shows the errors passed as props and moves focus to them if they changed or follow another submit. A new
   * object with equal errors is not a change.
   */
  showGiven(errors: FieldErrors | undefined, formError: string | undefined): void {
    const last = this.#given;
    const isKnown = isSame(last.errors ?? {}, errors ?? {}) && last.formError === formError;
    const isNew = this.#hasAnswer && last.errors !== errors && hasErrors({ errors, formError });
    if (isKnown && !isNew) return;
    this.#given = { errors, formError };
    this.#hasAnswer = false;
    this.#showErrors({ errors, formError });
  }

  #showErrors({ errors, formError }: FormOptions): void {
    this.#form.setErrors(errors ?? {}, formError);
    this.#form.focusErrors();
  }

  /** Handles a reset by the browser. React resets a form after its function action; if that failed, values are kept. */
  handleReset(event: SubmitOfForm): void {
    if (event.defaultPrevented) return;
    const { options } = this.#form;
    if (!this.forgetAction() || !hasErrors(options)) {
      this.#form.clear();
      return;
    }
    event.preventDefault();
    this.#showErrors(options);
  }

  /** Aborts the submit in progress, whose result is then ignored. */
  abort(): void {
    this.#attempt?.controller.abort();
    this.#attempt = null;
  }

  /** Forgets the last submit to the action of the form; returns whether it was a function. */
  forgetAction(): boolean {
    const event = this.#actionEvent;
    this.#actionEvent = null;
    return event?.defaultPrevented === true;
  }

  /**
   * Handles a submit: validates all fields, then calls `onSubmit` or shows the errors. Without `onSubmit`, the
   * event goes on to the action of the form; if an asynchronous rule delayed it, the event was prevented and
   * the form is submitted again.
   */
  readonly handleSubmit = (event: SubmitOfForm): void => {
    const form = this.#form;
    if (this.#attempt?.approved) {
      this.#attempt = null;
      this.#actionEvent = event.nativeEvent;
      return;
    }
    if (this.#attempt) {
      event.preventDefault();
      return;
    }
    const controller = new AbortController();
    const attempt = { event, controller, waits: false, approved: false };
    this.#attempt = attempt;
    for (const { validation } of form.fields) validation.forgetServer();
    form.update({ submitCount: form.getStatus().submitCount + 1, formError: null });
    this.#validate();
    const reading = form.readSchema();
    const isPending = [...form.fields].some(({ validation }) => validation.isPending);
    if (!(reading instanceof Promise) && !isPending) {
      this.#proceed(attempt, reading);
      return;
    }
    event.preventDefault();
    attempt.waits = true;
    form.update({ submitting: true });
    form.announce(form.texts.labels.checking);
    void this.#whenSettled().then((settled) => this.#proceed(attempt, settled));
  };

  #validate(): void {
    // Store values that changed without an event first, because they do not count as typing.
    this.#form.values();
    for (const field of this.#form.fields) field.validate({ show: true });
  }

  /** Returns the result of the schema once no rule is running; validates again what has changed until then. */
  async #whenSettled(): Promise<SchemaReading | null> {
    const form = this.#form;
    const { version } = form;
    await Promise.all([...form.fields].map(({ validation }) => validation.whenSettled()));
    const reading = await form.readSchema();
    form.values();
    if (form.version === version) return reading;
    this.#validate();
    return this.#whenSettled();
  }

  #proceed(attempt: Attempt, reading: SchemaReading | null): void {
    const { event, controller } = attempt;
    const form = this.#form;
    const { onSubmit } = form.options;
    // The form was reset or unmounted in the meantime.
    if (controller.signal.aborted) return;
    const ofNoField = reading?.issues.get('') ?? [];
    const message = ofNoField.map((issue) => issueText(issue, form.texts)).join(' ');
    if (message || ![...form.fields].every(({ isValid }) => isValid)) {
      event.preventDefault();
      this.#finish({ failed: true, ...(message ? { formError: message } : {}) });
      form.focusErrors();
      return;
    }
    this.#hasAnswer = true;
    if (!onSubmit) {
      this.#submitToAction(attempt);
      return;
    }
    event.preventDefault();
    form.update({ submitting: true, failed: false });
    const { signal } = controller;
    const settle = (answer: unknown) => this.#settle(signal, answer);
    const fail = (error: unknown) => settle(isRejection(error) ? error : this.#rejectionOf(error));
    try {
      const values = reading ? reading.output : nestValues(form.values());
      const answer = onSubmit(values as never, { event, signal, form } as never);
      if (answer instanceof Object && 'then' in answer) {
        void Promise.resolve(answer).then(settle, fail);
      } else settle(answer);
    } catch (error) {
      fail(error);
    }
  }

  #settle(signal: AbortSignal, answer: unknown): void {
    if (signal.aborted) return;
    this.#finish({ failed: false });
    if (!isRejection(answer)) return;
    this.#showErrors({ errors: answer.fieldErrors, formError: answer.formError });
  }

  #submitToAction(attempt: Attempt): void {
    const { event, waits } = attempt;
    this.#finish({ failed: false });
    if (!waits) {
      this.#actionEvent = event.nativeEvent;
      return;
    }
    this.#attempt = { ...attempt, approved: true };
    const { submitter } = event.nativeEvent as SubmitEvent;
    this.#form.element?.requestSubmit(submitter?.isConnected ? submitter : null);
  }

  #finish(changes: Partial<FormStatus>): void {
    this.#attempt = null;
    // The message of an earlier submit is outdated.
    this.#form.announce('');
    this.#form.update({ submitting: false, ...changes });
  }

  #rejectionOf(error: unknown): Rejection {
    if (inDevelopment) {
      reportProblem(
        'Form',
        'onSubmit',
        `failed (${String(error)}), so the form shows a general error. Return \`formError\` to explain it.`,
      );
    }
    return { formError: this.#form.texts.labels.submitFailed };
  }
}

function isRejection(answer: unknown): answer is Rejection {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    ('fieldErrors' in answer || 'formError' in answer)
  );
}

/** Whether errors passed as props contain a message. */
function hasErrors({ errors, formError }: FormOptions): boolean {
  return Boolean(formError) || Object.values(errors ?? {}).some(Boolean);
}
