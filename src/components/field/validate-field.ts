import { isEmpty, type Issue } from '../../validation';
import { announce } from './announce';
import { drawMarks, isOut, nativeIssues, tellControl } from './control-marks';
import { answerOf, type TimingEvent } from './error-timing';
import type { FieldRecord, FieldView } from './field-record';
import { keepValue, readField, valuesOf } from './field-values';
import { errorText, labelOf } from './field-words';
import { issueText } from './issue-text';
import { schemaVerdict } from './judge-schema';
import { judgeValue } from './judge-value';
import { rulesOf } from './rules-of';
import { isSame } from './same-value';

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
  if (redraws && field.redraw) {
    // Put on the page together with what React draws, so that it is laid out once.
    field.draw = drawMarks;
    field.redraw();
  } else drawMarks(field);
  for (const listener of field.listeners ?? []) listener();
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
    { dirty: true, changed: !isSame(value, field.view.initial) },
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

/** Whether the reader has seen a verdict on this very value, on which nothing else can throw another light. */
function isSettled(field: FieldRecord): boolean {
  const { judged, store } = field;
  return Boolean(
    judged &&
    isSame(field.value, readField(field)) &&
    !store.options.schema &&
    rulesOf(field).every(({ dependsOn }) => !dependsOn),
  );
}

function react(field: FieldRecord, event: TimingEvent): void {
  const { options, store, flags, view } = field;
  // What a server said holds until the field changes.
  if (field.accused) return;
  const answer = answerOf(options.timing ?? store.options.timing, event, {
    shown: view.issues.length > 0,
    judged: flags.validated,
    blank: () => !flags.dirty && isEmpty(readField(field)),
  });
  if (answer === 'rest') return;
  const delay = options.debounce ?? store.options.debounce ?? 0;
  const verdict =
    event === 'blur' && isSettled(field)
      ? view.issues.length === 0
      : validateField(field, answer === 'show', event === 'change' ? delay : 0);
  const say = (valid: boolean) => {
    if (valid || event !== 'blur') return;
    announce(store, `${labelOf(field)}: ${errorText(field)}`);
  };
  if (typeof verdict === 'boolean') say(verdict);
  else void verdict.then(say);
}

/** Verdict on a field; a question that still waits is ended, and answers with the verdict of this one. */
export function validateField(
  field: FieldRecord,
  show: boolean,
  delay?: number,
): boolean | Promise<boolean> {
  if (isOut(field)) return true;
  const { run, store } = field;
  keepNew(field);
  // The same question need not be asked twice.
  if (run && run.version === store.version && !run.late) {
    run.show ||= show;
    return run.answer;
  }
  run?.controller.abort();
  field.run = null;
  const controller = new AbortController();
  const issues = judgeField(field, controller.signal, delay);
  if (!('then' in issues)) return settle(field, issues, show);
  const answer = issues.then((found) =>
    controller.signal.aborted
      ? (field.run?.answer ?? field.flags.valid !== false)
      : settle(field, found, field.run?.show ?? show),
  );
  field.run = { controller, answer, version: store.version, late: Boolean(delay), show };
  update(field, { pending: true });
  return answer;
}

function keepNew(field: FieldRecord): void {
  const value = readField(field);
  if (!isSame(value, field.value)) keepValue(field, value);
}

function settle(field: FieldRecord, issues: readonly Issue[], show: boolean): boolean {
  const [first] = issues;
  const { store, options } = field;
  field.run = null;
  if (show) field.judged = true;
  const sentence = first ? issueText(first, store.words, options.messages) : '';
  field.sentence = sentence;
  update(
    field,
    { pending: false, ...(show ? { issues, passed: !first } : {}) },
    { valid: !first, ...(show ? { validated: true } : {}) },
  );
  // The browser styles what it is told; with the drawing that comes, it does so once for all fields.
  if (!field.draw) tellControl(field, sentence);
  return !first;
}

type Found = readonly Issue[] | Promise<readonly Issue[]>;

function judgeField(field: FieldRecord, signal: AbortSignal, delay?: number): Found {
  const { store, name } = field;
  const values = () => valuesOf(store);
  const own = judgeValue(field.value, rulesOf(field), { name, values, signal, delay: delay ?? 0 });
  const goOn = (issues: readonly Issue[]): Found => {
    if (issues.length > 0) return issues;
    // What a widget has to say of a change it says after it.
    const native = field.kind === 'widget' && delay !== undefined ? [] : nativeIssues(field);
    if (native.length > 0) return native;
    const verdict = schemaVerdict(store);
    if (!verdict) return issues;
    return 'then' in verdict
      ? verdict.then(({ issues: all }) => all.get(name) ?? [])
      : (verdict.issues.get(name) ?? []);
  };
  return 'then' in own ? own.then(goOn) : goOn(own);
}
