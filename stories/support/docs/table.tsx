import type { ReactNode } from 'react';
import styles from './docs.module.css';
import { withCode } from './with-code';

/** Props of {@link Table}. */
interface TableProps {
  /** Accessible name of the table. */
  label: string;
  /** Column headers. */
  head: string[];
  /** Cells of each row, as many as there are headers. The first cell is the row header. */
  rows: ReactNode[][];
}

/** Table of a docs page, which scrolls in a narrow window. */
export function Table({ label, head, rows }: TableProps) {
  return (
    <div className={`sb-unstyled ${styles.tableFrame}`}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {head.map((word) => (
              <th key={word} scope="col">
                {word}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], row) => (
            <tr key={row}>
              <th scope="row">{withCode(name)}</th>
              {cells.map((cell, column) => (
                <td key={column}>{withCode(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
