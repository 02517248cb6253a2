import { fieldOf, focusField, wrongFields } from './focus-field';
import type { FieldErrors } from './form-options';
import type { FormHandle } from './form-handle';
import type { FormStore } from './form-store';
import { controlsOf } from './native-control';
import { nestValues } from './nest-values';
import { clearForm } from './reset-form';
import { showErrors } from './show-errors';
import { valuesOf } from './field-values';
import { hearChange, update, validateField } from './validate-field';
import { valueAt } from './values-by-name';
import { writeControls } from './write-controls';

type Handle = FormStore & FormHandle;

/** Handle of a form: its store, and what an application may ask of it. */
export function handleOf(store: FormStore): Handle {
  if ('submit' in store) return store as Handle;
  return Object.assign(store, {
    get: ((name?: string) => {
      const values = valuesOf(store);
      return name === undefined ? nestValues(values) : values[name];
    }) as FormHandle['get'],
    set: (name: string, value: unknown) => {
      const field = fieldOf(store, name);
      if (!field) return;
      if (field.native) writeControls(controlsOf(field.root, name), value, false);
      hearChange(field, value);
    },
    setErrors: (errors: FieldErrors, formError?: string) => showErrors(store, errors, formError),
    validate: async (name?: string, { silent = false }: { silent?: boolean } = {}) => {
      const fields = [...store.fields].filter((field) => name === undefined || field.name === name);
      const verdicts = await Promise.all(fields.map((field) => validateField(field, !silent)));
      return verdicts.every(Boolean);
    },
    reset: (values?: object) => resetTo(store, values),
    focus: (name?: string) => {
      const field = name === undefined ? undefined : fieldOf(store, name);
      return (name === undefined ? wrongFields(store) : field ? [field] : []).some(focusField);
    },
    submit: () => store.element?.requestSubmit(),
  });
}

function resetTo(store: FormStore, values: object | undefined): void {
  for (const field of store.fields) {
    const next = valueAt(values, field.name);
    if (next === undefined) continue;
    update(field, { initial: next });
    if (field.native) writeControls(controlsOf(field.root, field.name), next, true);
  }
  // The browser resets native controls, and the widgets hear the event.
  store.awaitsReset = false;
  if (store.element) store.element.reset();
  else clearForm(store);
}
