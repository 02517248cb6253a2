/** Key that was pressed, as far as sliders look at it. */
export interface SliderKey {
  key: string;
  shiftKey: boolean;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

/** What a key does to a slider: how far it moves along an axis, or to which end. */
export interface SliderMove {
  axis: 'x' | 'y';
  /** Steps toward the end of the axis, or the end itself as an infinite number of them. */
  steps: number;
}

const arrows: Readonly<Record<string, SliderMove>> = {
  ArrowRight: { axis: 'x', steps: 1 },
  ArrowLeft: { axis: 'x', steps: -1 },
  ArrowUp: { axis: 'y', steps: 1 },
  ArrowDown: { axis: 'y', steps: -1 },
};

const ends: Readonly<Record<string, SliderMove>> = {
  PageUp: { axis: 'y', steps: 10 },
  PageDown: { axis: 'y', steps: -10 },
  Home: { axis: 'x', steps: -Infinity },
  End: { axis: 'x', steps: Infinity },
};

/**
 * Move of a key, `undefined` for keys that are not a slider's: arrows one step, with Shift ten, Page up and
 * down ten along the second axis, Home and End to the ends of the first. Arrows move the thumb the way
 * they point, also where the first axis runs from right to left.
 */
export function sliderMove(event: SliderKey, rightToLeft: boolean): SliderMove | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined;
  const arrow = arrows[event.key];
  if (!arrow) return ends[event.key];
  const way = arrow.axis === 'x' && rightToLeft ? -1 : 1;
  return { axis: arrow.axis, steps: arrow.steps * way * (event.shiftKey ? 10 : 1) };
}

/** Value after a move, on whole steps and between 0 and `most`. */
export function stepped(value: number, steps: number, step: number, most: number): number {
  if (!Number.isFinite(steps)) return steps < 0 ? 0 : most;
  const whole = Math.round(value / step) + steps;
  return Math.min(most, Math.max(0, whole * step));
}
