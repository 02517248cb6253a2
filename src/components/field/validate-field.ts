import { required, validateSync, type Issue } from '../../validation';
import { isComponent, isDisabled, readField, storeValue, valuesOf } from './field-control';
import { rulesOf } from './field-rules';
import { abortRun, updateField } from './field-store';
import { issueText } from './field-text';
import { nativeIssues, unreadNumber } from './field-validity';
import { schemaResultOf } from './form/form-schema';
import { isSame, valueAt } from './form/form-values';
import { andThen, type NowOrLater } from './now-or-later';
import type { FieldStore } from './store-types';
import { validateValue } from './validate-value';

interface ValidationOptions {
  /** Whether the errors are shown. */
  show: boolean;
  /** Delay of custom rules in milliseconds, while the user types. Default: 0. */
  delay?: number;
  /** Whether an event of the field is the reason: a component may then not have rendered its value yet. Default: `false`. */
  duringEvent?: boolean;
}

/** Validates a field. A run in progress is aborted and resolves with the result of this one. */
export function validateField(
  field: FieldStore,
  { show, delay = 0, duringEvent = false }: ValidationOptions,
): NowOrLater<boolean> {
  if (isDisabled(field)) return true;
  const { run, form } = field;
  const value = readField(field);
  if (!isSame(value, field.value)) storeValue(field, value);
  // Equal values need not be validated twice.
  if (run && run.version === form.version && !run.debounced) {
    run.show ||= show;
    return run.result;
  }
  abortRun(field);
  const controller = new AbortController();
  const issues = findIssues(field, { signal: controller.signal, delay, duringEvent });
  if (!(issues instanceof Promise)) return settle(field, issues, show);
  const result = issues.then((found) =>
    controller.signal.aborted
      ? (field.run?.result ?? field.status.valid !== false)
      : settle(field, found, field.run?.show ?? show),
  );
  field.run = { controller, result, version: form.version, debounced: delay > 0, show };
  updateField(field, { pending: true });
  return result;
}

function settle(field: FieldStore, issues: readonly Issue[], show: boolean): boolean {
  const [first] = issues;
  const { form, settings } = field;
  const valid = !first;
  field.run = null;
  if (show) field.resultShown = true;
  updateField(field, {
    pending: false,
    valid,
    blocker: first ? issueText(first, form.texts, settings.messages) : '',
    ...(show ? { issues, passed: valid, validated: true } : {}),
  });
  return valid;
}

interface SearchOptions {
  signal: AbortSignal;
  delay: number;
  duringEvent: boolean;
}

/** Returns the issues of the rules, or else of the browser, or else of the form's schema. */
function findIssues(
  field: FieldStore,
  { signal, delay, duringEvent }: SearchOptions,
): NowOrLater<readonly Issue[]> {
  const { form, name } = field;
  // Text that cannot be parsed is not missing: the component itself shows what is wrong with it.
  const unread =
    isComponent(field) && isUnread(field.value) ? nativeIssues(field) : unreadNumber(field);
  if (unread.length > 0) return unread;
  const { locale } = form.texts;
  // A field without a form does not know its language.
  const context = {
    name,
    locale: form.mounted ? locale : undefined,
    values: () => valuesOf(form),
    signal,
    delay,
  };
  const ofRules = validateValue(field.value, rulesOf(field), context);
  return andThen(ofRules, (issues) => {
    if (issues.length > 0) return issues;
    // The message that a component sets itself belongs to the value that it rendered last.
    const native = duringEvent && isComponent(field) ? [] : nativeIssues(field);
    if (native.length > 0) return native;
    const half = halfRange(field);
    if (half.length > 0) return half;
    return andThen(schemaResultOf(form), (result) => result?.issues.get(name) ?? []);
  });
}

/** Whether a value may be that of text that cannot be parsed, or a range with such an end; that of no text is `null`. */
function isUnread(value: unknown): boolean {
  if (!(value instanceof Object)) return value === '';
  if (Array.isArray(value)) return value.length === 0;
  return ['from', 'to'].some((end) => valueAt(value, end) === '');
}

/** Returns the issue of a range with one end: with one of its fields filled, a range picker requires the other. */
function halfRange({ root, value }: FieldStore): readonly Issue[] {
  if (!root?.querySelector('[role=group] input:required:placeholder-shown')) return [];
  return validateSync(value, required()).filter(({ code }) => code !== 'required');
}
