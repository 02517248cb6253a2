import { messageOf, type Issue } from '../../validation';
import type { FieldRecord } from './field-record';
import type { FormWords } from './form-options';

/** Sentence of an issue in the words of the form; one that a server or a control wrote is finished. */
export function issueText(
  issue: Issue,
  { messages, locale }: FormWords,
  field?: FieldRecord['options']['messages'],
): string {
  if (issue.code === 'server') return String(issue.params.message);
  return messageOf(issue, { messages, locale, field: field ?? {} });
}

/** Everything that a field's errors say. */
export function errorText({ options, store, view }: FieldRecord): string {
  return view.issues.map((issue) => issueText(issue, store.words, options.messages)).join(' ');
}
