import type { CSSProperties, ReactNode } from 'react';
import { check, Icon, x } from '#src/primitives/icon/index.ts';
import styles from './performance.module.css';

/** Props of {@link GoalRow}. */
interface GoalRowProps {
  /** What was measured. */
  name: ReactNode;
  /** Composition of the figure, in smaller text. */
  detail: ReactNode;
  /** Ratio of figure to goal: 1 meets the goal exactly. */
  share: number;
  /** Fraction of the bar in a second color, from 0 to 1. Default: none. */
  second?: number;
  /** Ratio of the bare package's figure to the goal, drawn as a tick. Default: none. */
  bare?: number;
  /** Figure with its unit. */
  figure: string;
  /** Goal with its unit. */
  goal: string;
}

/** Ratio of track to goal: the line of the goal has the same position in every row. */
const track = 1.4;

/** Shows a figure as a bar; a bar that ends before the line meets the goal. */
export function GoalRow({ name, detail, share, second = 0, bare, figure, goal }: GoalRowProps) {
  const over = share > 1;
  const lengths = {
    '--share': Math.min(share / track, 1),
    '--second': second,
    '--goal': 1 / track,
    '--bare': bare === undefined ? 0 : bare / track,
  } as CSSProperties;
  return (
    <div role="row" className={styles.row} data-over={over ? '' : undefined}>
      <span role="rowheader" className={styles.name}>
        <bdi>{name}</bdi>
        <small className={styles.detail}>
          <bdi>{detail}</bdi>
        </small>
      </span>
      <span role="cell" className={styles.figure}>
        <bdi>{figure}</bdi>
      </span>
      <span role="presentation" className={styles.track} style={lengths}>
        <span className={styles.bar} />
        {bare !== undefined && bare < track && <span className={styles.bare} />}
        <span className={styles.line} />
      </span>
      <span role="cell" className={styles.verdict}>
        <span className={styles.mark}>
          <Icon icon={over ? x : check} />
        </span>
        <bdi>
          {over ? 'over' : 'within'} {goal}
        </bdi>
      </span>
    </div>
  );
}

/** Props of {@link GoalTable}. */
interface GoalTableProps {
  /** Heading of the table. */
  title: string;
  /** Explains what the figures are compared with. */
  note: ReactNode;
  children: ReactNode;
}

/** Table of figures with a heading. */
export function GoalTable({ title, note, children }: GoalTableProps) {
  return (
    <section className={styles.group}>
      <h3 className={styles.heading}>
        <bdi>{title}</bdi> <small className={styles.note}>{note}</small>
      </h3>
      <div role="table" aria-label={title} className={styles.table}>
        {children}
      </div>
    </section>
  );
}

/** Props of {@link Tally}. */
interface TallyProps {
  /** Number of goals that are met. */
  reached: number;
  /** Number of all goals. */
  all: number;
}

/** Shows how many goals are met. */
export function Tally({ reached, all }: TallyProps) {
  return (
    <p className={styles.tally} data-over={reached < all ? '' : undefined}>
      <Icon icon={reached < all ? x : check} />
      <bdi>
        {reached} of {all} goals reached
      </bdi>
    </p>
  );
}
