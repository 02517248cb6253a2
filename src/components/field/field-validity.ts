import type { NativeControl } from '../../core/forms/restore-default';
import type { Issue } from '../../validation';
import { controlOf, isComponent, isNative, namedPart } from './field-control';
import type { FieldStatus, FieldStore } from './store-types';

// ARIA does not support `aria-errormessage` on groups and their parts.
const groups = '[type=radio],button,[role=group],[role=group] *,fieldset';

/**
 * Sets what React does not render: the custom validity of the control and, on the control of a component, the
 * id of the error.
 */
export function markControl(field: FieldStore, controlId: string, status: FieldStatus): void {
  setValidity(field, status.blocker);
  if (field.kind === 'group' || isNative(field)) return;
  const isShown = status.issues.some(({ params }) => !params.quiet);
  const parts = isShown ? [namedPart(field), controlOf(field)] : [];
  const part = parts.find((each) => each && !each.matches(groups)) ?? null;
  if (part !== field.marked) field.marked?.removeAttribute('aria-errormessage');
  part?.setAttribute('aria-errormessage', `${controlId}-error`);
  field.marked = part;
}

/**
 * Returns the issues that the browser finds in addition to the rules, such as a date that is incomplete; not of an email
 * address, which the rules validate equally in all browsers. For a component, only issues that it sets itself, because
 * it renders its latest value later.
 */
export function nativeIssues(field: FieldStore): readonly Issue[] {
  const { validity } = field;
  // The message of the rules would hide that of the browser.
  clearValidity(field);
  const invalid = field.root?.querySelectorAll<NativeControl>(':is(input,select,textarea):invalid');
  const quiet = isComponent(field);
  const found = Array.from(invalid ?? []).find(
    ({ type, validity: { customError, typeMismatch } }) =>
      quiet ? customError : !(type === 'email' && typeMismatch),
  );
  const message = found?.validationMessage;
  if (validity) setValidity(field, validity.message);
  // A component shows the issues that it sets itself.
  return message === undefined ? [] : [{ code: 'server', params: { message, quiet } }];
}

/** Returns the issue of text in a number field that is not a number; its value is empty, as that of an empty field. */
export function unreadNumber({ root }: FieldStore): readonly Issue[] {
  const numbers = root?.querySelectorAll<HTMLInputElement>('input[type=number]') ?? [];
  const isUnread = [...numbers].some(({ validity }) => validity.badInput);
  return isUnread ? [{ code: 'number', params: {} }] : [];
}

/**
 * Sets the custom validity of a field's control, so that `:user-invalid` and `checkValidity` match the rules.
 */
function setValidity(field: FieldStore, message: string): void {
  const target = message ? controlOf(field) : null;
  if (field.validity?.message === message && field.validity.control === target) return;
  clearValidity(field);
  if (!target || !('validity' in target)) return;
  const control = target as NativeControl;
  // A component that sets a message of its own keeps it.
  if (control.validity.customError) return;
  control.setCustomValidity(message);
  field.validity = { control, message };
}

function clearValidity(field: FieldStore): void {
  const { validity } = field;
  // A component may have replaced the message with its own.
  if (validity && validity.control.validationMessage === validity.message) {
    validity.control.setCustomValidity('');
  }
  field.validity = null;
}
