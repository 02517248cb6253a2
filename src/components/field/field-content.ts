import type { NativeControlKind } from '../../core/forms/field-context';
import { restoreDefault, type NativeControl } from '../../core/forms/use-native-control';
import { controlIn } from '../../core/use-focusable-root';
import type { Issue } from '../../validation';
import type { FieldSettings } from './form-types';
import {
  controlsOf,
  findControl,
  focusElement,
  namedControl,
  readControls,
  writeControls,
} from './native-control';

/** Content of a field: a native control, several controls, a component, or a function that returns them. */
export type ContentKind = 'native' | 'group' | 'component' | 'function';

// ARIA does not support `aria-errormessage` on groups and their parts.
const groups = '[type=radio],button,[role=group],[role=group] *,fieldset';

/** The control of a field: its elements, and the value that they have. */
export class FieldContent {
  readonly kind: ContentKind;
  /** Latest name, which changes with the place of a row. */
  name: string;
  id = '';
  /** Kind of the native control that a component renders and whose value the field reads. */
  rendered: NativeControlKind | undefined;

  readonly #page: { readonly element: Element | null };
  #disabled = false;
  #root: HTMLElement | null = null;
  #element: HTMLElement | null = null;
  /** Custom validity that the field set. */
  #validity: { control: NativeControl; message: string } | null = null;
  /** Part of a component that references the error. */
  #marked: HTMLElement | null = null;

  /** Where the value is: in native controls; stored, until one of these changes; or stored, as the control reports it. */
  #source: 'native' | 'stored' | 'reported';
  /** Latest known value. */
  #value: unknown;
  /** Value that the parent of a component passed, until the component reports another. */
  #given: unknown;
  /** Value that a reset restores. */
  #initial: unknown;
  /** Whether the default checkboxes and radio buttons of a group are checked. */
  #isInitialized = false;

  /** @param page Form of the field, on the page. */
  constructor(
    page: { readonly element: Element | null },
    kind: ContentKind,
    name: string,
    initial: unknown,
  ) {
    this.#page = page;
    this.kind = kind;
    this.name = name;
    this.#source = kind === 'component' ? 'stored' : 'native';
    this.#value = initial;
    this.#initial = initial;
  }

  /** Stores what a render passes to the control. */
  configure(name: string, id: string, { control, disabled }: FieldSettings): void {
    this.name = name;
    this.id = id;
    this.#disabled = disabled === true;
    this.#given = this.isComponent ? control.value : undefined;
  }

  /** Element of the field while it is on the page, possibly hidden. */
  get root(): HTMLElement | null {
    if (!this.#root) this.attach(this.#findRoot());
    return this.#root;
  }

  /** Sets the element of the field; `null` once it is removed. */
  attach(root: HTMLElement | null): void {
    this.#root = root;
    if (root && this.kind === 'group') this.#initializeGroup(root);
  }

  /** A field that was never visible is not connected to its element. */
  #findRoot(): HTMLElement | null {
    const parts = [this.id, `${this.id}-label`].map((id) => `[id=${JSON.stringify(id)}]`);
    const part = this.#page.element?.querySelector(parts.join());
    return part?.closest<HTMLElement>('[data-slot="field"]') ?? null;
  }

