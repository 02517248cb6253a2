import type { CSSProperties, ReactNode } from 'react';
import { CopyButton } from '../copy-button.tsx';
import { scale, type TokenEntry } from '../read-tokens.ts';
import styles from './scales.module.css';

/** Shows the distances and the gap between tiles at their actual length. */
export function Distances() {
  const entries = [...scale('grout'), ...scale('space')];
  return (
    <List entries={entries.sort((one, other) => pixels(one) - pixels(other))}>
      {(entry) => <span className={styles.bar} style={drawn(entry)} />}
    </List>
  );
}

/** Shows the heights of controls, icons and targets as squares. */
export function ControlSizes() {
  return (
    <List entries={scale('size')}>
      {(entry) => (
        <span className={styles.squareColumn}>
          <span className={styles.square} style={drawn(entry)} />
        </span>
      )}
    </List>
  );
}

/** Shows the corner radii from sharp to round. */
export function Corners() {
  return (
    <div className={styles.tiles}>
      {scale('radius').map((entry) => (
        <figure key={entry.name} className={styles.figure}>
          <span className={styles.corner} style={drawn(entry)} />
          <Caption entry={entry} />
        </figure>
      ))}
    </div>
  );
}

/** Shows nested boxes: the inner radius is the outer one minus the padding. */
export function NestedCorners() {
  return (
    <div className={styles.nested}>
      <div className={styles.outer}>
        <div className={styles.inner} data-right="" />
        <p className={styles.verdict}>
          <bdi>
            Inner radius: that of the card minus 6 px of padding. The curves are concentric.
          </bdi>
        </p>
      </div>
      <div className={styles.outer}>
        <div className={styles.inner} />
        <p className={styles.verdict}>
          <bdi>Same radius inside and outside: the gap is uneven.</bdi>
        </p>
      </div>
    </div>
  );
}

/** Surfaces with their shadow. */
const surfaces = [
  ['surface-sunken'],
  ['background'],
  ['surface', 'card'],
  ['surface-raised', 'popover'],
] as const;

/** Shows the surfaces from sunken to floating. */
export function Surfaces() {
  return (
    <div className={styles.stairs}>
      {surfaces.map(([surface, shadow]) => (
        <div
          key={surface}
          className={styles.stair}
          data-shadow={shadow}
          style={
            {
              '--surface': `var(--tessera-color-${surface})`,
              '--shadow': `var(--tessera-shadow-${shadow})`,
            } as CSSProperties
          }
        >
          <CopyButton text={`--tessera-color-${surface}`}>{surface}</CopyButton>
        </div>
      ))}
    </div>
  );
}

/** Shows the shadows of floating elements. */
export function Shadows() {
  return (
    <div className={styles.tiles}>
      {scale('shadow').map((entry) => (
        <figure key={entry.name} className={styles.figure}>
          <span
            className={styles.floating}
            // The inner light of a selected element is visible only on its color.
            data-on-accent={/glaze|press/.test(entry.name) ? '' : undefined}
            style={drawn(entry)}
          />
          <Caption entry={entry} />
        </figure>
      ))}
    </div>
  );
}

/** List of tokens with name, value, purpose and a drawing. */
function List({
  entries,
  children,
}: {
  entries: TokenEntry[];
  children: (entry: TokenEntry) => ReactNode;
}) {
  return (
    <dl className={styles.list}>
      {entries.map((entry) => (
        <div key={entry.name} className={styles.row}>
          <dt className={styles.name}>
            <CopyButton text={entry.variable}>{entry.name}</CopyButton>
          </dt>
          <dd className={styles.value}>
            <bdi>{entry.value}</bdi>
          </dd>
          <dd className={styles.drawing}>
            {children(entry)}
            {entry.purpose && (
              <span className={styles.purpose}>
                <bdi>{entry.purpose}</bdi>
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Name of a token, which a press copies, its value, and what it is for. */
export function Caption({ entry }: { entry: TokenEntry }) {
  return (
    <figcaption className={styles.caption}>
      <CopyButton text={entry.variable}>{entry.name}</CopyButton>
      <span className={styles.purpose}>
        <bdi>{entry.value}</bdi>
      </span>
      <span className={styles.purpose}>
        <bdi>{entry.purpose}</bdi>
      </span>
    </figcaption>
  );
}

function pixels({ value }: TokenEntry): number {
  return Number.parseFloat(value);
}

function drawn({ variable }: TokenEntry): CSSProperties {
  return { '--token': `var(${variable})` } as CSSProperties;
}
