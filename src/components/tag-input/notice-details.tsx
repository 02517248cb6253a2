'use client';
import type { RejectedTag } from './judge-tags';
import { undoChange } from './tag-actions';
import type { TagContext } from './tag-context';
import frame from './tag-input.module.css';
import styles from './tag-tools.module.css';

/** Props of {@link NoticeDetails}. */
interface NoticeDetailsProps {
  context: TagContext;
  /** Whether the change that the notice is about can be taken back. */
  canUndo: boolean;
  rejected: readonly RejectedTag[];
}

/** What stands beside a notice: a button that takes the change back, and the entries that were not taken. */
export function NoticeDetails({ context, canUndo, rejected }: NoticeDetailsProps) {
  const { labels } = context.rules;
  return (
    <>
      {canUndo && (
        <button
          type="button"
          data-slot="tag-input-undo"
          className={frame.action}
          onClick={({ nativeEvent }) =>
            context.withTools((_tools, latest) => undoChange(latest, nativeEvent))
          }
        >
          {labels.undo}
        </button>
      )}
      {rejected.length > 0 && (
        <details data-slot="tag-input-details" className={styles.root}>
          <summary data-slot="tag-input-summary" className={frame.action}>
            {labels.details}
          </summary>
          <ul data-slot="tag-input-rejected" className={styles.rejected}>
            {/* Nobody reads on after a hundred. */}
            {rejected.slice(0, 100).map(({ tag, reason }, index) => (
              <li key={index}>{labels.refused(tag, reason)}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
