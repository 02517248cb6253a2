import { isEmpty, type Issue } from '../../validation';
import { announce } from './announce';
import { answerOf, type TimingEvent } from './error-timing';
import type { FieldRecord, FieldView } from './field-record';
import { fresh } from './field-record';
import type { FormStore } from './form-store';
import { errorText, issueText } from './issue-text';
import { judgeSchema } from './judge-schema';
import { judgeValue } from './judge-value';
import { drawFlags, isOut, nativeIssues, tellControl } from './native-validity';
import { controlsOf, readControls, writeControls } from './native-control';
import { rulesOf } from './rules-of';

/** Value of a field now. */
export function readField(field: FieldRecord): unknown {
  const { native, root, name, options, initial } = field;
  if (options.owned !== undefined) return options.owned;
  if (!native) return field.value;
  const controls = controlsOf(root, name);
  return controls.length > 0 ? readControls(controls, Array.isArray(initial)) : field.value;
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

/** Whether two values are the same, lists and ranges by their content. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other) || (isEmpty(one) && isEmpty(other))) return true;
  const comparable = [one, other].every(
    (value) => Array.isArray(value) || Object.getPrototypeOf(Object(value)) === Object.prototype,
  );
  return comparable && JSON.stringify(one) === JSON.stringify(other);
}

/** Draws anew what differs, and tells whoever listens. */
export function update(
  field: FieldRecord,
  view: Partial<FieldView>,
  flags: Partial<FieldRecord['flags']> = {},
): void {
  const { view: before, flags: known } = field;
  const next = { ...before, ...view };
  if (JSON.stringify(next.issues) === JSON.stringify(before.issues)) next.issues = before.issues;
  const keys = Object.keys(next) as Array<keyof FieldView>;
  const redraws = keys.some((key) => !Object.is(next[key], before[key]));
  const names = Object.keys(flags) as Array<keyof typeof flags>;
  if (!redraws && names.every((name) => flags[name] === known[name])) return;
  field.flags = { ...known, ...flags };
  if (redraws) field.view = next;
  drawFlags(field);
  tellControl(field);
  for (const listener of field.listeners) listener();
  field.store.notify();
}

function keepValue(field: FieldRecord, value: unknown): void {
  field.value = value;
  field.store.version += 1;
  field.server = [];
}

/** Takes a new value over, as if a person had entered it. */
export function changeValue(field: FieldRecord, value: unknown): void {
  if (field.native) writeControls(controlsOf(field.root, field.name), value, false);
  hearChange(field, value);
}

/** Takes over what a person entered, and judges it where that is due. */
export function hearChange(field: FieldRecord, value: unknown): void {
  const { server, store } = field;
  keepValue(field, value);
  if (store.facts.formError !== null) store.tell({ formError: null });
  update(
    field,
    {
      ...(field.native ? {} : { value }),
      ...(server.length > 0 ? { issues: [] } : {}),
    },
    { dirty: true, changed: !isSame(value, field.initial) },
  );
  hear(field, 'change');
}

/** Takes note that a person left the field. */
export function hearBlur(field: FieldRecord): void {
  update(field, {}, { touched: true });
  hear(field, 'blur');
}

function hear(field: FieldRecord, event: TimingEvent): void {
  react(field, event);
  // Once each, so that fields that read each other do not go round in circles.
  for (const other of field.store.fields) {
    if (other !== field && other.flags.validated && reads(other, field)) react(other, event);
  }
}

function reads(field: FieldRecord, target: FieldRecord): boolean {
  if (field.store.options.schema) return true;
  return rulesOf(field.name, field.options).some(({ dependsOn }) =>
    dependsOn?.includes(target.name),
  );
}

function react(field: FieldRecord, event: TimingEvent): void {
  const { options, store, flags, view, server } = field;
  // What a server said holds until the field changes.
  if (server.length > 0) return;
  const answer = answerOf(options.timing ?? store.options.timing ?? 'eager', event, {
    shown: view.issues.length > 0,
    judged: flags.validated,
    blank: !flags.dirty && isEmpty(readField(field)),
  });
  if (answer === 'rest') return;
  const delay = options.debounce ?? store.options.debounce ?? 0;
  const verdict = validateField(field, answer === 'show', event === 'change' ? delay : 0);
  if (event !== 'blur') return;
  const say = (valid: boolean) => {
    if (!valid) announce(store, [options.label, errorText(field)].filter(Boolean).join(': '));
  };
  if (typeof verdict === 'boolean') say(verdict);
  else void verdict.then(say);
}

/** Verdict on a field; a question that still waits is ended, and answers with the verdict of this one. */
export function validateField(
  field: FieldRecord,
  show: boolean,
  delay = 0,
): boolean | Promise<boolean> {
  field.run?.controller.abort();
  field.run = null;
  if (isOut(field)) return true;
  const controller = new AbortController();
  const issues = judgeField(field, controller.signal, delay);
  const settle = (found: readonly Issue[]): boolean => {
    const valid = found.length === 0;
    field.run = null;
    update(
      field,
      { pending: false, ...(show ? { issues: found, passed: valid } : {}) },
      { valid, ...(show ? { validated: true } : {}) },
    );
    tellControl(field, valid ? '' : messageFor(field, found));
    return valid;
  };
  if (!('then' in issues)) return settle(issues);
  const answer = issues.then((found) =>
    controller.signal.aborted ? (field.run?.answer ?? field.flags.valid !== false) : settle(found),
  );
  field.run = { controller, answer };
  update(field, { pending: true });
  return answer;
}

function messageFor({ store, options }: FieldRecord, [first]: readonly Issue[]): string {
  return first ? issueText(first, store.words, options.messages) : '';
}

function judgeField(
  field: FieldRecord,
  signal: AbortSignal,
  delay: number,
): readonly Issue[] | Promise<readonly Issue[]> {
  const { store, name, options } = field;
  const values = valuesOf(store);
  const own = judgeValue(field.value, rulesOf(name, options), { name, values, signal, delay });
  const goOn = (issues: readonly Issue[]): readonly Issue[] | Promise<readonly Issue[]> => {
    if (issues.length > 0) return issues;
    const native = nativeIssues(field);
    if (native.length > 0) return native;
    const verdict = schemaVerdict(store, values);
    if (!verdict) return issues;
    return 'then' in verdict
      ? verdict.then(({ issues: all }) => all.get(name) ?? [])
      : (verdict.issues.get(name) ?? []);
  };
  return 'then' in own ? own.then(goOn) : goOn(own);
}

/** Verdict of the form's schema on the values as they are; asked once for all fields. */
export function schemaVerdict(store: FormStore, values: Record<string, unknown>) {
  const { schema } = store.options;
  if (!schema) return null;
  if (store.verdict?.version !== store.version) {
    const names = [...store.fields].map(({ name }) => name);
    store.verdict = { version: store.version, answer: judgeSchema(schema, values, names) };
  }
  return store.verdict?.answer ?? null;
}

/** Takes a field back to the beginning. */
export function resetField(field: FieldRecord): void {
  field.run?.controller.abort();
  field.run = null;
  field.server = [];
  field.value = field.initial;
  const { initial } = field;
  update(
    field,
    { issues: [], pending: false, passed: false, ...(field.native ? {} : { value: initial }) },
    fresh,
  );
  tellControl(field, '');
}
