import { useState, type ReactNode } from 'react';
import preview from '#.storybook/preview';
import { Switch } from '#src/primitives/switch/index.ts';
import { scale } from '../read-tokens.ts';
import { Caption } from '../scales/scales.tsx';
import styles from './motion.module.css';

const meta = preview.meta({
  title: 'Foundations/Motion',
  parameters: { stage: 'fit', controls: { disable: true } },
});

const range = (length: number) =>
  Array.from({ length }, (_, place) => <span key={place} className={styles.tile} />);

/** What moves in the time of each duration token, as the components do. */
const parts: Record<string, ReactNode> = {
  fast: range(5),
  normal: <span className={styles.panel}>{range(10)}</span>,
  slow: <span className={styles.sheet}>{range(15)}</span>,
};

/** Shows the parts that move: tiles change color, a panel opens below its field, a sheet comes from below. */
export const Durations = meta.story({
  render: function DurationsDemo() {
    const [isOn, setOn] = useState(true);
    return (
      <div className={styles.root} data-off={isOn ? undefined : ''}>
        <Switch checked={isOn} onCheckedChange={setOn}>
          Open
        </Switch>
        <div className={styles.figures}>
          {scale('duration').map((token) => (
            <figure key={token.name} className={styles.figure}>
              <div className={styles.stage} data-part={token.name} aria-hidden="true">
                {parts[token.name]}
              </div>
              <Caption entry={token} />
            </figure>
          ))}
        </div>
      </div>
    );
  },
});

/** Shows the curves of the easing tokens: time on the horizontal axis, progress on the vertical one. */
export const Easings = meta.story({
  render: () => (
    <div className={styles.figures}>
      {scale('easing').map((token) => {
        const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = token.value.split(', ').map(Number);
        return (
          <figure key={token.name} className={styles.figure}>
            <svg className={styles.curve} viewBox="-8 -40 116 148" aria-hidden="true">
              <path className={styles.frame} d="M0 0V100H100" />
              <path
                className={styles.handle}
                d={`M0 100L${x1 * 100} ${100 - y1 * 100}M100 0L${x2 * 100} ${100 - y2 * 100}`}
              />
              <path
                className={styles.line}
                d={`M0 100C${x1 * 100} ${100 - y1 * 100} ${x2 * 100} ${100 - y2 * 100} 100 0`}
              />
              <circle className={styles.knob} cx={x1 * 100} cy={100 - y1 * 100} r="3" />
              <circle className={styles.knob} cx={x2 * 100} cy={100 - y2 * 100} r="3" />
            </svg>
            <Caption entry={token} />
          </figure>
        );
      })}
    </div>
  ),
});
