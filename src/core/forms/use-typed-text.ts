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
  /**
   * `typing` until focus leaves the field, or `early` if it left before hydration, so that the text must still be
   * committed; then `invalid`, or `kept` if something other than the text itself is wrong.
   */
  phase: 'typing' | 'early' | 'invalid' | 'kept';
  /** Number of times that the value had been set from outside; the draft is discarded when it is set again. */
  writes: number;
}

/** How the text of a field is parsed and formatted. */
export interface TextReading<Problem> {
  /** Returns the text of a value. */
  format: (value: string) => string;
  /** Returns the value of a string; `null` while text cannot be parsed yet. */
  read: ((text: string) => TypedResult<Problem>) | null;
  /** Returns the value with its problem. */
  validate: (value: string | null) => TypedResult<Problem>;
}

interface TypedTextOptions {
  value: string | null;
  /** Number of times that the value was set from outside. */
  writes: number;
  /** Initial text, for example of a form that the server rendered again. */
  defaultText: string | undefined;
  /** Field whose text is read on hydration. */
  input: RefObject<HTMLInputElement | null>;
  /** Called with the value of the text, or with `''` for text that is not a valid value. */
  onCommit: (value: string | null, reason: TypedReason, event: Event | undefined) => void;
}

/** Text of a field and its meaning. */
export interface TypedText<Problem> extends TypedResult<Problem> {
  /** Text to show. */
  text: string;
  /** Value that the form submits: that of the text, also while it is typed; `''` for none. */
  submitted: string;
  /** Whether the text may be marked invalid, because focus has left the field. */
  settled: boolean;
  /** Whether the field has had focus. */
  visited: boolean;
  /**
   * Whether the text is to be committed without an event: it was typed, and focus left, before hydration, or it was
   * invalid, and different limits or a different time zone make it valid.
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
export function useTypedText<Problem>(
  { format, read, validate }: TextReading<Problem>,
  { value, writes, defaultText, input, onCommit }: TypedTextOptions,
): TypedText<Problem> {
  const [draft, setDraft] = useState<Draft | null>(
    typeof defaultText === 'string' ? { text: defaultText, phase: 'kept', writes } : null,
  );
  const [visited, setVisited] = useState(false);
  const live = draft?.writes === writes ? draft : null;
  const text = live ? live.text : value === null ? '' : format(value);
  const result = live ? (read?.(live.text) ?? { value: null, problem: null }) : validate(value);
  const settled = live?.phase !== 'typing' && live?.phase !== 'early';

  useEarlyText(input, text, (typed, hasFocus) => {
    setDraft({ text: typed, phase: hasFocus ? 'typing' : 'early', writes });
  });
  const commit = (event: Event | undefined, blocked = false) => {
    const accepted = !result.problem && !blocked;
    // Text that is already marked invalid stays so.
    if (!live || (settled && value === null && !accepted)) return;
    setDraft(accepted ? null : { ...live, phase: result.problem ? 'invalid' : 'kept' });
    onCommit(accepted ? result.value : '', accepted ? 'type' : 'invalid-text', event);
  };
  return {
    ...result,
    text,
    submitted: (settled ? value : result.problem ? null : result.value) ?? '',
    settled,
    due:
      read !== null && (live?.phase === 'early' || (live?.phase === 'invalid' && !result.problem)),
    visited,
    visit: () => setVisited(true),
    type: (typed) => setDraft({ text: typed, phase: 'typing', writes }),
    commit,
    drop: () => setDraft(null),
  };
}
