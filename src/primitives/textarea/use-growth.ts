'use client';
import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useFormReset } from '../../core/forms/use-form-event';

/** Whether the style sheet lets a textarea grow: not from a number of rows. Test environments have no layout to measure. */
function growsByItself(textarea: HTMLTextAreaElement): boolean {
  const isSupported = globalThis.CSS?.supports?.('field-sizing', 'content') ?? true;
  return isSupported && !textarea.hasAttribute('rows');
}

/**
 * Fits the height of a textarea to its text, unless the user has resized it; returns the height.
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
 * Fits the height of a textarea to its text in browsers without `field-sizing`, and where `rows` sets the least height.
 * Returns a function that
 * measures again.
 * @param ref Ref to the textarea.
 */
export function useGrowth(ref: RefObject<HTMLTextAreaElement | null>): () => void {
  const height = useRef('');
  const measure = useCallback(() => {
    const { current: node } = ref;
    if (node && !growsByItself(node)) height.current = fitToText(node, height.current);
  }, [ref]);
  useLayoutEffect(measure);
  useFormReset(ref, measure);
  useEffect(() => {
    const textarea = ref.current;
    if (!textarea || growsByItself(textarea) || typeof ResizeObserver === 'undefined')
      return undefined;
    // A narrower textarea has more lines.
    let width = textarea.offsetWidth;
    const observer = new ResizeObserver(() => {
      if (textarea.offsetWidth === width) return;
      width = textarea.offsetWidth;
      // The observer must not report the height that is set here.
      requestAnimationFrame(measure);
    });
    observer.observe(textarea);
    return () => observer.disconnect();
  }, [ref, measure]);
  return measure;
}
