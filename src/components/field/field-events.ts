import type { FocusEvent, SyntheticEvent } from 'react';
import { isEmpty } from '../../validation';
import { timingActionOf, type TimingEvent } from './error-timing';
import { focusTargetOf, readField, storeValue } from './field-control';
import { rulesOf } from './field-rules';
import { updateField } from './field-store';
import { errorText, labelOf } from './field-text';
import { isSame } from './form/form-values';
import { andThen } from './now-or-later';
import type { FieldStore } from './store-types';
import { validateField } from './validate-field';

type FieldEvent = Exclude<TimingEvent, 'submit'>;

/** Stores a value that the user entered, and validates it according to the timing. */
export function handleChange(field: FieldStore, value: unknown): void {
  const { fromServer, form, source, status } = field;
  storeValue(field, value);
  field.fromServer = false;
  if (form.status.formError !== null) form.update({ formError: null });
  updateField(field, {
    dirty: true,
    changed: !isSame(value, status.initial),
    ...(source === 'native' ? {} : { value }),
    ...(fromServer ? { issues: [], blocker: '' } : {}),
  });
  // The value of a native control is not part of the status.
  field.notify();
  validateWith(field, 'change');
}

/** Records that focus left the field, and validates it according to the timing. */
export function handleLeave(field: FieldStore): void {
  updateField(field, { touched: true });
  validateWith(field, 'blur');
}

/** Handles `onValueChange` of the control, after its own handler. */
export function handleReport(field: FieldStore, args: readonly unknown[]): void {
  const [value, details] = args as [unknown, { reason?: string } | undefined];
  const own = field.settings.control.onValueChange;
  if (typeof own === 'function') own(...args);
  if (field.source !== 'ahead') field.source = 'reported';
  // The form resets its fields itself.
  if (details?.reason === 'reset') return;
  if (field.settings.control.value !== undefined) {
    field.source = 'ahead';
    // Renders the field even if its status stays the same, because the parent may reject the value.
    field.status = { ...field.status };
  }
  handleChange(field, value);
}

/** Handles a change event inside the field, unless the component reports its value itself. */
export function handleNativeChange(field: FieldStore, { target }: SyntheticEvent): void {
  const isReported = field.source === 'reported' || field.source === 'ahead';
  if (isReported || (target as HTMLInputElement).name !== field.name) return;
  field.source = 'native';
  handleChange(field, readField(field));
}

/** Handles a blur event inside the field. */
export function handleBlur(field: FieldStore, { relatedTarget }: FocusEvent): void {
  if (!field.root?.contains(relatedTarget)) handleLeave(field);
}

/** Moves focus from the label to a control that a label cannot reference. */
export function handleLabelClick(field: FieldStore, { target }: SyntheticEvent): void {
  if (!(target as Element).closest('label')?.control) focusTargetOf(field)?.focus();
}

/** Sets the value of a field for a nested custom control, as if the user had entered it. */
export function handleSet(field: FieldStore, value: unknown): void {
  if (field.source === 'native') field.source = 'stored';
  handleChange(field, value);
}

function validateWith(field: FieldStore, event: FieldEvent): void {
  applyTiming(field, event);
  // Once per field, so that fields that read each other do not loop.
  for (const other of field.form.fields) {
    if (other !== field && other.status.validated && reads(other, field)) applyTiming(other, event);
  }
}

function reads(field: FieldStore, { name }: FieldStore): boolean {
  return (
    field.form.options.schema !== undefined ||
    rulesOf(field).some(({ dependsOn }) => dependsOn?.includes(name))
  );
}

function applyTiming(field: FieldStore, event: FieldEvent): void {
  const { settings, form, status } = field;
  // Server errors stay until the field changes.
  if (field.fromServer) return;
  const action = timingActionOf(settings.timing ?? form.options.timing, event, {
    shown: status.issues.length > 0,
    validated: status.validated,
    blank: () => !status.dirty && isEmpty(readField(field)),
  });
  if (action === 'ignore') return;
  const options = { show: action === 'show', duringEvent: true };
  if (event === 'change') {
    const delay = settings.debounce ?? form.options.debounce ?? 0;
    void validateField(field, { ...options, delay });
    return;
  }
  const verdict = isSettled(field) ? status.issues.length === 0 : validateField(field, options);
  const announceErrors = (valid: boolean) => {
    if (!valid) form.announce(`${labelOf(field)}: ${errorText(field)}`);
  };
  void andThen(verdict, announceErrors);
}

/** Whether the result for this value is already shown, and nothing else can have changed it. */
function isSettled(field: FieldStore): boolean {
  return (
    field.resultShown &&
    isSame(field.value, readField(field)) &&
    !field.form.options.schema &&
    rulesOf(field).every(({ dependsOn }) => !dependsOn)
  );
}
