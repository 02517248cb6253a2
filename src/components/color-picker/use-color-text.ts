'use client';
import { type RefObject, useRef, useState } from 'react';
import { useFormReset, useFormSubmit } from '../../core/forms/use-form-event';
import { useCommitted } from '../../core/state';
import { formatColor, toHex } from './color';
import { type ColorReading, colorReader } from './read-color';
import type { ColorState } from './use-color';
import type { ColorPickerLabels } from './words';

/** Text that replaces the value's own in the field. */
interface Draft {
  text: string;
  /** Whether the user has finished typing, so that it may be marked invalid. */
  settled: boolean;
  /** Number of changes until then, by the user and from outside: after another one, the draft is ignored. */
  changeCount: number;
  writes: number;
}

/** Text of the field and its meaning. */
export interface ColorText {
  /** Text to show. */
  text: string;
  /** Value that the form submits: that of the text, also while it is typed; `''` if it is not a color. */
  submitted: string;
  /** CSS color of the typed text, or of the value. */
  paint: string | undefined;
  /** Why the text is invalid; `''` if it is valid. */
  problem: string;
  /** Whether the text waits for the parser to load. */
  waits: boolean;
  /** Problem to show, because the user is not typing; `''` for none. */
  error: string;
  /** Note about a mapped color, or `''`. */
  note: string;
  /** Stores the typed text. */
  type: (text: string) => void;
  /** Commits text that was typed before hydration and lost focus then. */
  commitEarly: (text: string) => void;
  /** Makes the text the value if it is a color, or else keeps it with a message. */
  commit: (event: Event) => void;
}

const notOpaque: ColorReading = { problem: (labels) => labels.notOpaque };

/**
 * Returns the color in a text that is copied from a style sheet or a sentence, or typed with an input method: `color: #ff6347;`,
 * `'#ff6347',`, `＃ｆｆ６３４７`.
 */
function plainText(text: string): string {
  return (
    text
      .normalize('NFKC')
      // Invisible characters, such as those around text that is copied from a chat.
      .replace(/\p{Cf}/gu, '')
      .trim()
      .replace(/^[a-z-]+\s*:/i, '')
      .replace(/(?<!\s)\s*[;,.]$/, '')
      .replace(/^\s*(["'`])(.*)\1$/, '$2')
      .trim()
  );
}

/**
 * Manages the text of a color field. Typed text is never rewritten before blur or the submission of the form.
 * @param control Ref to a native control of the form.
 */
export function useColorText(
  color: ColorState,
  labels: ColorPickerLabels,
  control: RefObject<HTMLInputElement | null>,
): ColorText {
  const { value, format, changeCount, writes } = color;
  const [draft, setDraft] = useState<Draft | null>(null);
  // Value of a typed color outside sRGB.
  const [mapped, setMapped] = useState<string | null>(null);
  const live = draft?.writes === writes && draft.changeCount === changeCount ? draft : null;
  const readingOf = (text = '') => {
    const known = text ? color.read(plainText(text)) : undefined;
    return known?.color && known.color.rgba.a < 1 && !color.alpha ? notOpaque : known;
  };
  const reading = readingOf(live?.text);
  const paint = reading?.color ? toHex(reading.color.rgba) : color.paint;
  const outside = live
    ? reading?.color?.outside
    : color.outside || (value !== null && value === mapped);

  const draftOf = (text: string): Draft => ({ text, settled: false, changeCount, writes });
  const finish = (typed: Draft, event: Event | undefined) => {
    const meant = readingOf(typed.text)?.color;
    if (typed.text.trim() === '') {
      setDraft(null);
      if (value !== null) color.clear(event);
    } else if (meant) {
      setDraft(null);
      setMapped(meant.outside ? formatColor(meant.rgba, format) : null);
      color.changeAndCommit(meant.rgba, 'text', event);
    } else setDraft({ ...typed, settled: true });
  };
  const held = useRef(false);
  const later = useCommitted((event: Event | undefined) => {
    if (live?.settled && reading && !held.current) finish(live, event);
  });
  const commit = (typed: Draft, event: Event | undefined) => {
    finish(typed, event);
    // React renders with the parser before the timer fires.
    if (typed.text && !readingOf(typed.text)) {
      void colorReader.load().then(() => setTimeout(() => later.current(event)));
    }
  };
  const commitTyped = (event: Event) => {
    if (live) commit(live, event);
  };
  const waits = Boolean(live?.text && !reading);
  /** Submits the form once the parser has loaded: until then, it would send the color before the typed one. */
  const submitLater = (event: SubmitEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    const form = event.target as HTMLFormElement;
    const submitter = event.submitter as HTMLButtonElement | null;
    held.current = true;
    void colorReader.load().then((read) => {
      // React renders with the parser before the timer fires.
      setTimeout(() => {
        held.current = false;
        if (read) form.requestSubmit(submitter?.form === form ? submitter : null);
      });
    });
  };
  const submit = (event: Event) => {
    if (waits) submitLater(event as SubmitEvent);
    else commitTyped(event);
  };
  useFormSubmit(control, waits || live?.settled === false || reading?.color ? submit : null);
  useFormReset(control, color.reset);
  const problem = reading?.problem?.(labels) ?? '';
  const typedValue = reading?.color ? formatColor(reading.color.rgba, format) : '';
  return {
    text: live ? live.text : (value ?? ''),
    submitted: live ? typedValue : (value ?? ''),
    paint,
    problem,
    waits,
    error: live?.settled === false ? '' : problem,
    note: outside ? labels.outsideGamut(paint ?? '') : '',
    type: (typed) => setDraft(draftOf(typed)),
    commitEarly: (typed) => commit(draftOf(typed), undefined),
    commit: commitTyped,
  };
}
