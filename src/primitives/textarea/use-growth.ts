'use client';
import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useFormReset } from '../../internals/use-form-reset';

/** Whether the style sheet lets a text area grow. A test DOM has no layout to measure. */
function growsByItself(): boolean {
  return globalThis.CSS?.supports?.('field-sizing', 'content') ?? true;
}

/**
 * Makes a text area as high as its text, unless the user gave it another height by its handle; returns the height.
 * @param last Height that was returned before.
 */
function fitToText(textarea: HTMLTextAreaElement, last: string): string {
  const { style } = textarea;
  if (style.height !== last) return last;
  style.height = 'auto';
  const borders = textarea.offsetHeight - textarea.clientHeight;
  style.height = `${textarea.scrollHeight + borders}px`;
  return style.height;
}

/**
 * Keeps a text area as high as its text where the browser has no `field-sizing`. Returns the function that measures again.
 * @param ref Ref to the text area.
 */
export function useGrowth(ref: RefObject<HTMLTextAreaElement | null>): () => void {
  const height = useRef('');
  const measure = useCallback(() => {
    if (ref.current && !growsByItself()) height.current = fitToText(ref.current, height.current);
  }, [ref]);
  useLayoutEffect(measure);
  useFormReset(ref, measure);
  useEffect(() => {
    const textarea = ref.current;
    if (!textarea || growsByItself() || typeof ResizeObserver === 'undefined') return undefined;
    // A narrower one has more lines.
    let width = textarea.offsetWidth;
    const observer = new ResizeObserver(() => {
      if (textarea.offsetWidth === width) return;
      width = textarea.offsetWidth;
      // Its own change of height is none that the observer should report.
      requestAnimationFrame(measure);
    });
    observer.observe(textarea);
    return () => observer.disconnect();
  }, [ref, measure]);
  return measure;
}
