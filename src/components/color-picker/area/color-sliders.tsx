'use client';
import type { ChangeEvent, KeyboardEvent } from 'react';
import { dataAttr } from '../../../core/data-attr';
import { isRightToLeft } from '../../../core/locale/direction';
import { numberFormat } from '../../../core/locale/intl';
import { toRgba, type Hsva } from '../colors/color';
import { toHex } from '../colors/format-color';
import type { ColorPickerLabels } from '../words';
import styles from './color-sliders.module.css';
import { sliderMove, stepped } from './slider-keys';

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
  return <input {...slider(props, channel)} className={`${styles.root} ${styles.hue}`} />;
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
        focusable="false"
        color={toHex(toRgba({ ...hsva, a: 1 }))}
        className={styles.ramp}
      />
      <input {...slider(props, channel)} className={styles.root} />
    </div>
  );
}
