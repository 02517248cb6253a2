'use client';
import { chevronDown, Icon } from '../../../primitives/icon';
import styles from './color-tools.module.css';
import { isColorFormat, type ColorFormat } from '../colors/format-color';
import type { ColorState } from '../use-color';

const names: Readonly<Record<ColorFormat, string>> = {
  hex: 'Hex',
  rgb: 'RGB',
  hsl: 'HSL',
  oklch: 'OKLCH',
};

/** Props of {@link FormatSelect}. */
interface FormatSelectProps {
  label: string;
  formats: readonly ColorFormat[];
  color: ColorState;
  disabled: boolean;
}

/** List of the notations that the color can be given out in. */
export function FormatSelect({ label, formats, color, disabled }: FormatSelectProps) {
  // The one in use is among them whatever the developer offers.
  const offered = [...new Set([...formats, color.format])].filter(isColorFormat);
  return (
    <span data-slot="color-picker-format-frame" className={styles.frame}>
      <select
        aria-label={label}
        value={color.format}
        disabled={disabled}
        data-slot="color-picker-format"
        className={styles.format}
        onChange={({ target, nativeEvent }) => {
          const next = formats.find((format) => format === target.value);
          if (next) color.setFormat(next, nativeEvent);
        }}
      >
        {offered.map((format) => (
          <option key={format} value={format}>
            {names[format]}
          </option>
        ))}
      </select>
      <Icon shapes={chevronDown} className={styles.chevron} />
    </span>
  );
}
