import type { FormEvent } from 'react';
import { inDevelopment, reportProblem } from '../../../core/report-problem';
import { valuesOf } from '../field-control';
import { issueText } from '../field-text';
import { allOf, andThen, type NowOrLater } from '../now-or-later';
import type { FormStore } from '../store-types';
import { validateField } from '../validate-field';
import { focusErrors, showErrors } from './form-errors';
import { schemaResultOf } from './form-schema';
import type { FormAnswer, FormHandle } from './form-types';
import { nestValues } from './form-values';

type SubmitOfForm = FormEvent<HTMLFormElement>;

/** Submit of a form in progress. */
interface Attempt {
  event: SubmitOfForm;
  handle: FormHandle;
  controller: AbortController;
  /** Whether the event was prevented because of an asynchronous rule. */
  waited: boolean;
}

/** Values to submit, or `null` if there are errors. */
type ValuesToSubmit = { values: unknown } | null;

/**
 * Handles a submit: validates all fields, then calls `onSubmit` or shows the errors. Without `onSubmit`, the
 * event goes on to the action of the form; if an asynchronous rule delayed it, the event was prevented and
 * the form is submitted again.
 */
export function handleSubmit(form: FormStore, event: SubmitOfForm, handle: FormHandle): void {
  if (form.submission?.approved) {
    form.submission = null;
    form.actionEvent = event.nativeEvent;
    return;
  }
  if (form.submission) {
    event.preventDefault();
    return;
  }
  const controller = new AbortController();
  form.submission = { controller, approved: false };
  for (const field of form.fields) field.fromServer = false;
  const { submitCount } = form.status;
  form.status = { ...form.status, submitCount: submitCount + 1, formError: null };
  const toSubmit = validateForm(form);
  const attempt: Attempt = { event, handle, controller, waited: false };
  if (!(toSubmit instanceof Promise)) {
    proceed(form, attempt, toSubmit);
    return;
  }
  event.preventDefault();
  form.update({ submitting: true });
  form.announce(form.texts.labels.checking);
  void toSubmit.then((found) => proceed(form, { ...attempt, waited: true }, found));
}

function validateForm(form: FormStore): NowOrLater<ValuesToSubmit> {
  // Store values that changed without an event first, because they do not count as typing.
  valuesOf(form);
  const { version } = form;
  const verdicts = allOf([...form.fields].map((field) => validateField(field, { show: true })));
  return andThen(verdicts, (all) => {
    const values = valuesOf(form);
    // The user continued typing while a rule was running.
    if (form.version !== version) return validateForm(form);
    return andThen(schemaResultOf(form), (result) => {
      const ofNoField = result?.issues.get('') ?? [];
      const message = ofNoField.map((issue) => issueText(issue, form.texts)).join(' ');
      if (message) form.update({ formError: message });
      if (message || !all.every(Boolean)) return null;
      return { values: result ? result.output : nestValues(values) };
    });
  });
}

function proceed(form: FormStore, attempt: Attempt, toSubmit: ValuesToSubmit): void {
  const { event, handle } = attempt;
  const { signal } = attempt.controller;
  const { onSubmit } = form.options;
  // The form was reset or unmounted in the meantime.
  if (signal.aborted) return;
  if (!toSubmit) {
    event.preventDefault();
    finish(form, { failed: true });
    focusErrors(form);
    return;
  }
  form.givenErrors.answered = true;
  if (!onSubmit) {
    submitToAction(form, attempt);
    return;
  }
  event.preventDefault();
  form.update({ submitting: true, failed: false });
  const settle = (answer: unknown) => {
    if (signal.aborted) return;
    finish(form, { failed: false });
    showAnswer(form, answer);
  };
  const fail = (error: unknown) => settle(isRefusal(error) ? error : refusalOf(form, error));
  try {
    const details = { event, signal, form: handle };
    const answer = onSubmit(toSubmit.values as never, details as never);
    if (answer instanceof Object && 'then' in answer) {
      void Promise.resolve(answer).then(settle, fail);
    } else settle(answer);
  } catch (error) {
    fail(error);
  }
}

function submitToAction(form: FormStore, { event, controller, waited }: Attempt): void {
  finish(form, { failed: false });
  if (!waited) {
    form.actionEvent = event.nativeEvent;
    return;
  }
  form.submission = { controller, approved: true };
  const { submitter } = event.nativeEvent as SubmitEvent;
  form.element?.requestSubmit(submitter?.isConnected ? submitter : null);
}

function finish(form: FormStore, { failed }: { failed: boolean }): void {
  form.submission = null;
  // The message of an earlier submit is outdated.
  form.announce('');
  form.update({ submitting: false, failed });
}

type Refusal = Partial<Extract<FormAnswer, { fieldErrors: unknown }>>;

function isRefusal(answer: unknown): answer is Refusal {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    ('fieldErrors' in answer || 'formError' in answer)
  );
}

function showAnswer(form: FormStore, answer: unknown): void {
  if (!isRefusal(answer)) return;
  showErrors(form, answer.fieldErrors ?? {}, answer.formError);
  focusErrors(form);
}

function refusalOf({ texts }: FormStore, error: unknown): Refusal {
  if (inDevelopment) {
    reportProblem(
      'Form',
      'onSubmit',
      `failed (${String(error)}), so the form shows a general error. Return \`formError\` to explain it.`,
    );
  }
  return { formError: texts.labels.submitFailed };
}
