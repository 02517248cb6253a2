'use client';
import type { RejectedTag } from './judge-tags';
import type { TagInputLabels } from './labels';
import styles from './rejected-tags.module.css';
import frame from './tag-input.module.css';

/** Props of {@link RejectedTags}. */
interface RejectedTagsProps {
  rejected: readonly RejectedTag[];
  labels: TagInputLabels;
}

/** Entries that were not taken, each with its reason, behind a button. The first hundred say enough. */
export function RejectedTags({ rejected, labels }: RejectedTagsProps) {
  return (
    <details data-slot="tag-input-details" className={styles.root}>
      <summary data-slot="tag-input-summary" className={frame.action}>
        {labels.details}
      </summary>
      <ul data-slot="tag-input-rejected" className={styles.rejected}>
        {rejected.slice(0, 100).map(({ tag, reason }, index) => (
          <li key={index}>{labels.refused(tag, reason)}</li>
        ))}
      </ul>
    </details>
  );
}
