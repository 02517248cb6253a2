import { controlOf } from './control-marks';
import type { FieldRecord } from './field-record';
import type { FormStore } from './form-store';

/** Moves focus to the control of a field and brings it into view; answers whether it took it. */
export function focusField(field: FieldRecord): boolean {
  const target = controlOf(field);
  target?.focus({ preventScroll: true });
  if (!target?.matches(':focus')) return false;
  const { top, bottom } = target.getBoundingClientRect();
  // What is in view stays where the reader sees it.
  if (top >= 0 && bottom <= innerHeight) return true;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  target.scrollIntoView({ block: 'center', behavior: still ? 'auto' : 'smooth' });
  return true;
}

/** Field of a name, the first where there are two. */
export function fieldOf({ fields }: FormStore, name: string): FieldRecord | undefined {
  return [...fields].find((field) => field.name === name);
}

/** Fields that show an error, in the order in which they stand on the page, which is not the one in which they came. */
export function wrongFields({ fields }: FormStore): FieldRecord[] {
  const wrong = [...fields].filter(({ view }) => view.issues.length > 0);
  return wrong.sort(({ root: a }, { root: b }) =>
    a && b && a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
}
