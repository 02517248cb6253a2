'use client';
import { createContext } from 'react';
import { createForm, type FieldStore, type FormStore, type FormTexts } from './form-store';

/** What a form passes to its fields. */
export interface FormContextValue {
  form: FormStore;
  /** Texts of the form; fields render again when they change. */
  texts: FormTexts;
}

/** Context through which a field reaches its form. */
export const FormContext = createContext<FormContextValue | null>(null);

const outside = createForm();

/** Form of the fields outside of any form. */
export const outsideForm: FormContextValue = { form: outside, texts: outside.texts };

/** Context through which `useField` reaches the field around it. */
export const FieldStoreContext = createContext<FieldStore | null>(null);
