import type { FormEvent } from 'react';
import { restoreDefault } from '../../../internals/forms/restore-default';
import { writeField } from '../field-control';
import { untouched, updateField } from '../field-store';
import { controlsOf } from '../native-control';
import type { FormStore } from '../store-types';
import { focusErrors, showErrors } from './form-errors';
import { valueAt } from './form-values';

/**
 * Handles a reset by the browser. React resets a form after its function action; if the action failed, the
 * values are kept.
 */
export function handleReset(form: FormStore, event: FormEvent<HTMLFormElement>): void {
  if (event.defaultPrevented) return;
  const { errors, formError } = form.options;
  const byAction = form.actionEvent?.defaultPrevented;
  const failed = byAction && (formError || Object.values(errors ?? {}).some(Boolean));
  form.actionEvent = undefined;
  if (!failed) {
    clearForm(form);
    return;
  }
  event.preventDefault();
  showErrors(form, errors ?? {}, formError);
  focusErrors(form);
}

/** Resets a form, optionally to other default values. */
export function resetForm(form: FormStore, values: object | undefined): void {
  for (const field of form.fields) {
    const initial = valueAt(values, field.name);
    if (initial === undefined) continue;
    updateField(field, { initial });
    writeField(field, initial, true);
  }
  // The browser resets native controls; components handle its event.
  form.actionEvent = undefined;
  if (form.element) form.element.reset();
  else clearForm(form);
}

/** Resets the state of a form and its fields; the browser resets the controls. */
function clearForm(form: FormStore): void {
  form.submission?.abort();
  form.submission = undefined;
  form.version += 1;
  for (const field of form.fields) {
    const { initial, value, resets } = field.status;
    field.run?.controller.abort();
    field.run = null;
    field.resultShown = false;
    field.fromServer = false;
    field.value = initial;
    updateField(field, {
      ...untouched,
      issues: [],
      blocker: '',
      pending: false,
      passed: false,
      ...(field.source === 'native' ? {} : { value: initial }),
      // Only a newly mounted component knows its own default.
      resets: initial === undefined && value !== undefined ? resets + 1 : resets,
    });
    if (field.source === 'native') controlsOf(field.root, field.name).forEach(restoreDefault);
  }
  form.update({ formError: null, failed: false, submitting: false, submitCount: 0 });
}
