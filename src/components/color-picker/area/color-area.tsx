'use client';
import { useRef, type ChangeEvent, type KeyboardEvent, type PointerEvent, type Ref } from 'react';
import { isRightToLeft } from '../../../internals/direction';
import { numberFormat } from '../../../internals/intl';
import { useHydrated } from '../../../internals/use-hydrated';
import { toRgba, type Hsva } from '../colors/color';
import styles from '../color-picker.module.css';
import { toHex } from '../colors/format-color';
import type { SliderProps } from './color-sliders';
import { moveThumb, ReactColorfulArea } from './react-colorful-area';
import { sliderMove, stepped } from './slider-keys';

/** Hold that a pointer has on the thumb. */
interface Grip {
  pointerId: number;
  rightToLeft: boolean;
}

/** Props of {@link ColorArea}. */
interface ColorAreaProps extends SliderProps {
  /** Whether there is a color, and so a thumb. */
  filled: boolean;
  /** Ref to the first slider, which stands for the picker where a form looks for it. */
  control: Ref<HTMLInputElement>;
}

/**
 * Area of saturation and brightness, drawn and moved by react-colorful. Two native sliders lie behind it, so that a
 * screen reader on a phone moves them too; both take all arrows, and focus follows to the one that moved.
 */
export function ColorArea({ filled, control, ...slider }: ColorAreaProps) {
  const { hsva, words, locale, name, disabled, readOnly, form, onChange, onRest, onRestSoon } =
    slider;
  const hydrated = useHydrated();
  const grip = useRef<Grip>(null);
  const pointed = useRef<Event>(null);
  const percent = numberFormat(locale, { style: 'percent' });
  const valueText = filled
    ? words.areaValue(name ?? '', percent.format(hsva.s), percent.format(hsva.v))
    : words.none;

  // A group of fields may lock it, too, also during a drag.
  const unlocked = (area: Element) =>
    readOnly ? null : area.querySelector<HTMLInputElement>('input:enabled');
  const point = (event: PointerEvent, type: Parameters<typeof moveThumb>[1]) => {
    const { currentTarget: area, clientX, clientY, nativeEvent } = event;
    // Measured anew at each step: the page may scroll under the pointer.
    const { left, right, width } = area.getBoundingClientRect();
    // What is not laid out has no places, as everything in jsdom.
    if (width === 0) return;
    pointed.current = nativeEvent;
    moveThumb(area, type, {
      clientX: grip.current?.rightToLeft ? left + right - clientX : clientX,
      clientY,
    });
    pointed.current = null;
  };
  const drag = (event: PointerEvent) => {
    // Another finger has no hold.
    if (grip.current?.pointerId !== event.pointerId || !unlocked(event.currentTarget)) return;
    point(event, 'mousemove');
  };
  const press = (event: PointerEvent) => {
    const { currentTarget: area, pointerId } = event;
    const input = unlocked(area);
    if (event.button !== 0 || !event.isPrimary || !input) return;
    // Else the press takes focus away again.
    event.preventDefault();
    input.focus({ preventScroll: true });
    // jsdom has no pointer capture.
    area.setPointerCapture?.(pointerId);
    grip.current = { pointerId, rightToLeft: isRightToLeft(area) };
    point(event, 'mousedown');
  };
  const release = (event: PointerEvent) => {
    if (grip.current?.pointerId !== event.pointerId) return;
    point(event, 'mouseup');
    grip.current = null;
    onRest();
  };
  const move = (place: Pick<Hsva, 's' | 'v'>) => {
    // The package also reports what its parent makes of a color.
    if (pointed.current) onChange(place, 'area', pointed.current);
  };
  const pressKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const move = sliderMove(event, isRightToLeft(event.currentTarget));
    if (!move) return;
    event.preventDefault();
    if (readOnly) return;
    const part = move.axis === 'x' ? 's' : 'v';
    const moved: Partial<Hsva> = { [part]: stepped(hsva[part], move.steps, 0.01, 1) };
    event.currentTarget.parentElement
      ?.querySelector<HTMLInputElement>(`[data-part="${part}"]`)
      ?.focus();
    onChange(moved, 'area', event.nativeEvent);
    onRestSoon();
  };
  // Only assistive technology gets here: it sets the value without a key.
  const set = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    if (readOnly) return;
    const { part = 's' } = target.dataset;
    onChange({ [part]: target.valueAsNumber / 100 }, 'area', nativeEvent);
    onRestSoon();
  };
  const axis = (part: 's' | 'v', label: string) => ({
    type: 'range',
    'aria-orientation': part === 'v' ? ('vertical' as const) : undefined,
    'data-part': part,
    'data-slot': 'color-picker-axis',
    'aria-label': label,
    'aria-roledescription': words.areaRole,
    'aria-valuetext': valueText,
    'aria-readonly': readOnly || undefined,
    value: Math.round(hsva[part] * 100),
    disabled,
    form,
    className: styles.axis,
    onChange: set,
    onKeyDown: pressKey,
    onBlur: onRest,
  });
  return (
    <div
      data-slot="color-picker-area"
      className={styles.area}
      onPointerDown={press}
      onPointerMove={drag}
      onPointerUp={release}
      onLostPointerCapture={release}
    >
      <input ref={control} {...axis('s', words.saturation)} />
      <input {...axis('v', words.brightness)} tabIndex={-1} />
      {hydrated ? (
        <ReactColorfulArea hsva={hsva} filled={filled} onMove={move} />
      ) : (
        <ServerPlane hsva={hsva} filled={filled} />
      )}
    </div>
  );
}

/** Picture of the plane until hydration, in attributes of SVG, which a strict policy lets a server send. */
function ServerPlane({ hsva, filled }: Pick<ColorAreaProps, 'hsva' | 'filled'>) {
  return (
    <svg
      data-slot="color-picker-plane"
      aria-hidden="true"
      focusable="false"
      color={toHex(toRgba({ h: hsva.h, s: 1, v: 1, a: 1 }))}
      className={styles.plane}
    >
      {filled && (
        <svg
          aria-hidden="true"
          x={`${hsva.s * 100}%`}
          y={`${100 - hsva.v * 100}%`}
          overflow="visible"
        >
          <g data-slot="color-picker-thumb-handle" className={styles.handle}>
            <rect
              x={-11}
              y={-11}
              width={22}
              height={22}
              rx={8}
              data-slot="color-picker-thumb-ring"
              className={styles.ring}
            />
            <rect
              x={-10}
              y={-10}
              width={20}
              height={20}
              rx={7}
              data-slot="color-picker-thumb-edge"
            />
            <rect
              x={-7}
              y={-7}
              width={14}
              height={14}
              rx={4}
              fill={toHex(toRgba({ ...hsva, a: 1 }))}
              data-slot="color-picker-thumb"
            />
          </g>
        </svg>
      )}
    </svg>
  );
}
