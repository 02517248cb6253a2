import { numberFormat, pluralOf } from '../../../internals/locale/intl';
import { inDevelopment, reportProblem } from '../../../internals/report-problem';
import { focusField } from '../field-control';
import { serverIssues, updateField } from '../field-store';
import type { FieldStore, FormStore } from '../store-types';
import type { FieldErrors } from './form-types';
import { isSame } from './form-values';

/** Returns the field with a name, the first if there are several. */
export function fieldOf({ fields }: FormStore, name: string): FieldStore | undefined {
  return [...fields].find((field) => field.name === name);
}

/** Returns the fields that show an error, in document order, which may differ from the order of mounting. */
export function invalidFields({ fields }: FormStore): FieldStore[] {
  const invalid = [...fields].filter(({ status }) => status.issues.length > 0);
  return invalid.sort(({ root: a }, { root: b }) =>
    a && b && a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
}

/** Shows server errors; those of unknown fields become errors of the form. */
export function showErrors(form: FormStore, errors: FieldErrors, formError?: string): void {
  const unknown: string[] = [];
  for (const [name, messages] of Object.entries(errors)) {
    const issues = serverIssues(messages);
    const texts = issues.map(({ params }) => String(params.message));
    const field = fieldOf(form, name);
    if (field) {
      const valid = issues.length === 0;
      field.fromServer = !valid;
      updateField(field, {
        issues,
        blocker: texts.join(' '),
        passed: false,
        validated: true,
        valid,
      });
      continue;
    }
    unknown.push(...texts);
    if (inDevelopment && issues.length > 0) {
      reportProblem(
        'Form',
        'errors',
        `name "${name}", which is not a field, so the error is shown for the form. Use the name of a field.`,
      );
    }
  }
  const message = [formError, ...unknown].filter(Boolean).join(' ');
  form.update({ formError: message || null, failed: true });
}

/**
 * Shows the errors passed as props and moves focus to them if they changed or follow another submit. A new
 * object with equal errors is not a change.
 */
export function showGivenErrors(form: FormStore, errors?: FieldErrors, formError?: string): void {
  const { shownErrors: last } = form;
  if (last?.errors === errors && last?.formError === formError) return;
  const isKnown = isSame(last?.errors ?? {}, errors ?? {}) && last?.formError === formError;
  const isNone = !formError && !Object.values(errors ?? {}).some(Boolean);
  if (isKnown && (isNone || !form.submitted)) return;
  form.submitted = false;
  form.shownErrors = { errors, formError };
  showErrors(form, errors ?? {}, formError);
  focusErrors(form);
}

/** Moves focus to the summary or to the first invalid field, and announces the number of errors. */
export function focusErrors(form: FormStore): void {
  const { labels, locale } = form.texts;
  const invalid = invalidFields(form);
  const count = invalid.length;
  const number = numberFormat(locale).format(count);
  const sum = count > 0 && labels.wrong(number, pluralOf(locale, count));
  // A field that cannot receive focus still blocks submission.
  if (!form.summary?.focus()) invalid.some(focusField);
  announce(form, [form.status.formError, sum].filter(Boolean).join(' '));
}

/**
 * Announces a message in the live region of the form, in the next frame, because a move of focus would
 * interrupt it. A repeated message is cleared first, so that it is announced again; an empty message clears
 * the region.
 */
export function announce(form: FormStore, message: string): void {
  const { region } = form;
  if (!region) return;
  const write = () => {
    if (form.announcement === write) region.textContent = message;
  };
  form.announcement = write;
  if (!message || region.textContent !== message) {
    requestAnimationFrame(write);
    return;
  }
  region.textContent = '';
  setTimeout(write, 50);
}
