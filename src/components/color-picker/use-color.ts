'use client';
import { useInsertionEffect, useRef, useState } from 'react';
import { callBack } from '../../core/callbacks';
import type { Rgba } from '../../core/color';
import { useWrittenState } from '../../core/forms/use-written-state';
import { givenText, inDevelopment, reportProblem } from '../../core/report-problem';
import { useControllableState } from '../../core/state';
import {
  type ColorFormat,
  type Hsva,
  formatColor,
  isColorFormat,
  toHex,
  toHsva,
  toRgba,
} from './color';
import type { ColorChangeDetails, ColorChangeReason, ColorValueProps } from './color-picker-props';
import { type ColorReaderSoFar, useColorReader } from './read-color';

/** Change that is not final. */
interface PendingChange {
  /** Text before it. */
  from: string | null;
  details: ColorChangeDetails;
  timer?: ReturnType<typeof setTimeout>;
}

/** Milliseconds without a change after which a change by keys is final. */
const idle = 500;

/**
 * Tracks a change of a color from its first step until it is final. A timer may call both functions after
 * later renders, so they must read the latest values.
 * @param textNow Returns the current text of the color, rendered or not.
 * @param onCommit Called with a final text that differs from the one before the first step.
 */
function usePendingChange(
  textNow: () => string | null,
  onCommit: (text: string | null, details: ColorChangeDetails) => void,
) {
  const pending = useRef<PendingChange>(null);
  const [moving, setMoving] = useState(false);
  const commit = () => {
    const change = pending.current;
    pending.current = null;
    setMoving(false);
    clearTimeout(change?.timer);
    const to = textNow();
    if (change && change.from !== to) onCommit(to, change.details);
  };
  return {
    /** Whether a change has begun and is not final. */
    moving,
    /** Records a step before it is made. */
    track: (details: ColorChangeDetails) => {
      setMoving(true);
      clearTimeout(pending.current?.timer);
      pending.current = { from: pending.current ? pending.current.from : textNow(), details };
    },
    /** Reports that the change is final. */
    commit,
    /** Reports that the change is final after half a second without further changes. */
    commitSoon: () => {
      if (!pending.current) return;
      clearTimeout(pending.current.timer);
      pending.current.timer = setTimeout(commit, idle);
    },
    /** Discards the previous step, which the user did not make. */
    drop: () => {
      pending.current = null;
      setMoving(false);
    },
  };
}

/** State of the thumbs, and the text that they show. */
interface Thumbs {
  text: string | null;
  /** Whether the text was parsed as a color. */
  filled: boolean;
  hsva: Hsva;
  /** Number of changes by the user. */
  changeCount: number;
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
  /** Whether the color may be translucent. */
  alpha: boolean;
  /** Number of changes by the user, including those that resulted in the same text. */
  changeCount: number;
  /** Whether a change has begun and is not final. */
  moving: boolean;
  /** Number of times that the color was set from outside. */
  writes: number;
  /** Changes components of the color, for example by a thumb. */
  change: (part: Partial<Hsva>, reason: ColorChangeReason, event: Event | undefined) => void;
  /** Changes the color, for example by one of several numbers. */
  changeTo: (rgba: Rgba, reason: ColorChangeReason, event: Event | undefined) => void;
  /** Sets the color as a final change. */
  changeAndCommit: (rgba: Rgba, reason: ColorChangeReason, event: Event | undefined) => void;
  /** Removes the color as a final change. */
  clear: (event: Event | undefined) => void;
  /** Restores the default color. */
  reset: (event: Event) => void;
  /** Changes the notation of reported colors. */
  setFormat: (format: ColorFormat, event: Event) => void;
  /** Reports that a change is final. */
  commit: () => void;
  /** Reports that a change is final after half a second without further changes, such as key presses. */
  commitSoon: () => void;
}

const unset: Thumbs = {
  text: null,
  filled: false,
  hsva: { h: 0, s: 1, v: 1, a: 1 },
  changeCount: 0,
};

/**
 * Returns the thumbs for a string: the current ones if they already show it. A string without a hue, such as a
 * gray, keeps the hue of the current thumbs.
 */
