'use client';
import type { ReactNode } from 'react';
import { circleAlert, circleCheck, Icon } from '../../primitives/icon';
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
  const words = {
    error: issues.map((issue, place) => <div key={place}>{issueText(issue, form, messages)}</div>),
    pending: form.labels.checking,
    success,
  };
  return (
    <div id={id} data-slot={`field-${kind}`} className={styles.message}>
      {kind !== 'pending' && <Icon shapes={issues[0] ? circleAlert : circleCheck} />}
      <div>{words[kind]}</div>
    </div>
  );
}
