'use client';
import { VisuallyHidden } from '../../../primitives/visually-hidden';
import styles from './date-time-panel.module.css';
import type { ZoneNames } from './use-date-time-rules';

/** Props of {@link ZoneText}. */
interface ZoneTextProps {
  id: string;
  slot: string;
  names: ZoneNames;
  /** Whether the text of the field already contains the offset. */
  written?: boolean;
}

/** Short name of the time zone in the field; the long one is its tooltip and its description. */
export function ZoneText({ id, slot, names, written = false }: ZoneTextProps) {
  return (
    <span id={id} title={names.long} data-slot={`${slot}-zone`} className={styles.zone}>
      {!written && <bdi aria-hidden="true">{names.short}</bdi>}
      <VisuallyHidden>{names.long}</VisuallyHidden>
    </span>
  );
}
