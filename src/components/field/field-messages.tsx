'use client';
import { useMemo, type ReactNode, type RefObject } from 'react';
import { dataAttr } from '../../core/dom';
import { useAfterPress } from '../../core/messages/use-after-press';
import { circleAlert, circleCheck, Icon } from '../../primitives/icon';
import { Spinner } from '../../primitives/spinner';
import type { Issue, MessageOptions } from '../../validation';
import type { MessageKind } from './field-children';
import styles from './field-messages.module.css';
import { issueText } from './field-rules';
import type { FieldStatus, FormTexts } from './form-types';

/** Props of {@link FieldMessages}. */
interface FieldMessagesProps {
  /** Ref to the element of the field. */
  root: RefObject<HTMLElement | null>;
  /** Id of the message; `null` if there is none. */
  messageId: string | null;
  messageKind: MessageKind;
  status: FieldStatus;
  texts: FormTexts;
  messages: MessageOptions['field'];
  success: ReactNode;
  counter: ReactNode;
}

/** What it shows before there is anything to say. */
const nothing: {
  messageId: string | null;
  messageKind: MessageKind;
  pending: boolean;
  issues: readonly Issue[];
} = { messageId: null, messageKind: null, pending: false, issues: [] };

/**
 * Row below a control: errors, the state of asynchronous rules or the success message, and the counter; and a
 * mark in the frame of an input.
 */
export function FieldMessages({
  root,
  messageId: latestId,
  messageKind: latestKind,
  status,
  texts,
  messages,
  success,
  counter,
}: FieldMessagesProps) {
  const latest = useMemo(
    () => ({
      messageId: latestId,
      messageKind: latestKind,
      pending: status.pending,
      issues: status.issues.filter(({ params }) => !params.quiet),
    }),
    [latestId, latestKind, status.pending, status.issues],
  );
  const { messageId, messageKind, pending, issues } = useAfterPress(root, latest, nothing);
  const lines = issues.map((issue) => issueText(issue, texts, messages));
  const kind = pending && messageKind !== 'error' ? 'pending' : messageKind;
  if (!kind && counter === undefined) return null;
  return (
    <>
      {(pending || kind === 'success') && (
        <div data-slot="field-mark" data-pending={dataAttr(pending)} className={styles.mark}>
          {pending ? <Spinner /> : <Icon icon={circleCheck} />}
        </div>
      )}
      <div data-slot="field-messages" className={styles.root}>
        {kind && (
          <div id={messageId ?? undefined} data-slot={`field-${kind}`} className={styles.message}>
            {kind === 'error' && <Icon size="sm" icon={circleAlert} />}
            {kind === 'success' && <Icon size="sm" icon={circleCheck} />}
            <div>
              {kind === 'error' && lines.map(renderLine)}
              {kind === 'pending' && texts.labels.checking}
              {kind === 'success' && renderLine(success, 0)}
            </div>
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
