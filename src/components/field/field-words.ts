import type { FieldRecord } from './field-record';
import { issueText } from './issue-text';

/** Everything that a field's errors say; while they are drawn in the words that are on their way to the page. */
export function errorText({ options, store, view }: FieldRecord, words = store.words): string {
  return view.issues.map((issue) => issueText(issue, words, options.messages)).join(' ');
}

/** Words of a field's label. */
export function labelOf({ options: { label }, root }: FieldRecord): string {
  if (typeof label === 'string') return label;
  return root?.querySelector('[data-slot="field-label"]')?.textContent ?? '';
}
