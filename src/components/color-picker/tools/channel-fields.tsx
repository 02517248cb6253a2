'use client';
import { useId, useState, type ChangeEvent } from 'react';
import { TextInput } from '../../../primitives/text-input';
import { VisuallyHidden } from '../../../primitives/visually-hidden';
import { clamp, type Rgba } from '../colors/color';
import {
  channelsOf,
  rounded,
  toHex,
  writeChannels,
  type ColorFormat,
} from '../colors/format-color';
import { readPlainColor } from '../colors/read-plain-color';
import styles from './color-notation.module.css';
import type { ToolProps } from './tool-props';

/** Channel of a notation: its letter, its maximum, its step and its unit. */
type Field = readonly [
  letter: 'r' | 'g' | 'b' | 'h' | 's' | 'l' | 'c' | 'a',
  most: number,
  step: number,
  unit?: '%',
];

const bytes: readonly Field[] = [
  ['r', 255, 1],
  ['g', 255, 1],
  ['b', 255, 1],
];

const fields: Readonly<Record<ColorFormat, readonly Field[]>> = {
  hex: bytes,
  rgb: bytes,
  hsl: [
    ['h', 360, 1],
    ['s', 100, 1, '%'],
    ['l', 100, 1, '%'],
  ],
  oklch: [
    ['l', 1, 0.01],
    ['c', 0.4, 0.01],
    ['h', 360, 1],
  ],
};

type Channels = readonly [number, number, number];

/** Props of {@link ChannelFields}. */
interface ChannelFieldsProps extends ToolProps {
  alpha: boolean;
}

/**
 * Whether the typed numbers still represent the color; then they are kept. A gray has no hue and black no
 * saturation either, so a hue that is typed first would be lost.
 */
function means(numbers: Channels, format: ColorFormat, rgba: Rgba): boolean {
  const read = readPlainColor(writeChannels(numbers, format));
  return read?.outside === false && toHex(read.rgba) === toHex({ ...rgba, a: 1 });
}

/** Number field for each channel of the notation; a valid number is applied while typing. */
export function ChannelFields({ color, labels, alpha, disabled, readOnly }: ChannelFieldsProps) {
  const id = useId();
  const { format, hsva, rgba } = color;
  const [typed, setTyped] = useState<{ index: number; text: string } | null>(null);
  const [kept, setKept] = useState<Channels>([0, 0, 0]);
  const opacity: Field = ['a', 100, 1, '%'];
  const shown = alpha ? [...fields[format], opacity] : fields[format];
  const numbers = rgba
    ? [...(means(kept, format, rgba) ? kept : channelsOf(rgba, format)), rounded(hsva.a * 100, 1)]
    : [];

  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>, index: number) => {
    setTyped({ index, text: target.value });
    if (Number.isNaN(target.valueAsNumber) || readOnly) return;
    const number = clamp(target.valueAsNumber, 0, shown[index]?.[1]);
    if (index === 3) color.change({ a: number / 100 }, 'channel', nativeEvent);
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
      {shown.map(([letter, most, step, unit], index) => (
        <label
          key={letter}
          htmlFor={`${id}-${letter}`}
          data-slot="color-picker-channel"
          className={styles.channel}
        >
          <span aria-hidden="true">{letter.toUpperCase()}</span>
          <VisuallyHidden>{labels.channels[letter]}</VisuallyHidden>
          <span data-slot="color-picker-channel-control" className={styles.control}>
            <TextInput
              id={`${id}-${letter}`}
              data-slot="color-picker-channel-input"
              type="number"
              min={0}
              max={most}
              step={step}
              // Not part of a form, which its step and limits would block.
              form=""
              inputMode="decimal"
              value={typed?.index === index ? typed.text : String(numbers[index] ?? '')}
              disabled={disabled}
              readOnly={readOnly}
              className={styles.number}
              onChange={(event) => change(event, index)}
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
      ))}
    </div>
  );
}
