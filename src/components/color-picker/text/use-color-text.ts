'use client';
import { useState } from 'react';
import { useCommitted } from '../../../internals/use-committed';
import type { ColorPickerLabels } from '../../../languages/language';
import type { ColorReading } from '../colors/color-reading';
import { formatColor, toHex } from '../colors/format-color';
import type { ColorState } from '../use-color';
import { colorReader } from './use-color-reader';

/** Text that the field shows instead of the value's own. */
interface Draft {
  text: string;
  /** Whether the user has left it as it is, so that it may be marked invalid. */
  settled: boolean;
  /** Value at that time; another value takes the draft away, and so does any change of the color. */
  value: string | null;
  turn: number;
}

/** Text of the field and what it means. */
export interface ColorText {
  /** Text to show. */
  text: string;
  /** Text that paints what is typed, or the value. */
  paint: string | undefined;
  /** Why the text is refused, as soon as it is; `''` where it is not. */
  problem: string;
  /** Whether the text waits for the code that reads it. */
  waits: boolean;
  /** Whether the text may be marked invalid: the user is not typing. */
  settled: boolean;
  /** Note about a color that is shown as another one, or `''`. */
  note: string;
  /** Stores the typed text. */
  type: (text: string) => void;
  /** Stores a text that was typed before hydration; it is committed where the field has been left. */
  adopt: (text: string, left: boolean) => void;
  /** Makes the text the value where it is a color, else keeps it and says so. */
  commit: (event: Event) => void;
  /** Shows the value's own text again. */
  drop: () => void;
}

const opaque: ColorReading = { problem: (words) => words.notOpaque };

/** State of a field that people type a color into. What they type is never rewritten before they leave it. */
export function useColorText(
  color: ColorState,
  alpha: boolean,
  labels: ColorPickerLabels,
): ColorText {
  const { value, format, turn } = color;
  const [draft, setDraft] = useState<Draft | null>(null);
  // Value that stands for a color outside sRGB, which a person typed.
  const [mapped, setMapped] = useState<string | null>(null);
  const live = draft?.value === value && draft.turn === turn ? draft : null;
  const readingOf = (text = '') => {
    const known = text ? color.read(text) : undefined;
    return known?.problem === null && known.rgba.a < 1 && !alpha ? opaque : known;
  };
  const reading = readingOf(live?.text);
  const shown = reading?.problem === null ? toHex(reading.rgba) : undefined;
  const outside = live
    ? reading?.problem === null && reading.outside
    : color.outside || (value !== null && value === mapped);

  const finish = (typed: Draft, event: Event | undefined) => {
    const meant = readingOf(typed.text);
    if (typed.text.trim() === '') {
      setDraft(null);
      if (value !== null) color.set(null, 'clear', event);
    } else if (meant?.problem === null) {
      setDraft(null);
      setMapped(meant.outside ? formatColor(meant.rgba, format) : null);
      color.take(meant.rgba, 'text', event);
    } else setDraft({ ...typed, settled: true });
  };
  const later = useCommitted((event: Event | undefined) => {
    if (live?.settled && reading) finish(live, event);
  });
  const commit = (typed: Draft, event: Event | undefined) => {
    finish(typed, event);
    // React draws with the parser before the timer fires.
    if (typed.text && !readingOf(typed.text)) {
      void colorReader.load().then(() => setTimeout(() => later.current(event)));
    }
  };
  return {
    text: live ? live.text : (value ?? ''),
    paint: shown ?? color.paint,
    problem: reading?.problem ? reading.problem(labels) : '',
    waits: Boolean(live?.text && !reading),
    settled: live?.settled ?? true,
    note: outside ? labels.outside(shown ?? color.paint ?? '') : '',
    type: (text) => setDraft({ text, settled: false, value, turn }),
    adopt: (text, left) => {
      const typed = { text, settled: false, value, turn };
      if (left) commit(typed, undefined);
      else setDraft(typed);
    },
    commit: (event) => {
      if (live) commit(live, event);
    },
    drop: () => setDraft(null),
  };
}
