import type { NativeControlKind } from '../../core/forms/field-context';
import { inDevelopment, reportProblem } from '../../core/report-problem';
import { createSubscribers } from '../../core/subscribers';
import { isSame, valueAt } from './form/form-values';
import { controlsOf, readControls, writeControls } from './native-control';
import type { ContentKind, FieldStatus, FieldStore, FormStore } from './store-types';

/** Status of a field that the user has not touched and that was not validated. */
export const untouched = {
  touched: false,
  dirty: false,
  changed: false,
  validated: false,
  valid: null,
  issues: [],
  blocker: '',
  passed: false,
  pending: false,
} as const;

/** Creates the store of a field that is not mounted yet. */
export function createField(form: FormStore, name: string, kind: ContentKind): FieldStore {
  const { defaultValues, errors } = form.options;
  const initial = valueAt(defaultValues, name);
  const given = serverErrors(errors?.[name]);
  let root: HTMLElement | null = null;
  const field: FieldStore = {
    name,
    form,
    kind,
    settings: { control: {} },
    controlId: '',
    // A field that was never visible is not connected to its element.
    get root() {
      return root ?? findRoot(field);
    },
    set root(element) {
      root = element;
    },
    control: null,
    source: kind === 'component' ? 'stored' : 'native',
    isInitialized: false,
    value: initial,
    resultShown: false,
    fromServer: given.issues.length > 0,
    run: null,
    validity: null,
    marked: null,
    status: {
      ...untouched,
      ...given,
      value: initial,
      initial,
      resets: 0,
      writes: 0,
    },
    getStatus: () => field.status,
    ...createSubscribers(),
    configure: (controlId, settings, latestName) => {
      field.name = latestName;
      field.controlId = controlId;
      field.settings = settings;
      if (field.source === 'ahead') field.source = 'reported';
    },
  };
  return field;
}

/**
 * Adds a field to its form; returns a function that removes it. Called by an insertion effect, which also runs in a
 * hidden `<Activity>`, because the browser submits what is hidden, too.
 */
export function joinForm(field: FieldStore): () => void {
  const { form } = field;
  form.fields.add(field);
  form.version += 1;
  return () => {
    abortRun(field);
    form.fields.delete(field);
    form.version += 1;
    field.root = null;
  };
}

/**
 * Connects a visible field to its element, and notifies the form; returns a function that notifies it when the field is
 * hidden or removed.
 */
export function connectField(
  field: FieldStore,
  name: string,
  root: HTMLElement | null,
): () => void {
  const { form } = field;
  field.root = root;
  initializeGroup(field);
  if (inDevelopment && [...form.fields].some((other) => other !== field && other.name === name)) {
    reportProblem(
      'Field',
      'name',
      `"${name}" is the name of two fields of one form, so one hides the value of the other. Give each field a unique name.`,
    );
  }
  form.version += 1;
  form.notify();
  return form.notify;
}

/** Returns the element of a field that is hidden; `null` if it is not on the page. */
function findRoot(field: FieldStore): HTMLElement | null {
  const { form, controlId } = field;
  const parts = [controlId, `${controlId}-label`].map((id) => `[id=${JSON.stringify(id)}]`);
  const part = form.element?.querySelector(parts.join());
  const root = part?.closest<HTMLElement>('[data-slot="field"]') ?? null;
  if (!root) return null;
  field.root = root;
  initializeGroup(field);
  return root;
}

/**
 * Checks the default checkboxes of a group, unless the user checked some before hydration; and the radio button that
 * was checked before the group took the name of another one, which the browser then unchecks.
 */
function initializeGroup(field: FieldStore): void {
  const { kind, root, name, value, isInitialized, status } = field;
  if (kind !== 'group') return;
  field.isInitialized = true;
  const controls = controlsOf(root, name) as HTMLInputElement[];
  const isChecked = controls.some(({ checked }) => checked);
  if (!isChecked && !isInitialized && status.initial !== undefined) {
    writeControls(controls, status.initial, { asDefault: true });
  }
  if (controls[0]?.type !== 'radio') return;
  if (!isChecked && isInitialized) writeControls(controls, value);
  field.value = readControls(controls, { asList: false });
}

/** Aborts the validation run of a field in progress. */
export function abortRun(field: FieldStore): void {
  field.run?.controller.abort();
  field.run = null;
}

/** Makes a field read its value from the native control that its content renders. */
export function claimNative(field: FieldStore, control: NativeControlKind): void {
  field.nativeControl = control;
  field.source = 'native';
}

/** Updates the status of a field and notifies its subscribers and those of the form if it changed. */
export function updateField(field: FieldStore, changes: Partial<FieldStatus>): void {
  const keys = Object.keys(changes) as Array<keyof FieldStatus>;
  if (keys.every((key) => isSame(changes[key], field.status[key]))) return;
  field.status = { ...field.status, ...changes };
  field.notify();
  field.form.notify();
}

/** Returns the part of a field's status that shows messages of a server. */
export function serverErrors(
  messages: string | readonly string[] | undefined,
): Pick<FieldStatus, 'issues' | 'blocker'> {
  const texts = [messages ?? []].flat();
  return {
    issues: texts.map((message) => ({ code: 'server', params: { message } })),
    blocker: texts.join(' '),
  };
}
