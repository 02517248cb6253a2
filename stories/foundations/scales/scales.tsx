import type { CSSProperties, ReactNode } from 'react';
import { Button } from '#src/primitives/button/index.ts';
import { Checkbox } from '#src/primitives/checkbox/index.ts';
import { Chip } from '#src/primitives/chip/index.ts';
import { calendar, Icon } from '#src/primitives/icon/index.ts';
import { CopyButton } from '../copy-button.tsx';
import { roles, scale, type TokenEntry } from '../read-tokens.ts';
import styles from './scales.module.css';

/** What is this far apart. */
const uses: Record<string, string> = {
  '1': 'An icon and its text.',
  '1-5': 'A label and its field.',
  '2': 'Buttons in a row.',
  '3': 'Parts of a control.',
  '4': 'The edge of a small card and its content.',
  '5': 'Fields of a form.',
  '6': 'The edge of a card or dialog and its content.',
  '8': 'Groups of fields.',
  '10': 'Parts of a section.',
  '12': 'Sections of a page.',
  '16': 'Sections of a wide page.',
};

/** Shows the distances and the gap between tiles, each between two tiles. */
export function Distances() {
  const entries = [...scale('grout'), ...scale('space')];
  return (
    <List entries={entries.sort((one, other) => pixels(one) - pixels(other))}>
      {(entry) => <span className={styles.apart} style={drawn(entry)} />}
    </List>
  );
}

/** What has each size. */
const sized: Record<string, ReactNode> = {
  'control-sm': <Button size="sm">Save</Button>,
  control: <Button>Save</Button>,
  'control-lg': <Button size="lg">Save</Button>,
  icon: <Icon icon={calendar} />,
  'icon-lg': <Icon icon={calendar} size="lg" />,
  chip: <Chip>family</Chip>,
  box: <Checkbox aria-label="Box" defaultChecked />,
};

/** Shows the heights of controls, icons and targets, each of what has it. */
export function ControlSizes() {
  return (
    <List entries={scale('size')}>
      {(entry) => sized[entry.name] ?? <span className={styles.square} style={drawn(entry)} />}
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

const outline = 'inset 0 0 0 1px var(--tessera-color-border)';

/** Surfaces with their shadow, from below the page to above all else. */
const surfaces = [
  ['surface-sunken', outline],
  ['background', outline],
  ['surface', 'var(--tessera-shadow-card)'],
  ['surface-raised', 'var(--tessera-shadow-popover)'],
] as const;

/** Shows the surfaces by level; the page is level 0. */
export function Surfaces() {
  const entries = surfaces.map(([name], place) => ({
    name,
    variable: `--tessera-color-${name}`,
    value: `Level ${place - 1}`.replace('-', '−'),
    purpose: roles().find(({ role }) => role === name)?.purpose ?? '',
  }));
  return (
    <List entries={entries}>
      {(entry) => (
        <span
          className={styles.sheet}
          style={
            {
              '--surface': `var(${entry.variable})`,
              '--token': surfaces.find(([name]) => name === entry.name)?.[1],
            } as CSSProperties
          }
        />
      )}
    </List>
  );
}

/** Shows the shadows of surfaces, and the light and shade of what is selected or pressed. */
export function Shadows() {
  return (
    <List entries={scale('shadow')}>
      {(entry) => (
        <span
          className={styles.sheet}
          // The inner light of a selected element is visible only on its color.
          data-on-accent={/glaze|press/.test(entry.name) ? '' : undefined}
          style={drawn(entry)}
        />
      )}
    </List>
  );
}

/** Table of tokens, one a line: its name, which a press copies, its value, a sample and what it is for. */
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
          <dd className={styles.sample}>{children(entry)}</dd>
          <dd className={styles.purpose}>
            <bdi>{entry.purpose || uses[entry.name]}</bdi>
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
