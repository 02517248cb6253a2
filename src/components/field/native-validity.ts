import type { Issue } from '../../validation';
import type { FieldRecord } from './field-record';
import { controlOf, namedPart } from './focus-field';
import type { NativeControl } from './native-control';

/** Whether a field takes no part: disabled itself, or by a fieldset around it. */
export function isOut(field: FieldRecord): boolean {
  return field.options.disabled || (controlOf(field)?.matches(':disabled') ?? false);
}

/** What the browser, or a widget by its own sentence, has against the controls of a field beyond its rules. */
export function nativeIssues(field: FieldRecord): readonly Issue[] {
  tellControl(field, '');
  const wrong = field.root?.querySelector<NativeControl>(
    'input:invalid,select:invalid,textarea:invalid',
  );
  return wrong ? [{ code: 'server', params: { message: wrong.validationMessage } }] : [];
}

/** Lets the browser know what the rules found, so that `:user-invalid` and `checkValidity` agree with them. */
export function tellControl(field: FieldRecord, sentence = field.told): void {
  const { view, options } = field;
  const target = controlOf(field);
  if (target && 'validity' in target) {
    const control = target as NativeControl;
    // A widget that says something itself is left alone.
    if (control.validationMessage === field.told || control.validity.valid) {
      control.setCustomValidity(sentence);
    }
  }
  field.told = sentence;
  // Not on the parts of a group, which have no error of their own.
  const part = namedPart(field) ?? target;
  if (!part || part.matches('[type=radio],[role=group],fieldset')) return;
  if (view.issues.length > 0) part.setAttribute('aria-errormessage', `${options.controlId}-error`);
  else part.removeAttribute('aria-errormessage');
}

/** Puts the flags of a field on its element, without drawing anything anew. */
export function drawFlags({ root, flags }: FieldRecord): void {
  const { touched, dirty, changed, validated, valid } = flags;
  const shown = {
    touched,
    untouched: !touched,
    dirty,
    pristine: !dirty,
    changed,
    validated,
    valid: validated && valid === true,
  };
  for (const [name, state] of Object.entries(shown)) root?.toggleAttribute(`data-${name}`, state);
}
