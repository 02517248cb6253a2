import type { NativeControl } from '../../core/forms/use-native-control';

/** Returns the native controls with a name inside an element. */
export function controlsOf(root: Element | null | undefined, name: string): NativeControl[] {
  const all = root?.querySelectorAll<NativeControl>('input,select,textarea') ?? [];
  return [...all].filter((control) => control.name === name);
}

/**
 * Returns the value of the controls with one name: the text; for a checkbox, whether it is checked; for
 * several checkboxes (or with `asList`), the values of the checked ones; for radio buttons, the value of the
 * checked one; for a file input, its file or files.
 */
export function readControls(
  controls: readonly NativeControl[],
  { asList }: { asList: boolean },
): unknown {
  const [first] = controls as readonly HTMLInputElement[];
  if (!first) return undefined;
  const { type, files, multiple, value } = first;
  if (type === 'radio' || type === 'checkbox') {
    const boxes = controls as readonly HTMLInputElement[];
    const checked = boxes.filter((box) => box.checked).map((box) => box.value);
    if (type === 'radio') return checked[0] ?? '';
    return asList || controls[1] ? checked : checked.length > 0;
  }
  // happy-dom gives every input a list of files.
  if (type === 'file') return multiple ? [...(files ?? [])] : (files?.[0] ?? null);
  const { selectedOptions } = controls[0] as HTMLSelectElement;
  return multiple && selectedOptions ? Array.from(selectedOptions, (each) => each.value) : value;
}

/** Writes a value into the controls with one name; with `asDefault`, a reset restores it. */
export function writeControls(
  controls: readonly NativeControl[],
  value: unknown,
  { asDefault }: { asDefault: boolean } = { asDefault: false },
): void {
  const texts = [value ?? ''].flat().map(String);
  for (const control of controls) {
    const { type } = control;
    if (type === 'checkbox' || type === 'radio') {
      const box = control as HTMLInputElement;
      box.checked = typeof value === 'boolean' ? value : texts.includes(box.value);
      if (asDefault) box.defaultChecked = box.checked;
    } else if (control instanceof HTMLSelectElement) {
      for (const option of control.options) {
        option.selected = texts.includes(option.value);
        if (asDefault) option.defaultSelected = option.selected;
      }
    } else if (type === 'file') control.value = '';
    else {
      control.value = texts.join(',');
      if (asDefault) control.defaultValue = control.value;
    }
  }
}

const focusable =
  ':is(input,select,textarea,button,[tabindex],[contenteditable]):not([type=hidden],[tabindex="-1"])';

/** Returns the element with the id of a field's control. */
export function namedControl(root: HTMLElement | null, id: string): HTMLElement | null {
  const page = root?.getRootNode();
  // An element that is not on the page has no method for it.
  if (page && 'getElementById' in page) return (page as Document).getElementById(id);
  return root?.querySelector(`[id=${JSON.stringify(id)}]`) ?? null;
}

/** Returns the element that represents a field for focus and native validation; for radio buttons, the checked one. */
export function findControl(root: HTMLElement | null, id: string): HTMLElement | null {
  const named = namedControl(root, id);
  // A group with the id is not focusable; its parts are.
  if (!root || named?.matches(focusable)) return named;
  const find = (selector: string) => root.querySelector<HTMLElement>(selector);
  return find('[type=radio]:checked') ?? find(focusable);
}

/** Moves focus to an element and scrolls it into view; returns whether it received focus. */
export function focusElement(target: HTMLElement | null): boolean {
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
