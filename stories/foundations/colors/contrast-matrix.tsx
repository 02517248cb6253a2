import { useLayoutEffect, useRef, useState, type CSSProperties, type RefObject } from 'react';
import { Chip } from '#src/primitives/chip/index.ts';
import {
  contrastPairs,
  requiredContrast,
  type ColorRole,
  type ContrastKind,
  type ContrastPair,
  type ThemeName,
} from '#src/tokens/contrast-pairs.ts';
import styles from './contrast-matrix.module.css';

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
        <span role="columnheader">In front</span>
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

/** Computed colors of an element. */
interface Painted {
  /** Theme of the element. */
  theme: ThemeName;
  /**
   * Returns the lowest contrast of a pair on its surfaces, from 1 to 21; `undefined` before the first
   * measurement.
   */
  contrast: (pair: ContrastPair) => number | undefined;
}

/** Returns the contrast ratios of the computed colors of `ref`; updates when a theme changes. */
export function useMeasuredContrast(
  ref: RefObject<HTMLElement | null>,
  names: readonly ColorRole[],
): Painted {
  const [theme, setTheme] = useState<ThemeName>('light');
  const [colors, setColors] = useState<ReadonlyMap<ColorRole, string>>(new Map());
  useLayoutEffect(() => {
    const measure = () => {
      if (!ref.current) return;
      setTheme(themeOf(ref.current));
      setColors(colorsIn(ref.current, names));
    };
    measure();
    const observer = new MutationObserver(measure);
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'], subtree: true });
    return () => observer.disconnect();
  }, [ref, names]);
  const paint = (...layers: ColorRole[]) => luminance(layers.map((role) => colors.get(role) ?? ''));
  const contrast: Painted['contrast'] = ({ foreground, background, over }) => {
    if (colors.size === 0) return undefined;
    const ratios = (over.length > 0 ? over : [background]).map((surface) => {
      const back = paint(surface, background);
      const front = paint(surface, background, foreground);
      return (Math.max(front, back) + 0.05) / (Math.min(front, back) + 0.05);
    });
    return Math.min(...ratios);
  };
  return { theme, contrast };
}

function themeOf(element: HTMLElement): ThemeName {
  const theme = element.closest<HTMLElement>('[data-theme]')?.dataset['theme'];
  return theme === 'dark' || theme === 'high-contrast' ? theme : 'light';
}

function colorsIn(element: HTMLElement, names: readonly ColorRole[]) {
  const probe = element.ownerDocument.createElement('span');
  // Under forced colors, the computed colors are those of the system.
  probe.style.setProperty('forced-color-adjust', 'none');
  element.append(probe);
  const found = names.map((name): [ColorRole, string] => {
    probe.style.color = `var(--tessera-color-${name})`;
    return [name, getComputedStyle(probe).color];
  });
  probe.remove();
  return new Map(found);
}

const canvas = document.createElement('canvas');
canvas.width = 1;
canvas.height = 1;
const context = canvas.getContext('2d', { willReadFrequently: true });

/** Returns the relative luminance of CSS colors painted on top of each other, according to WCAG 2.2. */
function luminance(layers: readonly string[]): number {
  if (!context) return 0;
  for (const layer of layers) {
    context.fillStyle = layer;
    context.fillRect(0, 0, 1, 1);
  }
  const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((byte) => {
    const channel = byte / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
