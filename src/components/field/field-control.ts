import type { NativeControl } from '../../core/forms/restore-default';
import { controlIn } from '../../core/use-focusable-root';
import { isSame } from './form/form-values';
import { controlsOf, readControls, writeControls, type WriteOptions } from './native-control';
import type { FieldStore, FormStore } from './store-types';

const focusable =
  ':is(input,select,textarea,button,[tabindex],[contenteditable]):not([type=hidden],[tabindex="-1"])';

/**
 * Returns the element that represents a field for focus and native validation; for radio buttons, the checked
 * one.
 */
export function controlOf(field: FieldStore): HTMLElement | null {
  const { control } = field;
  // A native control is the only one of its field, so the result is cached.
  if (isNative(field) && control?.isConnected) return control;
  field.control = findControl(field);
  return field.control;
}

function findControl(field: FieldStore): HTMLElement | null {
  const named = namedPart(field);
  // A group with the id is not focusable; its parts are.
  if (!field.root || named?.matches(focusable)) return named;
  const find = (selector: string) => field.root?.querySelector<HTMLElement>(selector);
  return find('[type=radio]:checked') ?? find(focusable) ?? null;
}

/** Returns the element with the id of the field's control. */
export function namedPart({ root, controlId }: FieldStore): HTMLElement | null {
  const page = root?.getRootNode();
  // An element that is not on the page has no method for it.
  if (page && 'getElementById' in page) return (page as Document).getElementById(controlId);
  return root?.querySelector(`[id=${JSON.stringify(controlId)}]`) ?? null;
}

/** Whether the content of a field is one native control, either directly or rendered by a component. */
export function isNative({ kind, nativeControl }: FieldStore): boolean {
  return kind === 'native' || nativeControl !== undefined;
}

/** Whether the content of a field is a component that manages its own value. */
export function isComponent(field: FieldStore): boolean {
  return field.kind === 'component' && !isNative(field);
}

/** Whether a field is disabled, itself or by a surrounding fieldset. */
export function isDisabled(field: FieldStore): boolean {
  return field.settings.disabled === true || (controlOf(field)?.matches(':disabled') ?? false);
}

/** Returns the element that takes focus for a field: in a group, such as a calendar, not its first button but its value. */
export function focusTargetOf(field: FieldStore): HTMLElement | null {
  const control = controlOf(field);
  const named = namedPart(field);
  return (control === named ? null : named && controlIn(named)) ?? control;
}

/** Moves focus to the control of a field and scrolls it into view; returns whether it received focus. */
export function focusField(field: FieldStore): boolean {
  const target = focusTargetOf(field);
  if (target) reveal(target);
  target?.focus({ preventScroll: true });
  if (!target?.matches(':focus')) return false;
  const { top, bottom } = target.getBoundingClientRect();
  // Do not scroll if it is visible.
  if (top >= 0 && bottom <= innerHeight) return true;
  // Test environments support neither.
  const still = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
  target.scrollIntoView?.({ block: 'center', behavior: still ? 'auto' : 'smooth' });
  return true;
}

/**
 * Opens what hides an element: `<details>` and `hidden="until-found"`, as find-in-page does. For what the page hides in
 * another way, it receives the event `beforematch`.
 */
function reveal(element: HTMLElement): void {
  const closed = 'details:not([open]), [hidden="until-found"]';
  for (let at = element.closest(closed); at; at = element.closest(closed)) {
    at.dispatchEvent(new Event('beforematch', { bubbles: true }));
    if (at.matches('details')) at.setAttribute('open', '');
    else at.removeAttribute('hidden');
  }
  // Test environments without a layout do not know.
  if (element.checkVisibility?.() === false) {
    element.dispatchEvent(new Event('beforematch', { bubbles: true }));
    // React renders what the page changes in its handler after this event.
    setTimeout(() => element.focus());
  }
}

/** Reads the value of a field. */
export function readField(field: FieldStore): unknown {
  const { source, root, name, settings, status, value } = field;
  if (source === 'native') {
    const only = isNative(field) && field.control?.isConnected ? field.control : null;
    const controls = only ? [only as NativeControl] : controlsOf(root, name);
    if (controls[0]) return readControls(controls, { asList: Array.isArray(status.initial) });
  }
  // The application may control the value of a component, and reject a reported one.
  const isCurrent = isComponent(field) && source !== 'ahead';
  const controlled = isCurrent ? settings.control.value : undefined;
  return controlled === undefined ? value : controlled;
}

/** Writes a value into the native controls of a field. */
export function writeField(field: FieldStore, value: unknown, options?: WriteOptions): void {
  if (field.source === 'native') writeControls(controlsOf(field.root, field.name), value, options);
}

/** Stores the latest value of a field. */
export function storeValue(field: FieldStore, value: unknown): void {
  field.value = value;
  field.resultShown = false;
  field.form.version += 1;
}

/**
 * Returns the values of all enabled fields by name. Stores values that changed without an event, such as
 * autofilled ones.
 */
export function valuesOf(form: FormStore): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const field of form.fields) {
    const value = readField(field);
    if (!isSame(value, field.value)) storeValue(field, value);
    if (!isDisabled(field)) values[field.name] = value;
  }
  return values;
}
