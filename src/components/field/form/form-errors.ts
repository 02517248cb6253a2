import { numberFormat, pluralOf } from '../../../core/locale/intl';
import { inDevelopment, reportProblem } from '../../../core/report-problem';
import { focusField } from '../field-control';
import { serverErrors, updateField } from '../field-store';
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
    const field = fieldOf(form, name);
    if (field) {
      showFieldErrors(field, messages);
      continue;
    }
    const texts = [messages ?? []].flat();
    unknown.push(...texts);
    if (inDevelopment && texts.length > 0) {
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

function showFieldErrors(field: FieldStore, messages: FieldErrors[string]): void {
  const shown = serverErrors(messages);
  const valid = shown.issues.length === 0;
  field.fromServer = !valid;
  updateField(field, { ...shown, passed: false, validated: true, valid });
}

/**
 * Shows the errors passed as props and moves focus to them if they changed or follow another submit. A new
 * object with equal errors is not a change.
 */
export function showGivenErrors(form: FormStore, errors?: FieldErrors, formError?: string): void {
  const { givenErrors: last } = form;
  if (last.errors === errors && last.formError === formError) return;
  const isKnown = isSame(last.errors ?? {}, errors ?? {}) && last.formError === formError;
  const isNew = last.answered && hasErrors(errors, formError);
  if (isKnown && !isNew) return;
  form.givenErrors = { errors, formError, answered: false };
  showErrors(form, errors ?? {}, formError);
  focusErrors(form);
}

/** Whether errors passed as props contain a message. */
export function hasErrors(errors?: FieldErrors, formError?: string): boolean {
  return Boolean(formError) || Object.values(errors ?? {}).some(Boolean);
}

/** Moves focus to the summary or to the first invalid field, and announces the number of errors. */
export function focusErrors(form: FormStore): void {
  const { labels, locale } = form.texts;
  const invalid = invalidFields(form);
  const count = invalid.length;
  const number = numberFormat(locale).format(count);
  const sum = count > 0 && labels.fieldsToCorrect(number, pluralOf(locale, count));
  // A field that cannot receive focus still blocks submission.
  if (!form.summary?.focus()) invalid.some(focusField);
  form.announce([form.status.formError, sum].filter(Boolean).join(' '));
}
