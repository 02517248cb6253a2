import type { CSSProperties, ReactNode } from 'react';
import { Button } from '#src/primitives/button/index.ts';
import { Checkbox } from '#src/primitives/checkbox/index.ts';
import { Chip } from '#src/primitives/chip/index.ts';
import { calendar, Icon } from '#src/primitives/icon/index.ts';
import { CopyButton } from '../copy-button.tsx';
import { scale, type TokenEntry } from '../read-tokens.ts';
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
  chip: <Chip>Family</Chip>,
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

/** Layers of a page from below to above all else, with the color and the shadow of each. */
const layers = [
  ['page', 'Page', 0, 'background', 'none'],
  ['card', 'Card', 1, 'surface', 'card'],
  ['rail', 'Rail', -1, 'surface-sunken', 'none'],
  ['popover', 'Popover', 2, 'surface-raised', 'popover'],
  ['dialog', 'Dialog', 3, 'surface-raised', 'popover'],
] as const;

/** Shows the surfaces one above the other, as on a page with a card, an open popover and a dialog. */
export function Surfaces() {
  return (
    <div className={styles.scene}>
      {layers.map(([layer, name, level, surface, shadow]) => (
        <div
          key={layer}
          className={styles.layer}
          data-layer={layer}
          style={
            {
              '--surface': `var(--tessera-color-${surface})`,
              '--shadow': `var(--tessera-shadow-${shadow}, none)`,
            } as CSSProperties
          }
        >
          {name}
          <span className={styles.level}>
            <bdi>{`Level ${level}`.replace('-', '−')}</bdi>
            <CopyButton text={`--tessera-color-${surface}`}>{surface}</CopyButton>
          </span>
        </div>
      ))}
    </div>
  );
}

/** Controls that have a shadow, or the light and shade of what is selected or pressed. */
const lit: Record<string, ReactNode> = {
  xs: <Button>Edit</Button>,
  glaze: (
    <>
      <span className={styles.day}>16</span>
      <span className={styles.day} data-lit="glaze">
        17
      </span>
    </>
  ),
  'glaze-raised': <Button variant="solid">Save</Button>,
  press: (
    <span className={styles.day} data-lit="press">
      Save
    </span>
  ),
};

/** Shows the shadows on the parts that have them. */
export function Shadows() {
  return (
    <List entries={scale('shadow')}>
      {(entry) =>
        lit[entry.name] ?? (
          <span className={styles.ground}>
            <span className={styles.sheet} style={drawn(entry)} />
          </span>
        )
      }
    </List>
  );
}

/** Table of tokens, one a line: its name, which a press copies, its value, a sample and what it is for. */
function List<Entry extends TokenEntry>({
  entries,
  children,
}: {
  entries: Entry[];
  children: (entry: Entry) => ReactNode;
}) {
  return (
    <dl className={styles.list}>
      {entries.map((entry) => (
        <div key={entry.name} className={styles.row} data-short={entry.value ? undefined : ''}>
          <dt className={styles.name}>
            <CopyButton text={entry.variable}>{entry.name}</CopyButton>
          </dt>
          {entry.value && (
            <dd className={styles.value}>
              <bdi>{entry.value}</bdi>
            </dd>
          )}
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
