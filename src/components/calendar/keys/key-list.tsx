'use client';
import { Fragment } from 'react';
import { Dialog } from '../../../primitives/dialog';
import type { CalendarLabels } from '../words';
import styles from './key-list.module.css';
import { keyRows, type KeyGrid, type KeyListState } from './key-rows';

/** Props of {@link KeyList}. */
interface KeyListProps extends KeyListState {
  grid: KeyGrid;
  labels: CalendarLabels;
  onClose: () => void;
}

/** Dialog with the keys of a calendar grid. */
export function KeyList({ grid, labels, onClose, ...state }: KeyListProps) {
  return (
    <Dialog open heading={labels.keys} data-slot="calendar-keys" onOpenChange={onClose}>
      <dl data-slot="calendar-key-list" className={styles.root}>
        {keyRows(grid, labels, state).map(({ keys, does }) => (
          <Fragment key={does}>
            <dt className={styles.keys}>
              {keys.map((combination) => (
                <span key={combination.join('+')} className={styles.combination}>
                  {combination.map((key) => (
                    <kbd key={key} data-slot="calendar-key" className={styles.key}>
                      {key}
                    </kbd>
                  ))}
                </span>
              ))}
            </dt>
            <dd className={styles.effect}>{does}</dd>
          </Fragment>
        ))}
      </dl>
    </Dialog>
  );
}
