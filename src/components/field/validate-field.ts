import { isEmpty, type Issue } from '../../validation';
import { announce } from './announce';
import { drawFlags, isOut, nativeIssues, tellControl } from './control-marks';
import { answerOf, type TimingEvent } from './error-timing';
import type { FieldRecord, FieldView } from './field-record';
import type { FormStore } from './form-store';
import { errorText, issueText } from './issue-text';
import { schemaVerdict } from './judge-schema';
import { judgeValue } from './judge-value';
import { controlsOf, readControls } from './native-control';
import { rulesOf } from './rules-of';
import { isSame } from './same-value';

/** Value of a field now. */
export function readField({ native, root, name, options, initial, value }: FieldRecord): unknown {
  const controls = native ? controlsOf(root, name) : [];
  return options.owned ?? (controls[0] ? readControls(controls, Array.isArray(initial)) : value);
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

function keepValue(field: FieldRecord, value: unknown): void {
  field.value = value;
  field.store.version += 1;
}

/** Draws anew what differs, and tells whoever listens. */
export function update(
  field: FieldRecord,
  view: Partial<FieldView>,
  flags: Partial<FieldRecord['flags']> = {},
): void {
  const differs = <Part extends object>(part: Part, known: Part) =>
    (Object.keys(part) as Array<keyof Part>).some((key) => !isSame(part[key], known[key]));
  const redraws = differs(view, field.view);
  if (!redraws && !differs(flags, field.flags)) return;
  field.flags = { ...field.flags, ...flags };
  if (redraws) field.view = { ...field.view, ...view };
  drawFlags(field);
  tellControl(field);
  for (const listener of field.listeners) listener();
  field.store.notify();
}

/** Takes over what a person entered, and judges it where that is due. */
export function hearChange(field: FieldRecord, value: unknown): void {
  const { accused, store, native } = field;
  keepValue(field, value);
  field.accused = false;
  if (store.facts.formError !== null) store.tell({ formError: null });
  update(
    field,
    { ...(native ? {} : { value }), ...(accused ? { issues: [] } : {}) },
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

function reads(field: FieldRecord, { name }: FieldRecord): boolean {
  return (
    field.store.options.schema !== undefined ||
    rulesOf(field).some(({ dependsOn }) => dependsOn?.includes(name))
  );
}

function react(field: FieldRecord, event: TimingEvent): void {
  const { options, store, flags, view } = field;
  // What a server said holds until the field changes.
  if (field.accused) return;
  const answer = answerOf(options.timing ?? store.options.timing, event, {
    shown: view.issues.length > 0,
    judged: flags.validated,
    blank: !flags.dirty && isEmpty(readField(field)),
  });
  if (answer === 'rest') return;
  const delay = options.debounce ?? store.options.debounce ?? 0;
  const verdict = validateField(field, answer === 'show', event === 'change' ? delay : 0);
  const say = (valid: boolean) => {
    if (valid || event !== 'blur') return;
    announce(store, `${options.label ?? ''}: ${errorText(field)}`.replace(/^: /, ''));
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
    const [first] = found;
    const { store, options } = field;
    field.run = null;
    update(
      field,
      { pending: false, ...(show ? { issues: found, passed: !first } : {}) },
      { valid: !first, ...(show ? { validated: true } : {}) },
    );
    tellControl(field, first ? issueText(first, store.words, options.messages) : '');
    return !first;
  };
  if (!('then' in issues)) return settle(issues);
  const answer = issues.then((found) =>
    controller.signal.aborted ? (field.run?.answer ?? field.flags.valid !== false) : settle(found),
  );
  field.run = { controller, answer };
  update(field, { pending: true });
  return answer;
}

type Found = readonly Issue[] | Promise<readonly Issue[]>;

function judgeField(field: FieldRecord, signal: AbortSignal, delay: number): Found {
  const { store, name } = field;
  const values = valuesOf(store);
  const own = judgeValue(field.value, rulesOf(field), { name, values, signal, delay });
  const goOn = (issues: readonly Issue[]): Found => {
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
