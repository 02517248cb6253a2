'use client';
import type { ReactNode } from 'react';
import { cx } from '../../internals/class-names';
import { circleAlert, circleCheck, Icon } from '../../primitives/icon';
import type { MessageOptions } from '../../validation';
import type { FieldView } from './field-record';
import styles from './field.module.css';
import type { FormWords } from './form-options';
import { issueText } from './issue-text';

/** Props of {@link FieldMessage}. */
interface FieldMessageProps {
  id: string | null;
  view: FieldView;
  words: FormWords;
  messages: MessageOptions['field'];
  success: ReactNode;
}

/** Line below a control for its error, for a rule that waits, or for success. Its place is kept while there is none. */
export function FieldMessage({ id, view, words, messages, success }: FieldMessageProps) {
  const issues = view.issues.filter(({ params }) => !params.quiet);
  if (!issues[0] && view.pending) {
    return (
      <div data-slot="field-pending" className={cx(styles.message, styles.hint)}>
        {words.labels.checking}
      </div>
    );
  }
  const kind = issues[0] ? 'error' : 'success';
  return (
    <div
      id={id ?? undefined}
      data-slot={`field-${kind}`}
      className={cx(styles.message, styles[kind])}
    >
      <Icon shapes={issues[0] ? circleAlert : circleCheck} />
      <div>
        {issues[0]
          ? issues.map((issue, place) => <div key={place}>{issueText(issue, words, messages)}</div>)
          : success}
      </div>
    </div>
  );
}
