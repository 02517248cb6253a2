'use client';
import type { ReactNode, Ref } from 'react';
import { circleAlert, circleCheck, Icon } from '../../primitives/icon';
import type { MessageOptions } from '../../validation';
import type { FieldView } from './field-record';
import styles from './field.module.css';
import type { FormWords } from './form-options';
import { issueText } from './issue-text';

/** Props of {@link FieldMessage}. */
interface FieldMessageProps {
  /** Ref through which the field is found. */
  attach: Ref<HTMLDivElement>;
  id: string | null;
  view: FieldView;
  words: FormWords;
  messages: MessageOptions['field'];
  success: ReactNode;
}

/** Line below a control for its error, for success, or for a rule that waits. Its place is kept while it is empty. */
export function FieldMessage({ attach, id, view, words, messages, success }: FieldMessageProps) {
  const { pending } = view;
  const issues = view.issues.filter(({ params }) => !params.quiet);
  return (
    <div ref={attach} data-slot="field-message" className={styles.message}>
      {issues.length > 0 && id ? (
        <p id={id} data-slot="field-error" className={styles.error}>
          <Icon shapes={circleAlert} />
          <span>
            {issues.map((issue, place) => (
              <span key={place}>{issueText(issue, words, messages)}</span>
            ))}
          </span>
        </p>
      ) : pending ? (
        <div data-slot="field-pending" className={styles.hint}>
          {words.labels.checking}
        </div>
      ) : (
        success !== undefined &&
        id && (
          <p id={id} data-slot="field-success" className={styles.success}>
            <Icon shapes={circleCheck} />
            <span>{success}</span>
          </p>
        )
      )}
    </div>
  );
}
