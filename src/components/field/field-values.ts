import { isValidElement } from 'react';
import { isOut } from './control-marks';
import type { FieldRecord } from './field-record';
import type { FormStore } from './form-store';
import { controlsOf, readControls, type NativeControl } from './native-control';
import { isSame } from './same-value';

/** Value of a field now. */
export function readField(field: FieldRecord): unknown {
  const { kind, native, root, name, options, view, value } = field;
  const own = kind === 'native' && field.control;
  // The only control of a field is looked for once.
  const controls =
    own && own.isConnected ? [own as NativeControl] : native ? controlsOf(root, name) : [];
  if (controls[0]) return readControls(controls, Array.isArray(view.initial));
  // The application may own the value of a widget.
  const { children } = options;
  const isOwned = kind === 'widget' && isValidElement<{ value?: unknown }>(children);
  return isOwned && children.props.value !== undefined ? children.props.value : value;
}

/** Values of all fields by name, without those that are out of use, as a form would send them. */
export function valuesOf(store: FormStore): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const field of store.fields) {
    const value = readField(field);
    // What the browser filled in tells nobody.
    if (!isSame(value, field.value)) keepValue(field, value);
    if (!isOut(field)) values[field.name] = value;
  }
  return values;
}

/** Takes note of a value. */
export function keepValue(field: FieldRecord, value: unknown): void {
  field.value = value;
  field.judged = false;
  field.store.version += 1;
}
