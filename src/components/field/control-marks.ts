import type { Issue } from '../../validation';
import type { FieldRecord } from './field-record';
import type { NativeControl } from './native-control';

const focusable =
  ':is(input,select,textarea,button,[tabindex],[contenteditable]):not([type=hidden],[tabindex="-1"])';

// Not on groups and their parts, to which ARIA gives no error of their own.
const groups = '[type=radio],button,[role=group],[role=group] *,fieldset';

/** Element that carries the id of a field's control, if one does. */
function namedPart({ root, controlId }: FieldRecord): HTMLElement | null {
  const page = root?.getRootNode() as Document | ShadowRoot | undefined;
  return page?.getElementById(controlId) ?? null;
}

/** Element that stands for a field to the keyboard and the browser: of radio buttons the chosen one. */
export function controlOf(field: FieldRecord): HTMLElement | null {
  const { control, kind } = field;
  // The only control of a field is looked for once.
  if (kind === 'native' && control?.isConnected) return control;
  return (field.control = findControl(field));
}

function findControl(field: FieldRecord): HTMLElement | null {
  const named = namedPart(field);
  // A group that carries the id takes no focus; its parts do.
  if (!field.root || named?.matches(focusable)) return named;
  const find = (selector: string) => field.root?.querySelector<HTMLElement>(selector);
  return find('[type=radio]:checked') ?? find(focusable) ?? null;
}

/** Whether a field takes no part: disabled itself, or by a fieldset around it. */
export function isOut(field: FieldRecord): boolean {
  return field.options.disabled === true || (controlOf(field)?.matches(':disabled') ?? false);
}

/**
 * What the browser has against the controls of a field beyond its rules, such as a number that it cannot read; of a widget
 * only what it says itself, because it draws its newest value later.
 */
export function nativeIssues(field: FieldRecord): readonly Issue[] {
  tellControl(field, '');
  const all = field.root?.querySelectorAll<NativeControl>(':is(input,select,textarea):invalid');
  const isWidget = field.kind === 'widget';
  const wrong = Array.from(all ?? []).find(({ validity }) => !isWidget || validity.customError);
  if (!wrong) return [];
  // A widget that found something says it beside itself.
  return [{ code: 'server', params: { message: wrong.validationMessage, quiet: isWidget } }];
}

/** Lets the browser know what the rules found, so that `:user-invalid` and `checkValidity` agree with them. */
export function tellControl(field: FieldRecord, sentence: string): void {
  const { told } = field;
  field.sentence = sentence;
  if ((told?.sentence ?? '') === sentence && told?.control === field.control) return;
  // Of radio buttons it may have been another one.
  if (told?.control.validationMessage === told?.sentence) told?.control.setCustomValidity('');
  field.told = null;
  const target = controlOf(field);
  if (!sentence || !target || !('validity' in target)) return;
  const control = target as NativeControl;
  // A widget that says something itself is left alone.
  if (control.validity.customError) return;
  control.setCustomValidity(sentence);
  field.told = { control, sentence };
}

/** Puts on the page what is known of a field and React does not draw. */
export function drawMarks(field: FieldRecord): void {
  drawFlags(field);
  tellControl(field, field.sentence ?? '');
  if (field.kind === 'widget' || field.kind === 'function') markError(field);
}

/** Ties a control to its error while there is one. */
function markError(field: FieldRecord): void {
  const part = [namedPart(field), controlOf(field)].find((each) => each && !each.matches(groups));
  if (!part) return;
  if (field.view.issues.every(({ params }) => params.quiet)) {
    part.removeAttribute('aria-errormessage');
  } else part.setAttribute('aria-errormessage', `${field.controlId}-error`);
}

// Those that the component draws at the beginning.
const first: readonly string[] = ['untouched', 'pristine'];

/** Puts the flags of a field on its element, without drawing anything anew. */
function drawFlags(field: FieldRecord): void {
  const { root, view, drawnFlags = first } = field;
  const { touched, dirty, changed, validated, valid } = field.flags;
  const flags = [touched ? 'touched' : 'untouched', dirty ? 'dirty' : 'pristine'];
  if (changed) flags.push('changed');
  if (validated) flags.push('validated');
  if (validated && valid) flags.push('valid');
  if (view.passed) flags.push('passed');
  if (view.issues.length > 0) flags.push('failed');
  for (const flag of drawnFlags) {
    if (!flags.includes(flag)) root?.removeAttribute(`data-${flag}`);
  }
  for (const flag of flags) {
    if (!drawnFlags.includes(flag)) root?.setAttribute(`data-${flag}`, '');
  }
  field.drawnFlags = flags;
}
