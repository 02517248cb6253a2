'use client';
import { type ChangeEvent, type KeyboardEvent, type PointerEvent, type Ref, useRef } from 'react';
import { isRightToLeft, moveFocus } from '../../core/dom';
import { numberFormat } from '../../core/locale/intl';
import { useHydrated } from '../../core/use-hydrated';
import { type Hsva, toHex, toRgba } from './color';
import styles from './color-picker.module.css';
import { type SliderProps, sliderMove, stepped } from './color-sliders';
import { ReactColorfulArea, moveThumb } from './react-colorful-area';

/** Drag of the thumb by a pointer. */
interface Grip {
  pointerId: number;
  rightToLeft: boolean;
}

interface ColorAreaProps extends SliderProps {
  /** Ref to the first slider, which represents the picker in a form. */
  control: Ref<HTMLInputElement> | undefined;
}

/**
 * Area for saturation and brightness, drawn by react-colorful. Two native sliders are behind it, so that
 * screen readers on phones can change it; both handle all arrow keys, and focus moves to the slider that
 * changed.
 */
export function ColorArea({ control, ...slider }: ColorAreaProps) {
  const {
    hsva,
    filled,
    labels,
    locale,
    name,
    disabled,
    readOnly,
    form,
    onChange,
    onCommit,
    onCommitSoon,
  } = slider;
  const hydrated = useHydrated();
  const grip = useRef<Grip>(null);
  const pointed = useRef<Event>(null);
  const percent = numberFormat(locale, { style: 'percent' });

  // A surrounding fieldset can disable it, even during a drag.
  const enabledSlider = (area: Element) =>
    readOnly ? null : area.querySelector<HTMLInputElement>('input:enabled');
  const point = (event: PointerEvent, type: Parameters<typeof moveThumb>[1]) => {
    const { currentTarget: area, clientX, clientY, nativeEvent } = event;
    // Measured with each step, because the page may scroll during the drag.
    const { left, right, width } = area.getBoundingClientRect();
    // Elements without layout have no size, such as all elements in jsdom.
    if (width === 0) return;
    pointed.current = nativeEvent;
    moveThumb(area, type, {
      clientX: grip.current?.rightToLeft ? left + right - clientX : clientX,
      clientY,
    });
    pointed.current = null;
  };
  const drag = (event: PointerEvent) => {
    // Ignore other fingers.
    if (grip.current?.pointerId !== event.pointerId || !enabledSlider(event.currentTarget)) return;
    point(event, 'mousemove');
  };
  const press = (event: PointerEvent) => {
    const { currentTarget: area, pointerId } = event;
    const input = enabledSlider(area);
    if (event.button !== 0 || !event.isPrimary || !input) return;
    // Otherwise, the press would blur it.
    event.preventDefault();
    input.focus({ preventScroll: true });
    // jsdom does not support pointer capture.
    area.setPointerCapture?.(pointerId);
    grip.current = { pointerId, rightToLeft: isRightToLeft(area) };
    point(event, 'mousedown');
  };
  const release = (event: PointerEvent) => {
    if (grip.current?.pointerId !== event.pointerId) return;
    point(event, 'mouseup');
    grip.current = null;
    onCommit();
  };
  const changePlace = (place: Pick<Hsva, 's' | 'v'>) => {
    // The package also reports the color that its parent passes.
    if (pointed.current) onChange(place, 'area', pointed.current);
  };
  const pressKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const move = sliderMove(event, isRightToLeft(event.currentTarget));
    if (!move) return;
    event.preventDefault();
    if (readOnly) return;
    const part = move.axis === 'x' ? 's' : 'v';
    const moved: Partial<Hsva> = { [part]: stepped(hsva[part], move.steps, 0.01, 1) };
    const { parentElement: area } = event.currentTarget;
    moveFocus(area?.querySelector<HTMLInputElement>(`[data-part="${part}"]`));
    onChange(moved, 'area', event.nativeEvent);
    onCommitSoon();
  };
  // Only assistive technology gets here: it sets the value without a key.
  const set = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    if (readOnly) return;
    const { part = 's' } = target.dataset;
    onChange({ [part]: target.valueAsNumber / 100 }, 'area', nativeEvent);
    onCommitSoon();
  };
  const axis = (part: 's' | 'v', label: string) => ({
    type: 'range',
    'aria-orientation': part === 'v' ? ('vertical' as const) : undefined,
    'data-part': part,
    'data-slot': 'color-picker-axis',
    'aria-label': label,
    'aria-roledescription': labels.areaRole,
    'aria-valuetext': filled
      ? labels.sliderValue(percent.format(hsva[part]), name ?? '')
      : labels.none,
    'aria-readonly': readOnly || undefined,
    value: Math.round(hsva[part] * 100),
    disabled,
    form,
    className: styles.axis,
    onChange: set,
    onKeyDown: pressKey,
    onBlur: onCommit,
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
      <input ref={control} {...axis('s', labels.saturation)} />
      <input {...axis('v', labels.brightness)} tabIndex={-1} />
      {hydrated ? (
        <ReactColorfulArea hsva={hsva} filled={filled} onMove={changePlace} />
      ) : (
        <ServerPlane hsva={hsva} filled={filled} />
      )}
    </div>
  );
}

/**
 * Image of the plane until hydration, with SVG attributes, which a strict Content-Security-Policy allows in
 * server-rendered markup.
 */
function ServerPlane({ hsva, filled }: Pick<ColorAreaProps, 'hsva' | 'filled'>) {
  return (
    <svg
      data-slot="color-picker-plane"
      aria-hidden="true"
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
