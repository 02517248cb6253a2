import { useRef, type CSSProperties } from 'react';
import { Chip } from '#src/primitives/chip/index.ts';
import {
  contrastPairs,
  requiredContrast,
  type ColorRole,
  type ContrastKind,
  type ContrastPair,
} from '#src/tokens/contrast-pairs.ts';
import styles from './contrast-matrix.module.css';
import { useMeasuredContrast } from './measure-contrast.ts';

type Contrast = ReturnType<typeof useMeasuredContrast>['contrast'];

const names = [
  ...new Set(contrastPairs.flatMap((pair) => [pair.foreground, pair.background, ...pair.over])),
];

// A background with many foregrounds is a column; a background with few is a separate tile.
const columns = [...new Set(contrastPairs.map((pair) => pair.background))].filter(
  (background) => contrastPairs.filter((pair) => pair.background === background).length > 6,
);
const inColumns = contrastPairs.filter((pair) => columns.includes(pair.background));
const alone = contrastPairs.filter((pair) => !columns.includes(pair.background));

const kinds: Record<ContrastKind, string> = {
  text: 'Text',
  part: 'Graphics',
  inactive: 'Disabled text',
};

/**
 * Shows the contrast of every declared pair of colors, measured from computed styles in the current theme.
 */
export function ContrastMatrix() {
  const ref = useRef<HTMLDivElement>(null);
  const { theme, contrast } = useMeasuredContrast(ref, names);
  const least = requiredContrast[theme];
  const failures = contrastPairs.filter((pair) => (contrast(pair) ?? 21) < least[pair.kind]);
  return (
    <div ref={ref} className={styles.root}>
      <p className={styles.summary}>
        <Chip tone={failures.length > 0 ? 'danger' : 'success'}>
          <bdi dir="ltr">{`${contrastPairs.length - failures.length} of ${contrastPairs.length} pairs pass`}</bdi>
        </Chip>
      </p>
      {(Object.keys(kinds) as ContrastKind[]).map((kind) => (
        <section key={kind} className={styles.kind}>
          <h3 className={styles.heading}>
            <bdi>{kinds[kind]}</bdi>
            <small className={styles.least}>
              <bdi>at least {least[kind]} : 1</bdi>
            </small>
          </h3>
          <Matrix kind={kind} contrast={contrast} least={least[kind]} />
          <div className={styles.tiles}>
            {alone
              .filter((pair) => pair.kind === kind)
              .map((pair) => (
                <div key={`${pair.foreground} ${pair.background}`} className={styles.tile}>
                  <Sample pair={pair} contrast={contrast} least={least[kind]} />
                  <span className={styles.names} dir="ltr">
                    <bdi>{pair.foreground}</bdi> <bdi>on {pair.background}</bdi>
                  </span>
                </div>
              ))}
          </div>
        </section>
      ))}
    </div>
  );
}

interface MatrixProps {
  kind: ContrastKind;
  contrast: Contrast;
  least: number;
}

function Matrix({ kind, contrast, least }: MatrixProps) {
  const pairs = inColumns.filter((pair) => pair.kind === kind);
  const rows = [...new Set(pairs.map((pair) => pair.foreground))];
  const used = columns.filter((column) => pairs.some((pair) => pair.background === column));
  return (
    <div
      className={styles.table}
      role="table"
      aria-label={kinds[kind]}
      // Columns are as wide in every table.
      style={{ '--columns': columns.length } as CSSProperties}
    >
      <div className={styles.head} role="row">
        <span role="columnheader">in front</span>
        {used.map((column) => (
          <span key={column} role="columnheader">
            {column}
          </span>
        ))}
      </div>
      {rows.map((row) => (
        <div key={row} className={styles.row} role="row">
          <span className={styles.front} role="rowheader">
            {row}
          </span>
          {used.map((column) => {
            const pair = pairs.find((it) => it.foreground === row && it.background === column);
            return (
              <span key={column} className={styles.cell} role="cell">
                {pair && <Sample pair={pair} contrast={contrast} least={least} />}
                {pair && (
                  <span className={styles.back} aria-hidden="true">
                    {column}
                  </span>
                )}
              </span>
            );
          })}
        </div>
      ))}
    </div>
  );
}

interface SampleProps {
  pair: ContrastPair;
  contrast: Contrast;
  least: number;
}

function Sample({ pair, contrast, least }: SampleProps) {
  const ratio = contrast(pair);
  const fails = ratio !== undefined && ratio < least;
  const vars = {
    '--front': color(pair.foreground),
    '--back': color(pair.background),
    '--below': color(pair.over[0] ?? pair.background),
  } as CSSProperties;
  return (
    <span
      className={styles.sample}
      data-kind={pair.kind}
      data-failed={fails ? '' : undefined}
      // Disabled text is exempt from contrast rules; the attribute marks it as disabled.
      aria-disabled={pair.kind === 'inactive' ? true : undefined}
      role={pair.kind === 'inactive' ? 'group' : undefined}
      style={vars}
    >
      {pair.kind === 'part' ? <span className={styles.part} /> : <span aria-hidden="true">Aa</span>}
      <span className={styles.ratio}>{ratio === undefined ? '–' : ratio.toFixed(1)}</span>
      {fails && <span className={styles.verdict}>fails</span>}
    </span>
  );
}

function color(role: ColorRole): string {
  return `var(--tessera-color-${role})`;
}
