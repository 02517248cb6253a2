import { numberFormat, pluralOf } from '../../internals/intl';
import { inDevelopment, reportProblem } from '../../internals/report-problem';
import { announce } from './announce';
import { serverIssues } from './field-record';
import { wrongFields } from './focus-field';
import type { FieldErrors } from './form-options';
import type { FormStore } from './form-store';
import { update } from './validate-field';

/** Shows what a server found; what it found in fields that are not there is told of the form. */
export function showErrors(store: FormStore, errors: FieldErrors, formError?: string): void {
  const unknown: string[] = [];
  for (const [name, sentences] of Object.entries(errors)) {
    const issues = serverIssues(sentences);
    const field = store.field(name);
    if (!field) {
      unknown.push(...issues.map(({ params }) => String(params.message)));
      if (inDevelopment && issues.length > 0) {
        reportProblem(
          'Form',
          'errors',
          `name "${name}", which is no field, so that the error is shown for the whole form. Use the name of a field.`,
        );
      }
    } else {
      field.server = issues;
      update(field, { issues, passed: false }, { validated: true, valid: issues.length === 0 });
    }
  }
  const sentence = [formError, ...unknown].filter(Boolean).join(' ');
  store.tell({ formError: sentence || null, failed: true });
}

/** Moves the reader to what is wrong, the summary that asks for it or the first wrong field, and says how much there is. */
export function leadToErrors(store: FormStore): void {
  const { labels, locale } = store.words;
  const { formError } = store.facts;
  const count = wrongFields(store).length;
  const words = numberFormat(locale).format(count);
  const plural = pluralOf(locale, count);
  announce(store, [formError, count > 0 && labels.wrong(words, plural)].filter(Boolean).join(' '));
  if (!store.summary?.focus()) store.focus();
}
