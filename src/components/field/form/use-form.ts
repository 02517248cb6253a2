'use client';
import { useState } from 'react';
import { focusField, valuesOf, writeField } from '../field-control';
import { handleChange } from '../field-events';
import { updateField } from '../field-store';
import type { FormStore } from '../store-types';
import { validateField } from '../validate-field';
import { fieldOf, invalidFields, showErrors } from './form-errors';
import { createForm, setHandle } from './form-store';
import type { FormHandle } from './form-types';
import { nestValues } from './form-values';
import { resetForm } from './reset-form';

/** Returns a handle of a form, to pass to it as `form`. It is stable and causes no renders. */
export function useForm<Values extends object = Record<string, unknown>>(): FormHandle<Values>;
// Only the application knows the types of the values.
export function useForm(): FormHandle {
  const [form] = useState(() => handleOf(createForm()));
  return form;
}

/** Returns the handle of a form, cached in its store. */
export function handleOf(form: FormStore): FormHandle {
  if (form.handle) return form.handle;
  const handle: FormHandle = {
    get: ((name?: string) => {
      const values = valuesOf(form);
      return name === undefined ? nestValues(values) : values[name];
    }) as FormHandle['get'],
    set: (name, value) => {
      const field = fieldOf(form, name);
      if (!field) return;
      writeField(field, value);
      updateField(field, { writes: field.status.writes + 1 });
      handleChange(field, value);
    },
    setErrors: (errors, formError) => showErrors(form, errors, formError),
    validate: async (name, { silent = false } = {}) => {
      const fields = [...form.fields].filter((field) => name === undefined || field.name === name);
      const verdicts = await Promise.all(
        fields.map((field) => validateField(field, { show: !silent })),
      );
      return verdicts.every(Boolean);
    },
    reset: (values) => resetForm(form, values),
    subscribe: form.subscribe,
    focus: (name) => {
      if (name === undefined) return invalidFields(form).some(focusField);
      const field = fieldOf(form, name);
      return field !== undefined && focusField(field);
    },
    submit: () => form.element?.requestSubmit(),
  };
  setHandle(form, handle);
  return handle;
}
