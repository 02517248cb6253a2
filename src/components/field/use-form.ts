'use client';
import {
  createContext,
  useContext,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react';
import { inDevelopment, reportProblem } from '../../core/report-problem';
import type { ContentKind } from './field-content';
import { includesRequired, readRules } from './field-rules';
import { FieldStore } from './field-store';
import { FormStore } from './form-store';
import type { FieldSettings, FieldState, FormHandle, FormState, FormTexts } from './form-types';
import { identityOf } from './form-values';

/** Context value that a form passes to its fields. */
interface FormContextValue {
  form: FormStore;
  /** Labels of the form; fields render again when they change. */
  texts: FormTexts;
}

/** Context of a form. */
export const FormContext = createContext<FormContextValue | null>(null);

const outside = new FormStore();

/** Context value outside a form: that of a form without fields. */
export const outsideForm: FormContextValue = { form: outside, texts: outside.texts };

/** Context of a field, for `useField`. */
export const FieldStoreContext = createContext<FieldStore | null>(null);

/** Returns a handle of a form, to pass to it as `form`. It is stable and causes no renders. */
export function useForm<Values extends object = Record<string, unknown>>(): FormHandle<Values>;
// Only the application knows the types of the values.
export function useForm(): FormHandle {
  const [form] = useState(() => new FormStore());
  return form;
}

/** Returns the store of the form that a handle controls. */
export function storeOf<Values>(handle: FormHandle<Values> | undefined): FormStore | undefined {
  return handle instanceof FormStore ? handle : undefined;
}

/** Returns the state of the surrounding form, or of the form of a handle; renders again with every change. */
export function useFormState<Values = never>(form?: FormHandle<Values>): FormState {
  const surrounding = useContext(FormContext) ?? outsideForm;
  const store = storeOf(form) ?? surrounding.form;
  const read = () => {
    store.state ??= describeForm(store);
    return store.state;
  };
  return useSyncExternalStore(store.subscribe, read, read);
}

function describeForm(form: FormStore): FormState {
  const all = [...form.fields].map((field) => field.getStatus());
  const { submitting, submitCount, formError } = form.getStatus();
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

const never = () => () => {};

/** Returns the state of the surrounding field, for a nested custom control; `null` outside a field. */
export function useField(): FieldState | null {
  const field = useContext(FieldStoreContext);
  if (inDevelopment && !field) {
    reportProblem(
      'useField',
      'useField',
      'was called outside a field, so it returns null. Call it inside `Field`.',
    );
  }
  const read = () => {
    if (!field) return null;
    field.state ??= describeField(field);
    return field.state;
  };
  return useSyncExternalStore(field?.subscribe ?? never, read, read);
}

function describeField(field: FieldStore): FieldState {
  const { name, content, validation, settings } = field;
  const { touched, dirty, changed, validated, valid, pending, passed, issues } = field.getStatus();
  return {
    name,
    controlId: content.id,
    value: content.value,
    error: validation.errorText(field.form.texts),
    untouched: !touched,
    touched,
    pristine: !dirty,
    dirty,
    changed,
    isDefaultValue: !changed,
    valid: valid === true,
    invalid: valid === false,
    validated,
    pending,
    required: settings.required || includesRequired(readRules(settings.rules, name)),
    passed,
    failed: issues.length > 0,
    setValue: field.setNested,
    leave: field.leave,
  };
}

/**
 * Creates the store of a field, connects it to its element and its form, and renders again with its status.
 * @param root Ref to the element of the field.
 * @param controlId Id of the control.
 */
export function useFieldStore(
  root: RefObject<HTMLElement | null>,
  name: string,
  controlId: string,
  kind: ContentKind,
  settings: FieldSettings,
) {
  const surrounding = useContext(FormContext);
  const form = surrounding?.form;
  const [firstName, setFirstName] = useState(name);
  if (identityOf(firstName) !== identityOf(name)) setFirstName(name);
  // Outside a form, each field has its own.
  const field = useMemo(
    () => new FieldStore(form ?? new FormStore(), firstName, kind),
    [form, firstName, kind],
  );
  const status = useSyncExternalStore(field.subscribe, field.getStatus, field.getStatus);
  useInsertionEffect(() => field.configure(name, controlId, settings));
  useInsertionEffect(() => field.join(), [field]);
  useLayoutEffect(() => field.connect(root.current, name), [field, name, root]);
  useLayoutEffect(() => field.mark(controlId, status), [field, controlId, status]);
  return { field, status, texts: (surrounding ?? field.form).texts };
}
