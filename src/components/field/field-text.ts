import { inDevelopment, reportProblem } from '../../core/report-problem';
import { messageOf, type Issue, type MessageOptions } from '../../validation';
import type { FieldStore, FormTexts } from './store-types';

/**
 * Returns the message of an issue in the language of the form; messages of a server or a control are
 * unchanged.
 */
export function issueText(
  issue: Issue,
  { messages, locale }: FormTexts,
  field?: MessageOptions['field'],
): string {
  if (issue.code === 'server') return String(issue.params.message);
  return messageOf(issue, { messages, locale, field: field ?? {} });
}

/** Returns the messages of all errors that a field shows. */
export function errorText({ settings, form, status }: FieldStore, texts = form.texts): string {
  return status.issues.map((issue) => issueText(issue, texts, settings.messages)).join(' ');
}

/** Returns the text of a field's label. */
export function labelOf({ settings: { label }, root }: FieldStore): string {
  if (typeof label === 'string') return label;
  return root?.querySelector('[data-slot="field-label"]')?.textContent ?? '';
}

/** Returns the name of a field; a missing one is reported in development, and the value is under an empty name. */
export function usableName(name: unknown): string {
  if (typeof name === 'string' && name !== '') return name;
  if (inDevelopment) {
    reportProblem(
      'Field',
      'name',
      `is ${name === '' ? 'empty' : String(name)}, so the form cannot tell the value from others. Pass a unique name, such as "email".`,
    );
  }
  return '';
}
