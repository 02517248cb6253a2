'use client';
import { Fragment, type Ref } from 'react';
import { dataAttr } from '../../core/dom';
import styles from './one-time-code-input.module.css';

/** Selected characters of the input; the caret if both are equal. */
export interface CodeSelection {
  start: number;
  end: number;
}

interface CodeTilesProps {
  ref: Ref<HTMLDivElement>;
  code: string;
  length: number;
  /** Numbers of tiles between dashes. */
  groups: readonly number[];
  selection: CodeSelection;
}

/** Row of tiles below the input: its characters, its caret and its selection. */
export function CodeTiles({ ref, code, length, groups, selection }: CodeTilesProps) {
  const { start, end } = selection;
  // There is no tile after the last character.
  const caret = start === end ? Math.min(start, length - 1) : -1;
  const starts = groups.map((_, index) =>
    groups.slice(0, index).reduce((sum, each) => sum + each, 0),
  );
  return (
    <div
      ref={ref}
      aria-hidden="true"
      data-slot="one-time-code-input-tiles"
      data-many={dataAttr(length > 8)}
      className={styles.tiles}
    >
      {Array.from({ length }, (_, index) => (
        <Fragment key={index}>
          {index > 0 && starts.includes(index) && (
            <span data-slot="one-time-code-input-dash" className={styles.dash} />
          )}
          <span
            data-slot="one-time-code-input-tile"
            data-current={dataAttr(index === caret)}
            data-caret={index === caret ? caretPlace(start, index, code) : undefined}
            data-selected={dataAttr(index >= start && index < end)}
            className={styles.tile}
          >
            {code[index]}
          </span>
        </Fragment>
      ))}
    </div>
  );
}

function caretPlace(caret: number, tile: number, code: string): 'inside' | 'before' | 'after' {
  if (caret > tile) return 'after';
  return tile < code.length ? 'before' : 'inside';
}
