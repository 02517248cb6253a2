import type { FieldRecord } from './field-record';
import type { FormStore } from './form-store';

const focusable =
  ':is(input,select,textarea,button,[tabindex],[contenteditable]):not([type=hidden],[tabindex="-1"])';

/** Element that carries the id of a field's control, if one does. */
export function namedPart({ root, options }: FieldRecord): HTMLElement | null {
  const page = root?.getRootNode() as Document | ShadowRoot | undefined;
  return page?.getElementById(options.controlId) ?? null;
}

/** Element that stands for a field to the keyboard and the browser: of radio buttons the chosen one. */
export function controlOf(field: FieldRecord): HTMLElement | null {
  const { root } = field;
  const named = namedPart(field);
  // A group that carries the id takes no focus; its parts do.
  if (named?.matches(focusable)) return named;
  const chosen = root?.querySelector<HTMLElement>('[type=radio]:checked');
  return chosen ?? root?.querySelector<HTMLElement>(focusable) ?? null;
}

/** Moves focus to the control of a field and brings it into view; answers whether it took it. */
export function focusField(field: FieldRecord): boolean {
  const { root } = field;
  const target = controlOf(field);
  if (!root || !target || target.matches(':disabled')) return false;
  target.focus({ preventScroll: true });
  if (!target.matches(':focus')) return false;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  root.scrollIntoView({ block: 'center', behavior: still ? 'auto' : 'smooth' });
  return true;
}

/** Fields in the order in which they stand on the page, which is not the one in which they came. */
export function inPageOrder(fields: Iterable<FieldRecord>): FieldRecord[] {
  return [...fields].sort(({ root: a }, { root: b }) =>
    a && b && a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
}

/** Fields that show an error, in the order of the page. */
export function wrongFields({ fields }: FormStore): FieldRecord[] {
  return inPageOrder([...fields].filter(({ view }) => view.issues.length > 0));
}

/** Moves focus to the first field with an error that takes it. */
export function focusFirstWrong(store: FormStore): boolean {
  return wrongFields(store).some(focusField);
}