  /**
   * Checks the default checkboxes of a group, unless the user checked some before hydration; and the radio button that
   * was checked before the group took the name of another one, which the browser then unchecks.
   */
  #initializeGroup(root: HTMLElement): void {
    const controls = controlsOf(root, this.name) as HTMLInputElement[];
    const isChecked = controls.some(({ checked }) => checked);
    if (!isChecked && !this.#isInitialized && this.#initial !== undefined) {
      writeControls(controls, this.#initial, { asDefault: true });
    }
    if (controls[0]?.type === 'radio') {
      if (!isChecked && this.#isInitialized) writeControls(controls, this.#value);
      this.#value = readControls(controls, { asList: false });
    }
    this.#isInitialized = true;
  }

  /** Whether the content is one native control, either directly or rendered by a component. */
  get isNative(): boolean {
    return this.kind === 'native' || this.rendered !== undefined;
  }

  /** Whether the content is a component that manages its own value. */
  get isComponent(): boolean {
    return this.kind === 'component' && !this.isNative;
  }

  /** Element that represents the field for focus and native validation; for radio buttons, the checked one. */
  get element(): HTMLElement | null {
    // A native control is the only one of its field, so the result is cached.
    if (!this.isNative || !this.#element?.isConnected) {
      this.#element = findControl(this.root, this.id);
    }
    return this.#element;
  }

  /** Whether the control is disabled, itself or by a surrounding fieldset: neither validated nor submitted. */
  get isDisabled(): boolean {
    return this.#disabled || (this.element?.matches(':disabled') ?? false);
  }

  /** Element that takes focus: in a group, such as a calendar, not its first button but its value. */
  get focusTarget(): HTMLElement | null {
    const { element } = this;
    const named = namedControl(this.root, this.id);
    return (element === named ? null : named && controlIn(named)) ?? element;
  }

  /** Moves focus to the control and scrolls it into view; returns whether it received focus. */
  readonly focus = (): boolean => focusElement(this.focusTarget);

  /** Reads the value from the native control that the content renders. */
  readonly claim = (kind: NativeControlKind): void => {
    this.rendered = kind;
    this.#source = 'native';
  };

  /** Latest known value. */
  get value(): unknown {
    return this.#value;
  }

  /** Whether native controls keep the value. */
  get keepsValue(): boolean {
    return this.#source === 'native';
  }

  /** Whether the control reports its value, and change events of native controls in it are its own concern. */
  get reportsValue(): boolean {
    return this.#source === 'reported';
  }

  /** Returns the value that the control has now. */
  read(): unknown {
    const controls = this.keepsValue ? this.#namedControls : [];
    if (controls[0]) return readControls(controls, { asList: Array.isArray(this.#initial) });
    return this.#given === undefined ? this.#value : this.#given;
  }

  /** Stores the value of a control that has it itself, or that of a nested one. */
  store(value: unknown, source = this.#source): void {
    this.#source = source;
    this.#value = value;
  }

  /** Stores the value that the control reports. Until it renders again, the parent has not passed it back. */
  report(value: unknown): void {
    this.store(value, 'reported');
    this.#given = undefined;
  }

  /** Writes a value into the native controls. */
  write(value: unknown, options?: { asDefault: boolean }): void {
    if (options?.asDefault) this.#initial = value;
    if (this.keepsValue) writeControls(this.#namedControls, value, options);
  }

  /** Restores the default value. */
  reset(): void {
    this.#value = this.#initial;
    if (this.keepsValue) this.#namedControls.forEach(restoreDefault);
  }

  get #namedControls(): NativeControl[] {
    const only = this.isNative && this.#element?.isConnected ? this.#element : null;
    return only ? [only as NativeControl] : controlsOf(this.root, this.name);
  }

  /**
   * Sets what React does not render: the custom validity, so that `:user-invalid` and `checkValidity` match the rules, and
   * on the control of a component the id of the error.
   */
  mark(id: string, message: string, isShown: boolean): void {
    this.#setValidity(message);
    if (this.kind === 'group' || this.isNative) return;
    const parts = isShown ? [namedControl(this.root, id), this.element] : [];
    const part = parts.find((each) => each && !each.matches(groups)) ?? null;
    if (part !== this.#marked) this.#marked?.removeAttribute('aria-errormessage');
    part?.setAttribute('aria-errormessage', `${id}-error`);
    this.#marked = part;
  }

  /**
   * Returns the issues that the browser finds in addition to the rules, such as a date that is incomplete; not of an
   * email address, which the rules validate equally in all browsers. For a component, only those that it sets itself,
   * because it renders its latest value later.
   */
  browserIssues(): readonly Issue[] {
    const { isComponent } = this;
    const validity = this.#validity;
    // The message of the rules would hide that of the browser.
    this.#clearValidity();
    const invalid = this.root?.querySelectorAll<NativeControl>(
      ':is(input,select,textarea):invalid',
    );
    const found = [...(invalid ?? [])].find(({ type, validity: { customError, typeMismatch } }) =>
      isComponent ? customError : !(type === 'email' && typeMismatch),
    );
    const message = found?.validationMessage;
    if (validity) this.#setValidity(validity.message);
    // A component shows the issues that it sets itself.
    return message === undefined
      ? []
      : [{ code: 'server', params: { message, quiet: isComponent } }];
  }

  /** Returns the issue of text in a number field that is not a number; its value is empty, as that of an empty field. */
  numberIssues(): readonly Issue[] {
    const numbers = this.root?.querySelectorAll<HTMLInputElement>('input[type=number]') ?? [];
    const isUnread = [...numbers].some(({ validity }) => validity.badInput);
    return isUnread ? [{ code: 'number', params: {} }] : [];
  }

  /** Whether one of the two fields of a range is filled, so that the range picker requires the other. */
  get isHalfFilled(): boolean {
    return Boolean(this.root?.querySelector('[role=group] input:required:placeholder-shown'));
  }

  #setValidity(message: string): void {
    const target = message ? this.element : null;
    if (this.#validity?.message === message && this.#validity.control === target) return;
    this.#clearValidity();
    if (!target || !('validity' in target)) return;
    const control = target as NativeControl;
    // A component that sets a message of its own keeps it.
    if (control.validity.customError) return;
    control.setCustomValidity(message);
    this.#validity = { control, message };
  }

  #clearValidity(): void {
    const validity = this.#validity;
    // A component may have replaced the message with its own.
    if (validity && validity.control.validationMessage === validity.message) {
      validity.control.setCustomValidity('');
    }
    this.#validity = null;
  }
}
