'use client';
import { useMemo, type ReactNode, type RefObject } from 'react';
import { dataAttr } from '../../core/dom';
import { useAfterPress } from '../../core/messages/use-after-press';
import { circleAlert, circleCheck, Icon } from '../../primitives/icon';
import { Spinner } from '../../primitives/spinner';
import type { MessageOptions } from '../../validation';
import type { MessageKind } from './field-children';
import styles from './field-messages.module.css';
import { issueText } from './field-rules';
import type { FieldStatus, FormTexts } from './form-types';

/** Props of {@link FieldMessages}. */
interface FieldMessagesProps {
  /** Ref to the element of the field. */
  root: RefObject<HTMLElement | null>;
  controlId: string;
  messageKind: MessageKind;
  status: FieldStatus;
  texts: FormTexts;
  messages: MessageOptions['field'];
  success: ReactNode;
  counter: ReactNode;
}

/**
 * Row below a control: errors, the state of asynchronous rules or the success message, and the counter; and a
 * mark in the frame of an input.
 */
export function FieldMessages({
  root,
  controlId,
  messageKind,
  status,
  texts,
  messages,
  success,
  counter,
}: FieldMessagesProps) {
  const latest = useMemo(() => ({ messageKind, status }), [messageKind, status]);
  // It is rendered once there is something to say, which may be during a press.
  const shown = useAfterPress(root, latest, null);
  if (!shown) return null;
  const { pending, issues } = shown.status;
  const kind = pending && shown.messageKind !== 'error' ? 'pending' : shown.messageKind;
  if (!kind && counter === undefined) return null;
  const errors = issues.filter(({ params }) => !params.quiet);
  const lines =
    kind === 'error' ? errors.map((issue) => issueText(issue, texts, messages)) : [success];
  return (
    <>
      {(pending || kind === 'success') && (
        <div data-slot="field-mark" data-pending={dataAttr(pending)} className={styles.mark}>
          {pending ? <Spinner /> : <Icon icon={circleCheck} />}
        </div>
      )}
      <div data-slot="field-messages" className={styles.root}>
        {kind && (
          <div id={`${controlId}-${kind}`} data-slot={`field-${kind}`} className={styles.message}>
            {kind === 'error' && <Icon size="sm" icon={circleAlert} />}
            {kind === 'success' && <Icon size="sm" icon={circleCheck} />}
            <div>{kind === 'pending' ? texts.labels.checking : lines.map(renderLine)}</div>
          </div>
        )}
        {counter !== undefined && (
          <div data-slot="field-counter" className={styles.counter}>
            {counter}
          </div>
        )}
      </div>
    </>
  );
}

function renderLine(line: ReactNode, index: number) {
  return (
    <div key={index} data-slot="field-message-text" className={styles.line}>
      {line}
    </div>
  );
}
