'use client';
import { Select } from '../../../primitives/select';
import styles from './color-notation.module.css';
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
    <Select
      aria-label={label}
      data-slot="color-picker-format"
      // No part of a form around it: a reset leaves the notation.
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
