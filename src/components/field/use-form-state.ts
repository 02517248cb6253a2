'use client';
import { useContext, useSyncExternalStore } from 'react';
import { FormContext, loneForm } from './form-context';
import type { FormHandle, FormState } from './form-handle';

/** State of the surrounding form, or of the one whose handle is given; draws anew with every change of it. */
export function useFormState<Values = never>(form?: FormHandle<Values>): FormState {
  const { store } = useContext(FormContext) ?? loneForm;
  const { subscribe, getState } = form ?? store;
  return useSyncExternalStore(subscribe, getState, getState);
}
