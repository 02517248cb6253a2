'use client';
import { useLayoutEffect, useRef } from 'react';
import { HsvColorPicker } from 'react-colorful';
import { flushSync } from 'react-dom';
import { type Hsva, rounded } from './color';
import styles from './color-picker.module.css';

/* The only file that uses react-colorful. The package draws the plane and its thumb, converts a pointer
   position to saturation and brightness, and moves the thumb there. These parts are replaced, each because of
   a defect that a test reproduces:

   - Its style sheet, which it writes as the `innerHTML` of a `<style>`: Trusted Types throw, and a strict
     Content-Security-Policy blocks it. Our style sheet styles its class names instead.
   - Its server-rendered markup, whose `style` attributes such a policy also blocks. The package mounts after
     hydration; `color-area.tsx` draws the same image until then.
   - Its mouse and touch listeners: any mouse button drags, a second finger takes over the thumb, lifting any
     finger ends the drag, a canceled touch does not, and right-to-left is not mirrored. `color-area.tsx`
     handles pointer events and passes them on.
   - The timing of its callback, an effect after the release: `flushSync` runs it within the event.
   - Its sliders for the keyboard and assistive technology: `<div>` elements in English, which cannot be
     disabled and which no screen reader on a phone can move. Native range inputs replace them, also for hue
     and opacity. */

/** Values of `data-slot` of the package's elements, for style sheets and tests. */
const slots: Readonly<Record<string, string>> = {
  'react-colorful__saturation': 'color-picker-plane-colors',
  'react-colorful__interactive': 'color-picker-plane-surface',
  'react-colorful__pointer': 'color-picker-thumb',
  'react-colorful__pointer-fill': 'color-picker-thumb-fill',
  'react-colorful__hue': 'color-picker-plane-hue',
};

/** Fake document to which the package adds its style sheet. */
const styleSink: unknown = {
  head: {
    ownerDocument: { createElement: () => ({ setAttribute: () => {} }) },
    appendChild: () => {},
  },
};

/**
 * Prepares the picker after it. React runs the effects of earlier siblings first, so this effect runs before
 * the one in which the package asks its root for the document.
 */
function PreparePicker() {
  const marker = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const root = marker.current?.nextElementSibling;
    if (!root) return;
    root.getRootNode = () => {
      // Only the package receives the fake document, and asks for it once.
      Reflect.deleteProperty(root, 'getRootNode');
      return styleSink as Node;
    };
    for (const [name, slot] of Object.entries(slots)) {
      for (const part of root.getElementsByClassName(name)) {
        part.setAttribute('data-slot', slot);
        part.removeAttribute('aria-label');
        part.removeAttribute('tabindex');
      }
    }
  }, []);
  return <span ref={marker} hidden />;
}

interface ReactColorfulAreaProps {
  hsva: Hsva;
  /** Whether there is a color, and thus a thumb. */
  filled: boolean;
  /** Called when {@link moveThumb} has moved the thumb, with saturation and brightness in integer percent. */
  onMove: (place: Pick<Hsva, 's' | 'v'>) => void;
}

/**
 * Plane of saturation and brightness with its thumb, hidden from assistive technology. Renders only in
 * browsers.
 */
export function ReactColorfulArea({ hsva, filled, onMove }: ReactColorfulAreaProps) {
  // A position that no pointer can reach, so that the first press is always a change.
  const { s, v } = filled ? hsva : { s: -1, v: -1 };
  return (
    <>
      <PreparePicker />
      <HsvColorPicker
        aria-hidden="true"
        data-slot="color-picker-plane"
        data-empty={filled ? undefined : ''}
        className={styles.drawing}
        // The package compares integers with its last report to detect a new color.
        color={{ h: Math.round(hsva.h), s: rounded(s * 100, 9), v: rounded(v * 100, 9) }}
        onChange={(color) => onMove({ s: color.s / 100, v: color.v / 100 })}
      />
    </>
  );
}

/**
 * Presses (`mousedown`), moves (`mousemove`) or releases (`mouseup`) the thumb of an area at a position in
 * the window, measured from the left as in left-to-right text. The package calls back before this function
 * returns.
 */
export function moveThumb(
  area: Element,
  type: 'mousedown' | 'mousemove' | 'mouseup',
  place: { clientX: number; clientY: number },
): void {
  const surface = area.querySelector('.react-colorful__interactive');
  const event = new MouseEvent(type, {
    ...place,
    bubbles: true,
    cancelable: true,
    buttons: type === 'mouseup' ? 0 : 1,
    view: area.ownerDocument.defaultView,
  });
  flushSync(() => surface?.dispatchEvent(event));
}
