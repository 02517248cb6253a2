import { messageOf, type Issue, type MessageOptions } from '../../validation';
import type { FieldRecord } from './field-record';
import type { FormWords } from './form-options';

/** Sentence of an issue in the words of the form; one that a server or a control wrote is finished. */
export function issueText(
  issue: Issue,
  { messages, locale }: FormWords,
  field?: MessageOptions['field'],
): string {
  if (issue.code === 'server') return String(issue.params.message);
  return messageOf(issue, { messages, locale, field: field ?? {} });
}

/** Everything that a field's errors say. */
export function errorText({ options, store, view }: FieldRecord): string {
  return view.issues.map((issue) => issueText(issue, store.words, options.messages)).join(' ');
}

/** Words of a field's label. */
export function labelOf({ options: { label }, root }: FieldRecord): string {
  if (typeof label === 'string') return label;
  return root?.querySelector('[data-slot="field-label"]')?.textContent ?? '';
}
