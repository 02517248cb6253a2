'use client';
import type { ReactNode } from 'react';
import { circleCheck, Icon } from '../../primitives/icon';
import type { MessageOptions } from '../../validation';
import type { FieldView } from './field-record';
import styles from './field.module.css';
import type { FormWords } from './form-options';
import { issueText } from './issue-text';

/** Props of {@link FieldMessage}. */
interface FieldMessageProps {
  id: string | undefined;
  view: FieldView;
  words: FormWords;
  messages: MessageOptions['field'];
  success: ReactNode;
}

/** Line below a control for its error, for a rule that waits, or for success. Its place is kept while there is none. */
export function FieldMessage({ id, view, words: form, messages, success }: FieldMessageProps) {
  const issues = view.issues.filter(({ params }) => !params.quiet);
  const kind = issues[0] ? 'error' : view.pending ? 'pending' : 'success';
  const [first, ...more] = issues.map((issue) => issueText(issue, form, messages));
  const words = {
    error: more[0] ? <div>{[first, ...more].map(lineOf)}</div> : first,
    pending: form.labels.checking,
    success: <div>{success}</div>,
  };
  // An error's sign is drawn by the style sheet: eight may come at once.
  return (
    <div id={id} data-slot={`field-${kind}`} className={styles.message}>
      {kind === 'success' && <Icon shapes={circleCheck} />}
      {words[kind]}
    </div>
  );
}

function lineOf(line: string | undefined, place: number) {
  return <div key={place}>{line}</div>;
}
