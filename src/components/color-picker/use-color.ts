'use client';
import { useRef, useState } from 'react';
import { inDevelopment, reportProblem } from '../../internals/report-problem';
import { useCommitted } from '../../internals/use-committed';
import { useControllableState } from '../../internals/use-controllable-state';
import { toHsva, toRgba, type Hsva, type Rgba } from './colors/color';
import type { ColorChangeDetails, ColorChangeReason, ColorValueProps } from './color-picker-props';
import { formatColor, isColorFormat, toHex, type ColorFormat } from './colors/format-color';
import { useColorReader, type ColorReaderSoFar } from './text/use-color-reader';
import { useMovement } from './use-movement';

/** What the thumbs show, and the text that it was last given out or read as. */
interface Held {
  text: string | null;
  /** Number of changes that were made here. */
  turn: number;
  /** Whether the text was read as a color. */
  filled: boolean;
  hsva: Hsva;
}

/** Color of a picker and the ways to change it. */
export interface ColorState {
  /** Text of the color as it goes in and out, `null` for none. */
  value: string | null;
  /** Color as area and sliders show it; where there is none, that from which a first change starts. */
  hsva: Hsva;
  /** Color in sRGB, `null` where there is none or its text is not read yet. */
  rgba: Rgba | null;
  /** Text that paints the color, also one that is not read yet; `undefined` for none. */
  paint: string | undefined;
  /** Whether the value lies outside sRGB and is shown as another color. */
  outside: boolean;
  /** Reads a text; `undefined` while it waits for the code that knows its notation. */
  read: ColorReaderSoFar;
  /** Notation in which the color is given out. */
  format: ColorFormat;
  /** Number of changes that were made here, also of those that led to the same text. */
  turn: number;
  /** Changes parts of the color, as by a thumb. */
  change: (part: Partial<Hsva>, reason: ColorChangeReason, event: Event | undefined) => void;
  /** Changes the whole color, as by one of several numbers. */
  changeTo: (rgba: Rgba, reason: ColorChangeReason, event: Event | undefined) => void;
  /** Takes a whole color over, which then is at rest. */
  take: (rgba: Rgba, reason: ColorChangeReason, event: Event | undefined) => void;
  /** Takes the color away, or goes back to the first one. */
  set: (value: string | null, reason: ColorChangeReason, event: Event | undefined) => void;
  /** Gives the color out in another notation. */
  setFormat: (format: ColorFormat, event: Event) => void;
  /** Reports that a change has come to rest. */
  rest: () => void;
  /** Reports it when nothing more has changed for half a second, as between presses of a key. */
  restSoon: () => void;
}

const start: Held = { text: null, turn: 0, filled: false, hsva: { h: 0, s: 1, v: 1, a: 1 } };

/** The held color where the text still means it, else that of the text with the hue of before where it has none. */
function follow(held: Held, text: string | null, rgba: Rgba | null, format: ColorFormat): Held {
  const filled = rgba !== null;
  if (text === held.text && filled === held.filled) return held;
  if (!rgba) return { ...held, text, filled };
  const isSame =
    held.filled && formatColor(toRgba(held.hsva), format) === formatColor(rgba, format);
  return { ...held, text, filled, hsva: isSame ? held.hsva : toHsva(rgba, held.hsva) };
}

/** State of a color that a parent may own. The hue of grays and black outlives every way out and back. */
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
  // A careless caller may pass what is no text at all.
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
  // Two changes may come before React draws the first.
  const undrawn = useRef<{ seen: Held; next: Held }>(null);
  const current = () => {
    const { held: seen } = latest.current;
    return undrawn.current?.seen === seen ? undrawn.current.next : seen;
  };
  const { step, rest, restSoon, drop } = useMovement(
    () => current().text,
    (to, details) => latest.current.onValueCommit?.(to, details),
  );

  const move = (change: Omit<Held, 'turn'>, details: ColorChangeDetails) => {
    const next = { ...change, turn: current().turn + 1 };
    step(details);
    undrawn.current = { seen: latest.current.held, next };
    setStored(next);
    setValue(next.text, details);
  };
  const give = (
    hsva: Hsva,
    reason: ColorChangeReason,
    event: Event | undefined,
    notation = format,
  ) => move({ text: formatColor(toRgba(hsva), notation), filled: true, hsva }, { reason, event });
  const changeTo: ColorState['take'] = (next, reason, event) =>
    give(toHsva(alpha ? next : { ...next, a: 1 }, current().hsva), reason, event);
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
    turn: held.turn,
    change: (part, reason, event) => give({ ...current().hsva, ...part }, reason, event),
    changeTo,
    take: (next, reason, event) => {
      changeTo(next, reason, event);
      rest();
    },
    set: (next, reason, event) => {
      move({ ...current(), text: next, filled: false }, { reason, event });
      // Not changed by the user.
      if (reason === 'reset') drop();
      rest();
    },
    setFormat: (next, event) => {
      setOwnFormat(next, { reason: 'format', event });
      if (current().filled) give(current().hsva, 'format', event, next);
      rest();
    },
    rest,
    restSoon,
  };
}

function reportUnreadable(component: string, props: ColorValueProps, text: string | null): void {
  reportProblem(
    component,
    props.value === undefined ? 'defaultValue' : 'value',
    `is ${JSON.stringify(text)}, which is not a color on its own, so it counts as empty. Pass a CSS color that does not depend on the page: a name, a hexadecimal code or a function with numbers.`,
  );
}
