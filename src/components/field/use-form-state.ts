'use client';
import { useContext, useSyncExternalStore } from 'react';
import { describeForm } from './describe-form';
import { FormContext, loneForm } from './form-context';
import type { FormHandle, FormState } from './form-handle';
import type { FormStore } from './form-store';

/** State of the surrounding form, or of the one whose handle is given; draws anew with every change of it. */
export function useFormState<Values = never>(form?: FormHandle<Values>): FormState {
  const context = useContext(FormContext) ?? loneForm;
  const store = (form as FormStore | undefined) ?? context.store;
  const read = () => (store.state ??= describeForm(store));
  return useSyncExternalStore(store.subscribe, read, read);
}
