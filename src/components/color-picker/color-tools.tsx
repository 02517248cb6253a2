'use client';
import { type ChangeEvent, useId, useState } from 'react';
import type { Rgba } from '../../core/color';
import { Select } from '../../primitives/select';
import { TextInput } from '../../primitives/text-input';
import { VisuallyHidden } from '../../primitives/visually-hidden';
import {
  type ColorFormat,
  channelsOf,
  clamp,
  isColorFormat,
  rounded,
  toHex,
  writeChannels,
} from './color';
import styles from './color-tools.module.css';
import { readPlainColor } from './read-color';
import type { ColorState } from './use-color';
import type { ColorPickerLabels } from './words';

/** Shared props of the optional tools. */
export interface ToolProps {
  color: ColorState;
  labels: ColorPickerLabels;
  disabled: boolean;
  readOnly: boolean;
}

const names: Readonly<Record<ColorFormat, string>> = {
  hex: 'Hex',
  rgb: 'RGB',
  hsl: 'HSL',
  oklch: 'OKLCH',
};

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
      className={styles.format}
    >
      {offered.map((format) => (
        <option key={format} value={format}>
          {names[format]}
        </option>
      ))}
    </Select>
  );
}

/** Channel of a notation. */
interface Field {
  letter: 'r' | 'g' | 'b' | 'h' | 's' | 'l' | 'c' | 'a';
  max: number;
  step: number;
  unit?: '%';
}

const bytes: readonly Field[] = [
  { letter: 'r', max: 255, step: 1 },
  { letter: 'g', max: 255, step: 1 },
  { letter: 'b', max: 255, step: 1 },
];

const fields: Readonly<Record<ColorFormat, readonly Field[]>> = {
  hex: bytes,
  rgb: bytes,
  hsl: [
    { letter: 'h', max: 360, step: 1 },
    { letter: 's', max: 100, step: 1, unit: '%' },
    { letter: 'l', max: 100, step: 1, unit: '%' },
  ],
  oklch: [
    { letter: 'l', max: 1, step: 0.01 },
    { letter: 'c', max: 0.4, step: 0.01 },
    { letter: 'h', max: 360, step: 1 },
  ],
};

const opacity: Field = { letter: 'a', max: 100, step: 1, unit: '%' };

type Channels = readonly [number, number, number];

/**
 * Whether the typed numbers still represent the color; then they are kept. A gray has no hue and black no
 * saturation either, so a hue that is typed first would be lost.
 */
function means(numbers: Channels, format: ColorFormat, rgba: Rgba): boolean {
  const read = readPlainColor(writeChannels(numbers, format));
  return read?.outside === false && toHex(read.rgba) === toHex({ ...rgba, a: 1 });
}

/** Number field for each channel of the notation; a valid number is applied while typing. */
export function ChannelFields({ color, labels, disabled, readOnly }: ToolProps) {
  const id = useId();
  const { format, hsva, rgba } = color;
  const { hue: h, saturation: s, opacity: a } = labels;
  const names = { ...labels.channels, h, s, a };
  const [typed, setTyped] = useState<{ index: number; text: string } | null>(null);
  const [kept, setKept] = useState<Channels>([0, 0, 0]);
  const shown: readonly Field[] = color.alpha ? [...fields[format], opacity] : fields[format];
  const numbers = rgba
    ? [...(means(kept, format, rgba) ? kept : channelsOf(rgba, format)), rounded(hsva.a * 100, 1)]
    : [];

  const change = (
    { target, nativeEvent }: ChangeEvent<HTMLInputElement>,
    { letter, max }: Field,
    index: number,
  ) => {
    setTyped({ index, text: target.value });
    if (Number.isNaN(target.valueAsNumber) || readOnly) return;
    const number = clamp(target.valueAsNumber, 0, max);
    if (letter === 'a') color.change({ a: number / 100 }, 'channel', nativeEvent);
    else {
      const [x = 0, y = 0, z = 0] = shown.map((_, place) =>
        place === index ? number : (numbers[place] ?? 0),
      );
      setKept([x, y, z]);
      const read = readPlainColor(writeChannels([x, y, z], format, hsva.a));
      if (read) color.changeTo(read.rgba, 'channel', nativeEvent);
    }
    color.commitSoon();
  };
  return (
    <div data-slot="color-picker-channels" className={styles.channels}>
      {shown.map((field, index) => {
        const { letter, max, step, unit } = field;
        return (
          <label
            key={letter}
            htmlFor={`${id}-${letter}`}
            data-slot="color-picker-channel"
            className={styles.channel}
          >
            <span aria-hidden="true">{letter.toUpperCase()}</span>
            <VisuallyHidden>{names[letter]}</VisuallyHidden>
            <span data-slot="color-picker-channel-control" className={styles.control}>
              <TextInput
                id={`${id}-${letter}`}
                data-slot="color-picker-channel-input"
                type="number"
                min={0}
                max={max}
                step={step}
                // Not part of a form, which its step and limits would block.
                form=""
                inputMode="decimal"
                value={typed?.index === index ? typed.text : String(numbers[index] ?? '')}
                disabled={disabled}
                readOnly={readOnly}
                className={styles.number}
                onChange={(event) => change(event, field, index)}
                onBlur={() => {
                  setTyped(null);
                  color.commit();
                }}
              />
              {unit && (
                <span
                  aria-hidden="true"
                  data-slot="color-picker-channel-unit"
                  className={styles.unit}
                >
                  {unit}
                </span>
              )}
            </span>
          </label>
        );
      })}
    </div>
  );
}
