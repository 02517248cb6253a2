'use client';
import type { ReactNode } from 'react';
import { circleCheck, Icon } from '../../primitives/icon';
import type { MessageOptions } from '../../validation';
import { issueText } from './field-text';
import styles from './field.module.css';
import type { FieldStatus, FormTexts } from './form/form-store';

/** Props of {@link FieldMessage}. */
interface FieldMessageProps {
  id: string | undefined;
  status: FieldStatus;
  texts: FormTexts;
  messages: MessageOptions['field'];
  success: ReactNode;
}

/** Line below a control for its errors, for a rule that is running, or for success. */
export function FieldMessage({ id, status, texts, messages, success }: FieldMessageProps) {
  const issues = status.issues.filter(({ params }) => !params.quiet);
  const lines = issues.map((issue) => issueText(issue, texts, messages));
  const kind = lines.length > 0 ? 'error' : status.pending ? 'pending' : 'success';
  // The icon of an error is drawn by the style sheet: a submit may show many at once.
  return (
    <div id={id} data-slot={`field-${kind}`} className={styles.message}>
      {kind === 'success' && <Icon shapes={circleCheck} />}
      {kind === 'error' && (lines.length > 1 ? <div>{lines.map(renderLine)}</div> : lines[0])}
      {kind === 'pending' && texts.labels.checking}
      {kind === 'success' && <div>{success}</div>}
    </div>
  );
}

function renderLine(line: string, index: number) {
  return <div key={index}>{line}</div>;
}
