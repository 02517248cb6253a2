import type { FormEvent } from 'react';
import { restoreDefault } from '../../../core/forms/restore-default';
import { writeField } from '../field-control';
import { abortRun, untouched, updateField } from '../field-store';
import { controlsOf } from '../native-control';
import type { FieldStore, FormStore } from '../store-types';
import { focusErrors, hasErrors, showErrors } from './form-errors';
import { abortSubmission } from './form-store';
import { valueAt } from './form-values';

/**
 * Handles a reset by the browser. React resets a form after its function action; if the action failed, the
 * values are kept.
 */
export function handleReset(form: FormStore, event: FormEvent<HTMLFormElement>): void {
  if (event.defaultPrevented) return;
  const { errors, formError } = form.options;
  const isByAction = form.actionEvent?.defaultPrevented === true;
  form.actionEvent = null;
  if (!isByAction || !hasErrors(errors, formError)) {
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
    writeField(field, initial, { asDefault: true });
  }
  // The browser resets native controls; components handle its event.
  form.actionEvent = null;
  if (form.element) form.element.reset();
  else clearForm(form);
}

/** Resets the state of a form and its fields; the browser resets the controls. */
function clearForm(form: FormStore): void {
  abortSubmission(form);
  form.version += 1;
  for (const field of form.fields) clearField(field);
  form.update({ formError: null, failed: false, submitting: false, submitCount: 0 });
}

function clearField(field: FieldStore): void {
  const { initial, value, resets } = field.status;
  const isNative = field.source === 'native';
  abortRun(field);
  field.resultShown = false;
  field.fromServer = false;
  field.value = initial;
  updateField(field, {
    ...untouched,
    ...(isNative ? {} : { value: initial }),
    // Only a newly mounted component knows its own default.
    resets: initial === undefined && value !== undefined ? resets + 1 : resets,
  });
  if (isNative) controlsOf(field.root, field.name).forEach(restoreDefault);
}