function thumbsOf(
  text: string | null,
  rgba: Rgba | null,
  before: Thumbs,
  format: ColorFormat,
): Thumbs {
  const filled = rgba !== null;
  if (text === before.text && filled === before.filled) return before;
  if (!rgba) return { ...before, text, filled };
  const isSame =
    before.filled && formatColor(toRgba(before.hsva), format) === formatColor(rgba, format);
  return { ...before, text, filled, hsva: isSame ? before.hsva : toHsva(rgba, before.hsva) };
}

/** Manages a color that may be controlled. The hue of grays and black is preserved. */
export function useColor(component: string, props: ColorValueProps): ColorState {
  const { alpha = false } = props;
  const [value, setValue, writes] = useWrittenState<string | null, ColorChangeDetails>(
    {
      value: props.value,
      defaultValue: props.defaultValue ?? null,
      onValueChange: props.onValueChange,
    },
    (color) => color ?? '',
  );
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
      `is ${givenText(askedFormat)}, which is not a supported notation, so colors are reported as hex. Pass hex, rgb, hsl or oklch.`,
    );
  }
  // Callers without type checks may pass other types.
  const text = typeof value === 'string' && value !== '' ? value : null;
  const read = useColorReader([text]);
  const reading = text === null ? undefined : read(text);
  if (inDevelopment && (reading?.problem || (value ?? '') !== (text ?? ''))) {
    reportUnreadable(component, props, value);
  }
  const color = reading?.color ?? null;
  const rgba = color && (alpha ? color.rgba : { ...color.rgba, a: 1 });

  const [stored, setStored] = useState(() => thumbsOf(text, rgba, unset, format));
  const thumbs = thumbsOf(text, rgba, stored, format);
  if (thumbs !== stored) setStored(thumbs);
  const rendered = { thumbs, onValueCommit: props.onValueCommit };
  const latest = useRef(rendered);
  useInsertionEffect(() => {
    latest.current = rendered;
  });
  const thumbsNow = () => latest.current.thumbs;
  const { moving, track, commit, commitSoon, drop } = usePendingChange(
    () => thumbsNow().text,
    (to, details) => callBack(latest.current.onValueCommit, to, details),
  );

  const apply = (next: Omit<Thumbs, 'changeCount'>, details: ColorChangeDetails) => {
    const to = { ...next, changeCount: thumbsNow().changeCount + 1 };
    track(details);
    // Of two changes in one event, the second starts at the first, which is not rendered yet.
    latest.current = { ...latest.current, thumbs: to };
    setStored(to);
    setValue(to.text, details);
  };
  const changeHsva = (
    hsva: Hsva,
    reason: ColorChangeReason,
    event: Event | undefined,
    notation = format,
  ) => apply({ text: formatColor(toRgba(hsva), notation), filled: true, hsva }, { reason, event });
  const changeTo: ColorState['changeTo'] = (next, reason, event) =>
    changeHsva(toHsva(alpha ? next : { ...next, a: 1 }, thumbsNow().hsva), reason, event);
  const shown = thumbs.filled ? toRgba(thumbs.hsva) : null;
  return {
    value: text,
    hsva: thumbs.hsva,
    rgba: shown,
    // The browser may know a color whose parser has not loaded yet.
    paint: shown ? toHex(shown) : reading ? undefined : (text ?? undefined),
    outside: color?.outside ?? false,
    read,
    format,
    alpha,
    changeCount: thumbs.changeCount,
    moving,
    writes,
    change: (part, reason, event) => changeHsva({ ...thumbsNow().hsva, ...part }, reason, event),
    changeTo,
    changeAndCommit: (next, reason, event) => {
      changeTo(next, reason, event);
      commit();
    },
    clear: (event) => {
      apply({ ...thumbsNow(), text: null, filled: false }, { reason: 'clear', event });
      commit();
    },
    reset: (event) => {
      const next = props.defaultValue ?? null;
      apply({ ...thumbsNow(), text: next, filled: false }, { reason: 'reset', event });
      // Not a change by the user.
      drop();
    },
    setFormat: (next, event) => {
      setOwnFormat(next, { reason: 'format', event });
      if (thumbsNow().filled) changeHsva(thumbsNow().hsva, 'format', event, next);
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
    `is ${givenText(text)}, which is not a color on its own, so it is treated as empty. Pass a CSS color that does not depend on the page: a name, a hexadecimal code or a function with numbers.`,
  );
}
