/** Properties of a keyboard event that sliders use. */
interface SliderKey {
  key: string;
  shiftKey: boolean;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

/** Effect of a key on a slider: a distance along an axis, or one of its ends. */
interface SliderMove {
  axis: 'x' | 'y';
  /** Number of steps toward the end of the axis; infinite for the end itself. */
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
 * Returns the effect of a key, or `undefined` for other keys: arrow keys move one step, with Shift ten; Page
 * up and Page down ten steps along the second axis; Home and End to the ends of the first axis. Arrow keys
 * move the thumb in their direction, even if the first axis is right-to-left.
 */
export function sliderMove(event: SliderKey, rightToLeft: boolean): SliderMove | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined;
  const arrow = arrows[event.key];
  if (!arrow) return ends[event.key];
  const way = arrow.axis === 'x' && rightToLeft ? -1 : 1;
  return { axis: arrow.axis, steps: arrow.steps * way * (event.shiftKey ? 10 : 1) };
}

/** Returns the value after a move, in integer steps between 0 and `max`. */
export function stepped(value: number, steps: number, step: number, max: number): number {
  if (!Number.isFinite(steps)) return steps < 0 ? 0 : max;
  const whole = Math.round(value / step) + steps;
  return Math.min(max, Math.max(0, whole * step));
}
