import { Fragment, type ReactNode } from 'react';
import styles from './docs.module.css';
import { Table } from './table';

/** Keys with the same effect. */
export interface KeyboardRow {
  /** Keys as printed on a keyboard: `Enter`; combinations are joined by a plus sign: `Shift+Page Up`. */
  keys: string[];
  /** Effect of the keys. */
  does: ReactNode;
}

function Keys({ keys }: { keys: string[] }) {
  return keys.map((combination, index) => (
    <Fragment key={combination}>
      {index > 0 && <span className={styles.or}> or </span>}
      <span className={styles.keys}>
        {combination.split('+').map((key) => (
          <kbd key={key} className={styles.key}>
            {key}
          </kbd>
        ))}
      </span>
    </Fragment>
  ));
}

/** Table of a widget's keyboard shortcuts. */
export function KeyboardTable({ rows }: { rows: KeyboardRow[] }) {
  return (
    <Table
      label="Keyboard"
      head={['Keys', 'Action']}
      rows={rows.map(({ keys, does }) => [<Keys key="keys" keys={keys} />, does])}
    />
  );
}
