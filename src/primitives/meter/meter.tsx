import type { ComponentProps, CSSProperties } from 'react';
import { cx } from '../../internals/class-names';
import styles from './meter.module.css';

/** Props of {@link Meter}: those of a `<div>` and what it shows. */
export interface MeterProps extends Omit<ComponentProps<'div'>, 'children' | 'role'> {
  /** Name of the meter, such as "Storage". */
  label: string;
  /** Value on the scale; values beyond its ends are shown at the end. */
  value: number;
  /** Least value. Default: 0. */
  min?: number;
  /** Greatest value. Default: 100. */
  max?: number;
  /** Text of the value, such as "3 GB left". Default: the number alone. */
  valueText?: string;
  /** Number of tiles: 20 for an amount, 4 for a few levels, such as the strength of a password. Default: 20. */
  tiles?: number;
  /** Color of what is filled. Default: `accent`. */
  tone?: 'accent' | 'gold' | 'success' | 'warning' | 'danger';
}

/** Row of tiles that shows a value on a known scale, to be read and not changed. Renders a `<div role="meter">`. */
export function Meter({
  label,
  value,
  min = 0,
  max = 100,
  valueText,
  tiles = 20,
  tone = 'accent',
  className,
  style,
  ...rest
}: MeterProps) {
  const shown = Math.min(max, Math.max(min, value)) || min;
  const share = max > min ? (shown - min) / (max - min) : 0;
  return (
    <div
      data-slot="meter"
      data-tone={tone}
      {...rest}
      role="meter"
      aria-label={label}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={shown}
      aria-valuetext={valueText}
      className={cx(styles.root, className)}
      style={{ '--meter-share': share, '--meter-tiles': tiles, ...style } as CSSProperties}
    />
  );
}
