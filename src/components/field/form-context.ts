'use client';
import { createContext } from 'react';
import type { FieldRecord } from './field-record';
import type { FormWords } from './form-options';
import { createForm, type FormStore } from './form-store';

/** What a form tells its fields. */
export interface FormContextValue {
  store: FormStore;
  /** Words, whose change draws the fields anew. */
  words: FormWords;
}

/** Context through which a field reaches its form. */
export const FormContext = createContext<FormContextValue | null>(null);

const lone = createForm();

/** Form of the fields that stand in none. */
export const loneForm: FormContextValue = { store: lone, words: lone.words };

/** Context through which a control reaches its field. */
export const RecordContext = createContext<FieldRecord | null>(null);
