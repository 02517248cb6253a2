'use client';
import { useRef } from 'react';
import type { ColorChangeDetails } from './color-picker-props';

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
export function usePendingChange(
  textNow: () => string | null,
  onCommit: (text: string | null, details: ColorChangeDetails) => void,
) {
  const pending = useRef<PendingChange>(null);
  const commit = () => {
    const change = pending.current;
    pending.current = null;
    clearTimeout(change?.timer);
    const to = textNow();
    if (change && change.from !== to) onCommit(to, change.details);
  };
  return {
    /** Records a step before it is made. */
    track: (details: ColorChangeDetails) => {
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
    },
  };
}
