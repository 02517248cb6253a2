'use client';
import { useState, type RefObject } from 'react';
import { useEarlyText } from './use-early-text';

/** Value of a string, and the reason why it is invalid; both are set for a value that is not allowed. */
export interface TypedResult<Problem> {
  value: string | null;
  problem: Problem | null;
}

/** Reason for a change by typed text. */
export type TypedReason = 'type' | 'invalid-text';

/** Text that replaces the value's own in the field. */
interface Draft {
  text: string;
  /** Whether the user has finished typing, so that it may be marked invalid. */
  settled: boolean;
  /** Whether it was typed, and focus left, before hydration, so that it must still be committed. */
  early?: boolean;
  /** Whether it had no value when it was committed. */
  invalid?: boolean;
  /** Value at that time; the draft is discarded if the parent sets another value. */
  value: string | null;
}

/** How the texts of a field are parsed and formatted. */
export interface TextReading<Problem> {
  /** Returns the text of a value. */
  format: (value: string) => string;
  /** Returns the value of a string; `null` while texts cannot be parsed yet. */
  read: ((text: string) => TypedResult<Problem>) | null;
  /** Returns the value with its problem. */
  validate: (value: string | null) => TypedResult<Problem>;
}

/** Options of {@link useTypedText}. */
export interface TypedTextOptions<Problem> extends TextReading<Problem> {
  value: string | null;
  /** Initial text, for example of a form that the server rendered again. */
  defaultText: string | undefined;
  /** Field whose text is read on hydration. */
  input: RefObject<HTMLInputElement | null>;
  onCommit: (value: string | null, reason: TypedReason, event: Event | undefined) => void;
}

/** Text of a field and its meaning. */
export interface TypedText<Problem> extends TypedResult<Problem> {
  /** Text to show. */
  text: string;
  /** Whether the text may be marked invalid, because focus has left the field. */
  settled: boolean;
  /** Whether the field has had focus. */
  visited: boolean;
  /**
   * Whether the text is to be committed without an event: it was typed, and focus left, before hydration, or it was
   * invalid, and other limits or another time zone make it valid.
   */
  due: boolean;
  /** Called when the field gets focus. */
  visit: () => void;
  /** Stores typed text. */
  type: (text: string) => void;
  /** Makes the text the value if it is valid and not `blocked`, or else keeps it with a message. */
  commit: (event: Event | undefined, blocked?: boolean) => void;
  /** Discards the draft. */
  drop: () => void;
}

/**
 * Manages the text of a field that is parsed, such as one for a date or a time. Typed text is never rewritten
 * before blur.
 */
export function useTypedText<Problem>(options: TypedTextOptions<Problem>): TypedText<Problem> {
  const { value, format, read, validate, defaultText, input, onCommit } = options;
  const [draft, setDraft] = useState<Draft | null>(
    typeof defaultText === 'string' ? { text: defaultText, settled: true, value } : null,
  );
  const [visited, setVisited] = useState(false);
  // The parent cleared the value when notified. If it does not, its value remains, in addition to
  // the text.
  const refused = draft?.settled && value === null && draft.value !== null;
  const latest = refused ? { ...draft, value } : draft;
  if (refused) setDraft(latest);
  const live = latest?.value === value ? latest : null;
  const text = live ? live.text : value === null ? '' : format(value);
  const result = live ? (read?.(live.text) ?? { value: null, problem: null }) : validate(value);

  useEarlyText(input, text, (typed, hasFocus) => {
    setDraft({ text: typed, settled: false, value, early: !hasFocus });
  });
  const commit = (event: Event | undefined, blocked = false) => {
    const accepted = !result.problem && !blocked;
    // Text that is already marked invalid stays so.
    if (!live || (live.settled && value === null && !accepted)) return;
    const invalid = result.problem !== null;
    setDraft(accepted ? null : { text: live.text, settled: true, value: live.value, invalid });
    onCommit(accepted ? result.value : null, accepted ? 'type' : 'invalid-text', event);
  };
  return {
    ...result,
    text,
    settled: live === null || live.settled,
    due: read !== null && Boolean(live?.early || (live?.invalid && !result.problem)),
    visited,
    visit: () => setVisited(true),
    type: (typed) => setDraft({ text: typed, settled: false, value }),
    commit,
    drop: () => setDraft(null),
  };
}
