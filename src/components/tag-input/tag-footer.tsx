'use client';
import type { MouseEvent, MouseEventHandler } from 'react';
import { dataAttr } from '../../core/dom';
import type { PartName } from '../../core/forms/part-name';
import { circleAlert, Icon } from '../../primitives/icon';
import styles from './tag-input.module.css';
import type { TagNotice, TagTexts } from './tag-messages';

interface TagFooterProps {
  /** Id of the message. */
  id: string;
  partName: PartName;
  texts: TagTexts;
  notice: TagNotice;
  /** Number of tags. */
  count: number;
  /** Maximum number of tags, `Infinity` without a limit. */
  max: number;
  onMouseDown: MouseEventHandler;
  /** Handlers of the buttons; a button without a handler is not rendered. */
  onUndo: ((event: Event) => void) | false;
  onClear: ((event: Event) => void) | false;
}

/**
 * Maximum number of rejected tags in the list: a longer list would be slow to render and too long to read.
 */
const mostDetails = 100;

/** Line below the tags, rendered while it has content: a message, buttons, and the number of tags. */
export function TagFooter(props: TagFooterProps) {
  const { id, partName, texts, notice, count, max, onMouseDown, onUndo, onClear } = props;
  const { labels, number } = texts;
  const action = (slot: string, label: string, onPress: ((event: Event) => void) | false) =>
    onPress && (
      <button
        type="button"
        {...partName(label, `${id}-${slot}`)}
        data-slot={`tag-input-${slot}`}
        className={styles.action}
        onClick={(event: MouseEvent) => onPress(event.nativeEvent)}
      >
        {label}
      </button>
    );
  const details = notice.details ?? [];
  const hasMessage = notice.text !== '' && notice.type !== 'quiet';
  const isEmpty = !hasMessage && !onUndo && !onClear && max === Infinity;
  return (
    <div
      data-slot="tag-input-footer"
      data-empty={dataAttr(isEmpty)}
      className={styles.footer}
      // As a spread: linters expect a role where they see a handler, and these presses bubble from the buttons.
      {...{ onMouseDown }}
    >
      <div data-slot="tag-input-footer-row" className={styles.line}>
        <div
          id={id}
          data-slot="tag-input-message"
          data-type={hasMessage ? notice.type : undefined}
          className={styles.message}
        >
          {notice.type === 'error' && <Icon icon={circleAlert} size="sm" />}
          {hasMessage && notice.text}
        </div>
        {action('undo', labels.undo, onUndo)}
        {details.length > 0 && (
          <details data-slot="tag-input-details" className={styles.details}>
            <summary data-slot="tag-input-summary" className={styles.action}>
              {labels.details}
            </summary>
            <ul data-slot="tag-input-rejected" className={styles.rejected}>
              {details.slice(0, mostDetails).map((rejected, index) => (
                <li key={index}>{texts.refusal(rejected)}</li>
              ))}
            </ul>
          </details>
        )}
        {action('clear', labels.clear, onClear)}
        {max < Infinity && (
          <span data-slot="tag-input-count">{labels.count(number(count), number(max))}</span>
        )}
      </div>
    </div>
  );
}
