import { numberFormat, pluralOf } from '../../internals/intl';
import { inDevelopment, reportProblem } from '../../internals/report-problem';
import { announce } from './announce';
import { tellControl } from './control-marks';
import { serverIssues } from './field-record';
import { fieldOf, focusField, wrongFields } from './focus-field';
import type { FieldErrors } from './form-options';
import type { FormStore } from './form-store';
import { errorText } from './field-words';
import { isSame } from './same-value';
import { update } from './validate-field';

/** Shows what a server found; what it found in fields that are not there is told of the form. */
export function showErrors(store: FormStore, errors: FieldErrors, formError?: string): void {
  const unknown: string[] = [];
  for (const [name, sentences] of Object.entries(errors)) {
    const issues = serverIssues(sentences);
    const field = fieldOf(store, name);
    if (field) {
      field.accused = issues.length > 0;
      update(field, { issues, passed: false }, { validated: true, valid: !field.accused });
      tellControl(field, field.accused ? errorText(field) : '');
      continue;
    }
    unknown.push(...issues.map(({ params }) => String(params.message)));
    if (inDevelopment && issues.length > 0) {
      reportProblem(
        'Form',
        'errors',
        `name "${name}", which is no field, so that the error is shown for the whole form. Use the name of a field.`,
      );
    }
  }
  const sentence = [formError, ...unknown].filter(Boolean).join(' ');
  store.tell({ formError: sentence || null, failed: true });
}

/**
 * Shows the errors that the application was given, where they are others than the last ones or the answer to another submit, and
 * leads to them. An object that is merely written anew with each render tells nothing.
 */
export function followErrors(store: FormStore, errors?: FieldErrors, formError?: string): void {
  const { seen } = store;
  if (seen?.errors === errors && seen?.formError === formError) return;
  const isKnown = isSame(seen?.errors ?? {}, errors ?? {}) && seen?.formError === formError;
  const isNone = !formError && !Object.values(errors ?? {}).some(Boolean);
  if (isKnown && (isNone || !store.asked)) return;
  store.asked = false;
  store.seen = { errors, formError };
  showErrors(store, errors ?? {}, formError);
  leadToErrors(store);
}

/** Moves the reader to what is wrong, the summary that asks for it or the first wrong field, and says how much there is. */
export function leadToErrors(store: FormStore): void {
  const { labels, locale } = store.words;
  const wrong = wrongFields(store);
  const count = wrong.length;
  const words = numberFormat(locale).format(count);
  const sum = count > 0 && labels.wrong(words, pluralOf(locale, count));
  // A field that takes no focus holds the form back all the same.
  if (!store.summary?.focus()) wrong.some(focusField);
  announce(store, [store.facts.formError, sum].filter(Boolean).join(' '));
}
