import type { Issue } from '../../validation';
import {
  isComponent,
  isDisabled,
  nativeIssues,
  readField,
  storeValue,
  valuesOf,
} from './field-control';
import { rulesOf } from './field-rules';
import { updateField } from './field-store';
import { issueText } from './field-text';
import { schemaResultOf } from './form/form-schema';
import { isSame } from './form/form-values';
import type { FieldStore } from './store-types';
import { validateValue } from './validate-value';

/**
 * Validates a field. A run in progress is aborted and resolves with the result of this one.
 * @param show Whether the errors are shown.
 * @param delay Delay of custom rules in milliseconds, while the user types.
 */
export function validateField(
  field: FieldStore,
  show: boolean,
  delay?: number,
): boolean | Promise<boolean> {
  if (isDisabled(field)) return true;
  const { run, form } = field;
  const value = readField(field);
  if (!isSame(value, field.value)) storeValue(field, value);
  // Equal values need not be validated twice.
  if (run && run.version === form.version && !run.debounced) {
    run.show ||= show;
    return run.result;
  }
  run?.controller.abort();
  field.run = null;
  const controller = new AbortController();
  const issues = findIssues(field, controller.signal, delay);
  if (!('then' in issues)) return settle(field, issues, show);
  const result = issues.then((found) =>
    controller.signal.aborted
      ? (field.run?.result ?? field.status.valid !== false)
      : settle(field, found, field.run?.show ?? show),
  );
  field.run = { controller, result, version: form.version, debounced: Boolean(delay), show };
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

type Found = readonly Issue[] | Promise<readonly Issue[]>;

/** Returns the issues of the rules, or else of the browser, or else of the form's schema. */
function findIssues(field: FieldStore, signal: AbortSignal, delay?: number): Found {
  const { form, name } = field;
  const context = { name, values: () => valuesOf(form), signal, delay: delay ?? 0 };
  const found = validateValue(field.value, rulesOf(field), context);
  const goOn = (issues: readonly Issue[]): Found => {
    if (issues.length > 0) return issues;
    // A component that has just changed sets its own message after that.
    const isLate = isComponent(field) && delay !== undefined;
    const native = isLate ? [] : nativeIssues(field);
    if (native.length > 0) return native;
    const schema = schemaResultOf(form);
    if (!schema) return issues;
    return 'then' in schema
      ? schema.then((result) => result.issues.get(name) ?? [])
      : (schema.issues.get(name) ?? []);
  };
  return 'then' in found ? found.then(goOn) : goOn(found);
}
