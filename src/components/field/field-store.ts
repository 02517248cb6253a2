import type { NativeControlKind } from '../../internals/forms/field-context';
import { inDevelopment, reportProblem } from '../../internals/report-problem';
import { createSubscribers } from '../../internals/subscribers';
import { isSame, valueAt } from './form/form-values';
import { controlsOf, writeControls } from './native-control';
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
  const field: FieldStore = {
    name,
    form,
    kind,
    settings: { control: {} },
    controlId: '',
    root: null,
    control: null,
    source: kind === 'component' ? 'stored' : 'native',
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
    },
    getStatus: () => field.status,
    ...createSubscribers(),
    configure: (controlId, settings) => {
      field.controlId = controlId;
      field.settings = settings;
      if (field.source === 'ahead') field.source = 'reported';
    },
  };
  return field;
}

/** Connects a field to its element and to its form; returns a function that disconnects it. */
export function connectField(field: FieldStore, root: HTMLElement | null): () => void {
  field.root = root;
  initializeGroup(field);
  joinForm(field);
  return () => {
    field.root = null;
    leaveForm(field);
  };
}

/** Checks the default checkboxes of a group, unless the user checked some before hydration. */
function initializeGroup({ kind, root, name, status }: FieldStore): void {
  if (kind !== 'group' || status.initial === undefined) return;
  const controls = controlsOf(root, name) as HTMLInputElement[];
  if (!controls.some(({ checked }) => checked))
    writeControls(controls, status.initial, { asDefault: true });
}

function joinForm(field: FieldStore): void {
  const { form, name } = field;
  if (inDevelopment && [...form.fields].some((other) => other.name === name)) {
    reportProblem(
      'Field',
      'name',
      `"${name}" is the name of two fields of one form, so one hides the value of the other. Give each field a unique name.`,
    );
  }
  form.fields.add(field);
  form.version += 1;
  form.notify();
}

function leaveForm(field: FieldStore): void {
  const { form } = field;
  abortRun(field);
  form.fields.delete(field);
  form.version += 1;
  form.notify();
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
