import type { FormEvent } from 'react';
import { tellControl } from './control-marks';
import { fresh, type FieldView } from './field-record';
import type { FormStore } from './form-store';
import { controlsOf } from './native-control';
import { leadToErrors, showErrors } from './show-errors';
import { update } from './validate-field';

/** Follows a reset by the browser. React resets a form after its function action, also a failed one: then what was typed stays. */
export function hearReset(store: FormStore, event: FormEvent<HTMLFormElement>): void {
  if (event.defaultPrevented) return;
  const { errors, formError } = store.options;
  const kept = store.awaitsReset && (formError || Object.values(errors ?? {}).some(Boolean));
  store.awaitsReset = false;
  if (!kept) return clearForm(store);
  event.preventDefault();
  showErrors(store, errors ?? {}, formError);
  leadToErrors(store);
}

/** Takes the state of a form back to the beginning; the browser does it with what is typed. */
export function clearForm(store: FormStore): void {
  store.submission?.abort();
  store.submission = undefined;
  store.version += 1;
  for (const field of store.fields) {
    const { run } = field;
    const value = field.view.initial;
    run?.controller.abort();
    field.run = null;
    field.judged = false;
    field.accused = false;
    field.value = value;
    const view: Partial<FieldView> = { issues: [], pending: false, passed: false };
    // Only a new widget knows how one without a value begins.
    if (value === undefined && field.view.value !== undefined)
      view.life = (field.view.life ?? 0) + 1;
    update(field, field.native ? view : { ...view, value }, fresh);
    tellControl(field, '');
    if (field.native) controlsOf(field.root, field.name).forEach(takeBack);
  }
  store.tell({ formError: null, failed: false, submitting: false, submitCount: 0 });
}

// React hears of no reset by the browser: what stood there before would be no change to it when it comes back in one go.
function takeBack(control: object): void {
  const input = control as HTMLInputElement;
  if ('checked' in input) input.checked = input.defaultChecked;
  if ('defaultValue' in input) input.value = input.defaultValue;
}
