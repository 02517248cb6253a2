'use client';
import {
  useContext,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react';
import type { NativeControlKind } from '../../core/forms/field-context';
import { handleLeave, handleReport } from './field-events';
import { claimNative, connectField, createField, joinForm } from './field-store';
import { markControl } from './field-validity';
import { FormContext } from './form/form-context';
import { createForm } from './form/form-store';
import type { ContentKind, FieldSettings, FieldStatus, FieldStore, FormTexts } from './store-types';

/** Field in its form, with stable functions for its control. */
interface MountedField {
  field: FieldStore;
  status: FieldStatus;
  texts: FormTexts;
  /** Handles `onValueChange` of the control. */
  report: (...args: unknown[]) => void;
  /** Handles `onBlur` of the control. */
  leave: () => void;
  /** Makes the field read its value from a native control. */
  claim: (control: NativeControlKind) => void;
}

/**
 * Returns what identifies a field in its place: its name without the numbers in it. A row that moves, such as from
 * `lines[1].text` to `lines[0].text`, keeps its state; another field in the same place starts anew.
 */
export function identityOf(name: string): string {
  return name.replaceAll(/\d+/g, '#');
}

/**
 * Creates the store of a field, connects it to its element and its form, and renders again with its status.
 * @param root Ref to the element of the field.
 * @param controlId Id of the control, which is marked as invalid.
 */
export function useFieldStore(
  root: RefObject<HTMLElement | null>,
  controlId: string,
  name: string,
  kind: ContentKind,
  settings: FieldSettings,
): MountedField {
  const surrounding = useContext(FormContext);
  // Outside a form, each field has its own store.
  const form = useMemo(() => surrounding?.form ?? createForm(), [surrounding?.form]);
  const [firstName, setFirstName] = useState(name);
  if (identityOf(firstName) !== identityOf(name)) setFirstName(name);
  const { field, ...handlers } = useMemo(() => {
    const created = createField(form, firstName, kind);
    return {
      field: created,
      report: (...args: unknown[]) => handleReport(created, args),
      leave: () => handleLeave(created),
      claim: (control: NativeControlKind) => claimNative(created, control),
    };
  }, [form, firstName, kind]);
  const status = useSyncExternalStore(field.subscribe, field.getStatus, field.getStatus);
  useInsertionEffect(() => field.configure(controlId, settings, name));
  useInsertionEffect(() => joinForm(field), [field]);
  useLayoutEffect(() => connectField(field, name, root.current), [field, name, root]);
  useLayoutEffect(() => markControl(field, controlId, status), [field, controlId, status]);
  return { field, status, texts: (surrounding ?? form).texts, ...handlers };
}
