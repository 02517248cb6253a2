'use client';
import { useRef, useState } from 'react';
import { inDevelopment, reportProblem } from '../../internals/report-problem';
import { useCommitted } from '../../internals/use-committed';
import { useControllableState } from '../../internals/use-controllable-state';
import type { ColorChangeDetails, ColorChangeReason, ColorValueProps } from './color-picker-props';
import { toHsva, toRgba, type Hsva, type Rgba } from './colors/color';
import { formatColor, isColorFormat, toHex, type ColorFormat } from './colors/format-color';
import { useColorReader, type ColorReaderSoFar } from './text/use-color-reader';
import { usePendingChange } from './use-pending-change';

/** State of the thumbs, and the corresponding text. */
interface Held {
  text: string | null;
  /** Number of changes by the user. */
  changeCount: number;
  /** Whether the text was parsed as a color. */
  filled: boolean;
  hsva: Hsva;
}

/** Color of a picker and functions to change it. */
export interface ColorState {
  /** Reported text of the color, `null` for none. */
  value: string | null;
  /** Color of area and sliders; without a color, the starting point of the first change. */
  hsva: Hsva;
  /** Color in sRGB, `null` if there is none or its text is not parsed yet. */
  rgba: Rgba | null;
  /** CSS color, even if it is not parsed yet; `undefined` for none. */
  paint: string | undefined;
  /** Whether the value is outside sRGB and was mapped. */
  outside: boolean;
  /** Parses a string; returns `undefined` while the code for its notation is loading. */
  read: ColorReaderSoFar;
  /** Notation of reported colors. */
  format: ColorFormat;
  /** Number of changes by the user, including those that resulted in the same text. */
  changeCount: number;
  /** Changes components of the color, for example by a thumb. */
  change: (part: Partial<Hsva>, reason: ColorChangeReason, event: Event | undefined) => void;
  /** Changes the color, for example by one of several numbers. */
  changeTo: (rgba: Rgba, reason: ColorChangeReason, event: Event | undefined) => void;
  /** Sets the color as a final change. */
  changeAndCommit: (rgba: Rgba, reason: ColorChangeReason, event: Event | undefined) => void;
  /** Clears or resets the color. */
  set: (value: string | null, reason: ColorChangeReason, event: Event | undefined) => void;
  /** Changes the notation of reported colors. */
  setFormat: (format: ColorFormat, event: Event) => void;
  /** Reports that a change is final. */
  commit: () => void;
  /** Reports that a change is final after half a second without further changes, such as key presses. */
  commitSoon: () => void;
}

const start: Held = { text: null, changeCount: 0, filled: false, hsva: { h: 0, s: 1, v: 1, a: 1 } };

/**
 * Returns the state if it still matches the text, or else a new one that keeps the hue of the previous color
 * if the text has none.
 */
function follow(held: Held, text: string | null, rgba: Rgba | null, format: ColorFormat): Held {
  const filled = rgba !== null;
  if (text === held.text && filled === held.filled) return held;
  if (!rgba) return { ...held, text, filled };
  const isSame =
    held.filled && formatColor(toRgba(held.hsva), format) === formatColor(rgba, format);
  return { ...held, text, filled, hsva: isSame ? held.hsva : toHsva(rgba, held.hsva) };
}

/** Manages a color that may be controlled. The hue of grays and black is preserved. */
export function useColor(component: string, props: ColorValueProps): ColorState {
  const { alpha = false } = props;
  const [value, setValue] = useControllableState<string | null, ColorChangeDetails>({
    value: props.value,
    defaultValue: props.defaultValue ?? null,
    onValueChange: props.onValueChange,
  });
  const [askedFormat, setOwnFormat] = useControllableState<ColorFormat, ColorChangeDetails>({
    value: props.format,
    defaultValue: props.defaultFormat ?? 'hex',
    onValueChange: props.onFormatChange,
  });
  const format = isColorFormat(askedFormat) ? askedFormat : 'hex';
  if (inDevelopment && format !== askedFormat) {
    reportProblem(
      component,
      props.format === undefined ? 'defaultFormat' : 'format',
      `is ${JSON.stringify(askedFormat)}, which is not a supported notation, so colors are reported as hex. Pass hex, rgb, hsl or oklch.`,
    );
  }
  // Callers without type checks may pass other types.
  const text = typeof value === 'string' && value !== '' ? value : null;
  const read = useColorReader([text]);
  const reading = text === null ? undefined : read(text);
  if (inDevelopment && (reading?.problem || (value ?? '') !== (text ?? ''))) {
    reportUnreadable(component, props, value);
  }
  const color = reading?.problem === null ? reading : null;
  const rgba = color && (alpha ? color.rgba : { ...color.rgba, a: 1 });

  const [stored, setStored] = useState(() => follow(start, text, rgba, format));
  const held = follow(stored, text, rgba, format);
  if (held !== stored) setStored(held);
  const latest = useCommitted({ held, onValueCommit: props.onValueCommit });
  // Two changes may occur before React renders the first.
  const undrawn = useRef<{ seen: Held; next: Held }>(null);
  const current = () => {
    const { held: seen } = latest.current;
    return undrawn.current?.seen === seen ? undrawn.current.next : seen;
  };
  const { track, commit, commitSoon, drop } = usePendingChange(
    () => current().text,
    (to, details) => latest.current.onValueCommit?.(to, details),
  );

  const apply = (change: Omit<Held, 'changeCount'>, details: ColorChangeDetails) => {
    const next = { ...change, changeCount: current().changeCount + 1 };
    track(details);
    undrawn.current = { seen: latest.current.held, next };
    setStored(next);
    setValue(next.text, details);
  };
  const changeHsva = (
    hsva: Hsva,
    reason: ColorChangeReason,
    event: Event | undefined,
    notation = format,
  ) => apply({ text: formatColor(toRgba(hsva), notation), filled: true, hsva }, { reason, event });
  const changeTo: ColorState['changeTo'] = (next, reason, event) =>
    changeHsva(toHsva(alpha ? next : { ...next, a: 1 }, current().hsva), reason, event);
  return {
    value: text,
    hsva: held.hsva,
    rgba: held.filled ? toRgba(held.hsva) : null,
    paint: held.filled
      ? toHex(toRgba(held.hsva))
      : reading?.problem
        ? undefined
        : (text ?? undefined),
    outside: color?.outside ?? false,
    read,
    format,
    changeCount: held.changeCount,
    change: (part, reason, event) => changeHsva({ ...current().hsva, ...part }, reason, event),
    changeTo,
    changeAndCommit: (next, reason, event) => {
      changeTo(next, reason, event);
      commit();
    },
    set: (next, reason, event) => {
      apply({ ...current(), text: next, filled: false }, { reason, event });
      // Not a change by the user.
      if (reason === 'reset') drop();
      commit();
    },
    setFormat: (next, event) => {
      setOwnFormat(next, { reason: 'format', event });
      if (current().filled) changeHsva(current().hsva, 'format', event, next);
      commit();
    },
    commit,
    commitSoon,
  };
}

function reportUnreadable(component: string, props: ColorValueProps, text: string | null): void {
  reportProblem(
    component,
    props.value === undefined ? 'defaultValue' : 'value',
    `is ${JSON.stringify(text)}, which is not a color on its own, so it is treated as empty. Pass a CSS color that does not depend on the page: a name, a hexadecimal code or a function with numbers.`,
  );
}
