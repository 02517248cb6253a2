import type { ReactNode } from 'react';
import { inDevelopment, reportProblem } from '../../core/report-problem';
import { messageOf, type Issue, type MessageOptions } from '../../validation';
import type { FieldStatus, FieldStore, FormTexts } from './store-types';

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

/** What the message of a field says. */
export type MessageKind = 'error' | 'success' | null;

/** Returns what the message of a field says; it describes the control. */
export function messageKindOf({ issues, passed }: FieldStatus, success: ReactNode): MessageKind {
  // A component shows quiet issues itself.
  if (issues.some(({ params }) => !params.quiet)) return 'error';
  return passed && success !== undefined ? 'success' : null;
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
