'use client';
import { useRef } from 'react';
import type { ColorChangeDetails } from './color-picker-props';

/** Change that has not come to rest. */
interface Movement {
  /** Text before it. */
  from: string | null;
  details: ColorChangeDetails;
  timer?: ReturnType<typeof setTimeout>;
}

/** Milliseconds without a change after which a key counts as the last one. */
const idle = 500;

/**
 * Change of a color from its first step until it comes to rest. A timer may call both functions after
 * later drawings, so they read what is latest by themselves.
 * @param textNow Text of the color at this moment, drawn or not.
 * @param commit Called at rest with a text that differs from the one before the first step.
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
    /** Takes note of a step, before it is made. */
    step: (details: ColorChangeDetails) => {
      clearTimeout(moved.current?.timer);
      moved.current = { from: moved.current ? moved.current.from : textNow(), details };
    },
    /** Reports that the change has come to rest. */
    rest,
    /** Reports it when nothing more has changed for half a second. */
    restSoon: () => {
      if (!moved.current) return;
      clearTimeout(moved.current.timer);
      moved.current.timer = setTimeout(rest, idle);
    },
    /** Forgets the step before, which the user did not make. */
    drop: () => {
      moved.current = null;
    },
  };
}
