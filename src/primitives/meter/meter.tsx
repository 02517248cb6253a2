// biome-ignore-all lint/a11y/useSemanticElements: `<meter>` cannot be drawn as tiles.
import type { ComponentProps } from 'react';
import { cx } from '../../core/dom';
import styles from './meter.module.css';

/** Props of {@link Meter}. */
export interface MeterProps extends Omit<ComponentProps<'div'>, 'children' | 'role'> {
  /** Accessible name, such as "Storage". */
  label: string;
  /** Value; values outside the scale are clamped. */
  value: number;
  /** Minimum. Default: 0. */
  min?: number;
  /** Maximum. Default: 100. */
  max?: number;
  /** Text of the value, such as "3 GB left". Default: the number. */
  valueText?: string;
  /** Number of tiles: 20 for an amount, 4 for a few levels, such as password strength. Default: 20. */
  tiles?: 20 | 4;
  /** Meaning of the value, shown by the color of the filled part. Default: `neutral`, the color of `variant`. */
  tone?: 'neutral' | 'info' | 'success' | 'warning' | 'danger';
  /** Color of the filled part of a neutral meter. Default: `accent`. */
  variant?: 'accent' | 'gold';
}

/** Row of tiles that shows a value on a known scale. Renders a `<div role="meter">`. */
export function Meter({
  label,
  value,
  min = 0,
  max = 100,
  valueText,
  tiles = 20,
  tone = 'neutral',
  variant = 'accent',
  className,
  ...rest
}: MeterProps) {
  const shown = Math.min(max, Math.max(min, value)) || min;
  const share = max > min ? (shown - min) / (max - min) : 0;
  const part = (share * tiles) % 1;
  return (
    <div
      data-slot="meter"
      data-tone={tone}
      data-variant={variant}
      data-tiles={tiles}
      {...rest}
      role="meter"
      aria-label={label}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={shown}
      aria-valuetext={valueText}
      className={cx(styles.root, className)}
    >
      <svg data-slot="meter-tiles" aria-hidden="true" className={styles.tiles}>
        <rect width="100%" height="100%" data-slot="meter-track" className={styles.track} />
        {/* Attributes, because a strict Content-Security-Policy blocks `style` in server-rendered markup. It begins outside,
            and ends in the middle of a joint, which is cut out and 2 px wide, or in the last tile, of which it fills its part. */}
        <rect
          x="-10%"
          width={`${share * 100 + 10}%`}
          height="100%"
          transform={`translate(${2 * (share - part) - (part < 0.01 ? 1 : 0)})`}
          shapeRendering="crispEdges"
          data-slot="meter-fill"
          className={styles.fill}
        />
      </svg>
    </div>
  );
}
