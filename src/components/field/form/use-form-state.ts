'use client';
import { useContext, useSyncExternalStore } from 'react';
import type { FormStore } from '../store-types';
import { FormContext, outsideForm } from './form-context';
import { storeOf } from './form-store';
import type { FormHandle, FormState } from './form-types';

/** Returns the state of the surrounding form, or of the form of a handle; renders again with every change. */
export function useFormState<Values = never>(form?: FormHandle<Values>): FormState {
  const surrounding = useContext(FormContext) ?? outsideForm;
  const store = storeOf(form) ?? surrounding.form;
  const read = () => stateOf(store);
  return useSyncExternalStore(store.subscribe, read, read);
}

function stateOf(store: FormStore): FormState {
  store.state ??= describeForm(store);
  return store.state;
}

function describeForm({ fields, status: formStatus }: FormStore): FormState {
  const all = [...fields].map(({ status }) => status);
  const { submitting, submitCount, formError } = formStatus;
  const touched = all.some((status) => status.touched);
  const dirty = all.some((status) => status.dirty);
  const changed = all.some((status) => status.changed);
  return {
    touched,
    untouched: !touched,
    dirty,
    pristine: !dirty,
    changed,
    isDefaultValue: !changed,
    valid: all.every(({ valid }) => valid === true),
    invalid: all.some(({ valid }) => valid === false),
    validated: all.every(({ validated }) => validated),
    pending: all.some(({ pending }) => pending),
    passed: all.every(({ passed }) => passed),
    failed: formError !== null || all.some(({ issues }) => issues.length > 0),
    submitting,
    submitCount,
    formError,
  };
}
