'use client';
import type { ChangeEvent, KeyboardEvent } from 'react';
import { dataAttr, isRightToLeft } from '../../core/dom';
import { numberFormat } from '../../core/locale/intl';
import { type Hsva, toHex, toRgba } from './color';
import styles from './color-picker.module.css';
import type { ColorPickerLabels } from './words';

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

/** Shared props of area and sliders. */
export interface SliderProps {
  hsva: Hsva;
  /** Whether there is a color; without one, area and sliders have no thumbs. */
  filled: boolean;
  labels: ColorPickerLabels;
  locale: string;
  /** Name of the color, if the color names have loaded. */
  name: string | undefined;
  disabled: boolean;
  readOnly: boolean;
  form: string | undefined;
  onChange: (part: Partial<Hsva>, reason: 'area' | 'hue' | 'alpha', event: Event) => void;
  /** Called when a change is final. */
  onCommit: () => void;
  /** Called when a change may be final. */
  onCommitSoon: () => void;
}

/** Properties of each slider by its `data-part`. */
const sliders = [
  { part: 's', reason: 'area', max: 1 },
  { part: 'v', reason: 'area', max: 1 },
  { part: 'h', reason: 'hue', max: 360 },
  { part: 'a', reason: 'alpha', max: 1 },
] as const;

/** Returns changes of sliders whose position differs from the server-rendered one. */
export function movedSliders(panel: Element) {
  return sliders.flatMap(({ part, reason, max }) => {
    const input = panel.querySelector<HTMLInputElement>(`[data-part="${part}"]`);
    if (!input || input.value === input.defaultValue) return [];
    return [{ part: { [part]: (input.valueAsNumber / Number(input.max || 100)) * max }, reason }];
  });
}

/** Channel of a slider. */
interface Channel {
  part: 'h' | 'a';
  reason: 'hue' | 'alpha';
  /** Number of steps. */
  steps: number;
  /** Value after the last step. */
  max: number;
  label: string;
  valueText: string;
}

/** Native slider for one channel of a color, with the keys of the area. */
function slider(props: SliderProps, { part, reason, steps, max, label, valueText }: Channel) {
  const { hsva, filled, disabled, readOnly, form, onChange, onCommit, onCommitSoon } = props;
  const step = max / steps;
  return {
    type: 'range',
    'data-part': part,
    'data-slot': `color-picker-${reason}`,
    'aria-label': label,
    'aria-valuetext': valueText,
    'aria-readonly': readOnly || undefined,
    'data-empty': dataAttr(!filled),
    max: steps,
    value: Math.round(hsva[part] / step),
    disabled,
    form,
    onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      if (readOnly) return;
      onChange({ [part]: target.valueAsNumber * step }, reason, nativeEvent);
      // Assistive technology sets the value without a key or a pointer.
      if (!target.matches(':active')) onCommitSoon();
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      const move = sliderMove(event, isRightToLeft(event.currentTarget));
      if (!move) return;
      event.preventDefault();
      if (readOnly) return;
      const moved = stepped(hsva[part], move.steps, step, max);
      onChange({ [part]: moved }, reason, event.nativeEvent);
      onCommitSoon();
    },
    onPointerUp: onCommit,
    onPointerCancel: onCommit,
    onBlur: onCommit,
  };
}

/** Slider for the hue, in degrees. Follows the reading direction, like native sliders. */
export function HueSlider(props: SliderProps) {
  const { hsva, labels, locale, name = '' } = props;
  const degrees = numberFormat(locale, { style: 'unit', unit: 'degree', unitDisplay: 'narrow' });
  const channel: Channel = {
    part: 'h',
    reason: 'hue',
    steps: 360,
    max: 360,
    label: labels.hue,
    valueText: labels.sliderValue(degrees.format(Math.round(hsva.h)), name),
  };
  return <input {...slider(props, channel)} className={`${styles.slider} ${styles.hue}`} />;
}

/** Slider for the opacity, in percent, over a checkerboard. */
export function AlphaSlider(props: SliderProps) {
  const { hsva, labels, locale } = props;
  const channel: Channel = {
    part: 'a',
    reason: 'alpha',
    steps: 100,
    max: 1,
    label: labels.opacity,
    valueText: numberFormat(locale, { style: 'percent' }).format(hsva.a),
  };
  return (
    <div data-slot="color-picker-alpha-track" className={styles.alpha}>
      <svg
        data-slot="color-picker-alpha-ramp"
        aria-hidden="true"
        color={toHex(toRgba({ ...hsva, a: 1 }))}
        className={styles.ramp}
      />
      <input {...slider(props, channel)} className={styles.slider} />
    </div>
  );
}
