import type { FormEvent } from 'react';
import type { FormStore } from './form-store';
import { controlsOf, writeControls } from './native-control';
import { resetField } from './validate-field';
import { valueAt } from './values-by-name';

/** Takes a form back to the beginning, or to values that are the beginning from then on. */
export function resetForm(store: FormStore, values?: object): void {
  if (values) {
    for (const field of store.fields) {
      const next = valueAt(values, field.name);
      if (next !== undefined) field.initial = next;
      if (field.native && next !== undefined) {
        writeControls(controlsOf(field.root, field.name), next, true);
      }
    }
  }
  // The browser resets native controls, and the widgets hear the event.
  store.awaitsReset = false;
  if (store.element) store.element.reset();
  else clear(store);
}

/** Follows a reset by the browser. React resets a form after its function action, also a failed one: then what was typed stays. */
export function hearReset(store: FormStore, event: FormEvent<HTMLFormElement>): void {
  if (event.defaultPrevented) return;
  const { errors, formError } = store.options;
  const failed = Boolean(formError) || Object.values(errors ?? {}).some(Boolean);
  const kept = store.awaitsReset && failed;
  store.awaitsReset = false;
  if (kept) event.preventDefault();
  else clear(store);
}

function clear(store: FormStore): void {
  store.submission?.abort();
  store.submission = null;
  store.version += 1;
  for (const field of store.fields) resetField(field);
  store.tell({ formError: null, failed: false, submitting: false, submitCount: 0 });
}
