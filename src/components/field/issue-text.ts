import { messageOf, type Issue, type MessageOptions } from '../../validation';
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
