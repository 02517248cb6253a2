'use client';
import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import type { Rgba } from '../../core/color';
import { dataAttr, isRightToLeft, moveFocus } from '../../core/dom';
import { Icon, check } from '../../primitives/icon';
import { isDark, toHex } from './color';
import styles from './color-fields.module.css';
import type { ColorSwatch } from './color-picker-props';
import { type ColorReaderSoFar, useColorReader } from './read-color';

interface ColorSwatchesProps {
  label: string;
  swatches: readonly ColorSwatch[];
  /** Selected color. */
  rgba: Rgba | null;
  nameOf: (rgba: Rgba) => string;
  disabled: boolean;
  readOnly: boolean;
  onSelect: (rgba: Rgba, event: Event) => void;
}

/** Swatch with its parsed color. */
interface Entry {
  paint: string;
  label: string;
  rgba: Rgba | null;
}

function entryOf(
  swatch: ColorSwatch,
  read: ColorReaderSoFar,
  nameOf: (rgba: Rgba) => string,
): Entry {
  const { value, label } = typeof swatch === 'string' ? { value: swatch } : swatch;
  const rgba = read(value)?.color?.rgba ?? null;
  const seen = rgba ? `${nameOf(rgba)}, ${value}` : value;
  return { paint: rgba ? toHex(rgba) : value, label: label ?? seen, rgba };
}

/** List box of swatches in rows; arrow keys move by row and column. */
export function ColorSwatches(props: ColorSwatchesProps) {
  const { label, swatches, rgba, nameOf, disabled, readOnly, onSelect } = props;
  const read = useColorReader(
    swatches.map((each) => (typeof each === 'string' ? each : each.value)),
  );
  const entries = swatches.map((swatch) => entryOf(swatch, read, nameOf));
  const current = rgba && toHex(rgba);
  const selected = entries.findIndex((entry) => entry.rgba && toHex(entry.rgba) === current);
  const [focused, setFocused] = useState(-1);
  const tabStop = focused >= 0 && focused < entries.length ? focused : Math.max(0, selected);

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const options = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="option"]')];
    const next = indexAfterKey(event.key, options, tabStop, isRightToLeft(event.currentTarget));
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    moveFocus(options[next]);
  };
  const handleClick = (event: MouseEvent, entry: Entry) => {
    if (entry.rgba && !readOnly) onSelect(entry.rgba, event.nativeEvent);
  };
  return (
    <div
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      aria-orientation="horizontal"
      aria-disabled={disabled || undefined}
      aria-readonly={readOnly || undefined}
      data-slot="color-picker-swatches"
      className={styles.swatches}
      onKeyDown={handleKeyDown}
      onBlur={() => setFocused(-1)}
    >
      {entries.map((entry, index) => (
        <button
          // Two swatches may be equal.
          key={index}
          type="button"
          role="option"
          aria-selected={index === selected}
          aria-label={entry.label}
          tabIndex={index === tabStop ? 0 : -1}
          disabled={disabled}
          data-slot="color-picker-swatch"
          data-selected={dataAttr(index === selected)}
          data-dark={dataAttr(entry.rgba !== null && isDark(entry.rgba))}
          className={styles.swatch}
          // Only for a pointer: a screen reader would say the name twice.
          onPointerEnter={({ currentTarget }) => {
            currentTarget.title = entry.label;
          }}
          onFocus={() => setFocused(index)}
          onClick={(event) => handleClick(event, entry)}
        >
          <svg
            data-slot="color-picker-swatch-color"
            aria-hidden="true"
            color={entry.paint}
            className={styles.swatchColor}
          />
          {index === selected && <Icon icon={check} className={styles.mark} />}
        </button>
      ))}
    </div>
  );
}

/** Returns the index after a key press, with rows as laid out; `undefined` for other keys. */
function indexAfterKey(
  key: string,
  options: readonly HTMLElement[],
  from: number,
  rightToLeft: boolean,
): number | undefined {
  const last = options.length - 1;
  const firstTop = options[0]?.offsetTop;
  const found = options.findIndex(({ offsetTop }) => offsetTop !== firstTop);
  const columns = found < 0 ? options.length : found;
  const ahead = rightToLeft ? -1 : 1;
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: ahead,
    ArrowLeft: -ahead,
    ArrowDown: columns,
    ArrowUp: -columns,
    Home: -from,
    End: last - from,
  };
  const step = steps[key];
  if (step === undefined) return undefined;
  const to = from + step;
  return to < 0 || to > last ? from : to;
}
