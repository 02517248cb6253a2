import type { NativeControl } from '../../internals/restore-default';
import type { Issue } from '../../validation';
import type { FieldStatus, FieldStore, FormStore } from './form/form-store';
import { isSame } from './form/form-values';
import { controlsOf, readControls, writeControls } from './native-control';

const focusable =
  ':is(input,select,textarea,button,[tabindex],[contenteditable]):not([type=hidden],[tabindex="-1"])';

// ARIA gives groups and their parts no error of their own.
const groups = '[type=radio],button,[role=group],[role=group] *,fieldset';

/** Element with the id of the field's control. */
function namedPart({ root, controlId }: FieldStore): HTMLElement | null {
  const page = root?.getRootNode() as Document | ShadowRoot | undefined;
  return page?.getElementById(controlId) ?? null;
}

/** Element that stands for a field to the keyboard and the browser; of radio buttons the checked one. */
export function controlOf(field: FieldStore): HTMLElement | null {
  const { control, kind } = field;
  // A native control is the only one of its field: it is looked for once.
  if (kind === 'native' && control?.isConnected) return control;
  field.control = findControl(field);
  return field.control;
}

function findControl(field: FieldStore): HTMLElement | null {
  const named = namedPart(field);
  // A group with the id takes no focus; its parts do.
  if (!field.root || named?.matches(focusable)) return named;
  const find = (selector: string) => field.root?.querySelector<HTMLElement>(selector);
  return find('[type=radio]:checked') ?? find(focusable) ?? null;
}

/** Whether a field takes no part in its form: disabled itself, or by a fieldset around it. */
export function isDisabled(field: FieldStore): boolean {
  return field.settings.disabled === true || (controlOf(field)?.matches(':disabled') ?? false);
}

/** Moves focus to the control of a field and brings it into view; returns whether the control took focus. */
export function focusField(field: FieldStore): boolean {
  const target = controlOf(field);
  target?.focus({ preventScroll: true });
  if (!target?.matches(':focus')) return false;
  const { top, bottom } = target.getBoundingClientRect();
  // What is in view stays where it is.
  if (top >= 0 && bottom <= innerHeight) return true;
  // Test DOMs have neither of the two.
  const still = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
  target.scrollIntoView?.({ block: 'center', behavior: still ? 'auto' : 'smooth' });
  return true;
}

/** Reads the value of a field. */
export function readField(field: FieldStore): unknown {
  const { kind, native, root, name, settings, status, value } = field;
  if (native) {
    const only = kind === 'native' && field.control?.isConnected ? field.control : null;
    const controls = only ? [only as NativeControl] : controlsOf(root, name);
    if (controls[0]) return readControls(controls, Array.isArray(status.initial));
  }
  // The application may control the value of a component.
  const controlled = kind === 'component' ? settings.control.value : undefined;
  return controlled === undefined ? value : controlled;
}

/** Writes a value into the native controls of a field. */
export function writeField(field: FieldStore, value: unknown, asDefault: boolean): void {
  if (field.native) writeControls(controlsOf(field.root, field.name), value, asDefault);
}

/** Stores the newest value of a field. */
export function storeValue(field: FieldStore, value: unknown): void {
  field.value = value;
  field.settled = false;
  field.form.version += 1;
}

/** Values of all enabled fields by name. Stores those that changed without an event, such as those that the browser filled in. */
export function valuesOf(form: FormStore): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const field of form.fields) {
    const value = readField(field);
    if (!isSame(value, field.value)) storeValue(field, value);
    if (!isDisabled(field)) values[field.name] = value;
  }
  return values;
}

/**
 * Issues that the browser finds in the controls of a field beyond its rules, such as a number that it cannot read. Of a component
 * only those that it sets itself, because it renders its newest value later.
 */
export function nativeIssues(field: FieldStore): readonly Issue[] {
  const { validity } = field;
  // The message of the rules would hide that of the browser.
  clearValidity(field);
  const invalid = field.root?.querySelectorAll<NativeControl>(':is(input,select,textarea):invalid');
  const isComponent = field.kind === 'component';
  const found = Array.from(invalid ?? []).find((each) => !isComponent || each.validity.customError);
  const message = found?.validationMessage;
  if (validity) setValidity(field, validity.message);
  // A component shows what it found itself.
  return message === undefined ? [] : [{ code: 'server', params: { message, quiet: isComponent } }];
}

/** Sets the custom validity of a field's control, so that `:user-invalid` and `checkValidity` agree with the rules. */
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
  // A component may have replaced the message by its own.
  if (validity && validity.control.validationMessage === validity.message) {
    validity.control.setCustomValidity('');
  }
  field.validity = null;
}

/** Writes what React does not render: the custom validity of the control and, on a component's control, the id of the error. */
export function markControl(field: FieldStore, controlId: string, status: FieldStatus): void {
  setValidity(field, status.blocker);
  if (field.kind !== 'component' && field.kind !== 'function') return;
  const isShown = status.issues.some(({ params }) => !params.quiet);
  const parts = isShown ? [namedPart(field), controlOf(field)] : [];
  const part = parts.find((each) => each && !each.matches(groups)) ?? null;
  if (part !== field.marked) field.marked?.removeAttribute('aria-errormessage');
  part?.setAttribute('aria-errormessage', `${controlId}-error`);
  field.marked = part;
}
