'use client';
import { createContext } from 'react';
import type { FieldStore, FormStore, FormTexts } from '../store-types';
import { createForm } from './form-store';

/** Context value that a form passes to its fields. */
interface FormContextValue {
  form: FormStore;
  /** Labels of the form; fields render again when they change. */
  texts: FormTexts;
}

/** Context of a form. */
export const FormContext = createContext<FormContextValue | null>(null);

const outside = createForm();

/** Context value outside a form: that of a form without fields. */
export const outsideForm: FormContextValue = { form: outside, texts: outside.texts };

/** Context of a field, for `useField`. */
export const FieldStoreContext = createContext<FieldStore | null>(null);
