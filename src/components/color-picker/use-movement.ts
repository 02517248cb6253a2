'use client';
import { useRef } from 'react';
import type { ColorChangeDetails } from './color-picker-props';

/** Change that is not final. */
interface Movement {
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
 * @param commit Called with a final text that differs from the one before the first step.
 */
export function useMovement(
  textNow: () => string | null,
  commit: (text: string | null, details: ColorChangeDetails) => void,
) {
  const moved = useRef<Movement>(null);
  const rest = () => {
    const movement = moved.current;
    moved.current = null;
    clearTimeout(movement?.timer);
    const to = textNow();
    if (movement && movement.from !== to) commit(to, movement.details);
  };
  return {
    /** Records a step before it is made. */
    step: (details: ColorChangeDetails) => {
      clearTimeout(moved.current?.timer);
      moved.current = { from: moved.current ? moved.current.from : textNow(), details };
    },
    /** Reports that the change is final. */
    rest,
    /** Reports that the change is final after half a second without further changes. */
    restSoon: () => {
      if (!moved.current) return;
      clearTimeout(moved.current.timer);
      moved.current.timer = setTimeout(rest, idle);
    },
    /** Discards the previous step, which the user did not make. */
    drop: () => {
      moved.current = null;
    },
  };
}
