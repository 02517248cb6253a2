'use client';
import type { MouseEvent } from 'react';
import { Button } from '../../primitives/button';
import { Icon, info } from '../../primitives/icon';
import styles from './sanitized-html.module.css';

/** Props of {@link SanitizedHtmlNotice}. */
export interface SanitizedHtmlNoticeProps {
  /** What the reader does not see, and why. */
  text: string;
  /** Name of the button, where the reader has a choice. */
  action: string | undefined;
  /** Called when the reader chooses to see it. */
  onAction: (event: MouseEvent) => void;
}

/** Sentence about what is not shown, with the reader's choice. Renders a `<div>`. */
export function SanitizedHtmlNotice({ text, action, onAction }: SanitizedHtmlNoticeProps) {
  return (
    <div data-slot="sanitized-html-notice" className={styles.notice}>
      <Icon shapes={info} />
      <span data-slot="sanitized-html-notice-text" className={styles.noticeText}>
        {text}
      </span>
      {action !== undefined && (
        <Button size="sm" onClick={onAction}>
          {action}
        </Button>
      )}
    </div>
  );
}
