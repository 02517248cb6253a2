'use client';
import { Select } from '../../../primitives/select';
import { isColorFormat, type ColorFormat } from '../colors/format-color';
import type { ColorState } from '../use-color';
import styles from './color-notation.module.css';

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

/** List of the notations of reported colors. */
export function FormatSelect({ label, formats, color, disabled }: FormatSelectProps) {
  // Always includes the current notation.
  const offered = [...new Set([...formats, color.format])].filter(isColorFormat);
  return (
    <Select
      aria-label={label}
      data-slot="color-picker-format"
      // Not part of a surrounding form: a reset does not change the notation.
      form=""
      value={color.format}
      disabled={disabled}
      onValueChange={(value, { event }) => {
        const next = formats.find((format) => format === value);
        if (next && event) color.setFormat(next, event);
      }}
      className={styles.root}
    >
      {offered.map((format) => (
        <option key={format} value={format}>
          {names[format]}
        </option>
      ))}
    </Select>
  );
}
