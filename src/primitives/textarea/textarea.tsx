'use client';
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type RefObject,
} from 'react';
import { cx, dataAttr } from '../../core/dom';
import { useNativeFieldProps } from '../../core/forms/field-context';
import { useFormReset } from '../../core/forms/use-form-event';
import { useText, type TextChangeDetails } from '../../core/forms/use-text';
import { useHydrated } from '../../core/use-hydrated';
import { useMergedRefs } from '../../core/use-merged-refs';
import { controlFrame } from '../text-input';
import styles from './textarea.module.css';

/** Props of {@link Textarea}: its own and those of a `<textarea>`, such as `rows`, the initial number of lines. */
export interface TextareaProps extends ComponentProps<'textarea'> {
  /** Called when the user changes the text, and when the form is reset. */
  onValueChange?: (value: string, details: TextChangeDetails) => void;
  /** Whether the value is invalid. */
  invalid?: boolean;
}

/** Multi-line text field. Renders a `<textarea>` that grows with its text, from `rows` lines or 88 px. */
export function Textarea(props: TextareaProps) {
  const { invalid, onValueChange, ref, className, ...rest } = useNativeFieldProps(
    'textarea',
    props,
  );
  const textarea = useRef<HTMLTextAreaElement>(null);
  useTextBeforeHydration(textarea);
  const handleChange = useText(textarea, { ...rest, onValueChange });
  const grow = useGrowth(textarea);
  return (
    <textarea
      data-slot="textarea"
      data-invalid={dataAttr(invalid)}
      data-readonly={dataAttr(rest.readOnly)}
      aria-invalid={invalid ?? false}
      {...rest}
      ref={useMergedRefs(textarea, ref)}
      onChange={(event) => {
        handleChange(event);
        grow();
      }}
      className={cx(controlFrame, styles.root, className)}
    />
  );
}

/**
 * Keeps text that was typed before hydration, which React would replace with server-rendered text.
 * @param ref Ref to the textarea.
 */
function useTextBeforeHydration(ref: RefObject<HTMLTextAreaElement | null>): void {
  const hydrated = useHydrated();
  // Rendering happens before React updates the element.
  const [texts] = useState(() => (hydrated ? null : textsOfUsers()));
  useLayoutEffect(() => {
    const text = ref.current && texts?.get(ref.current);
    if (ref.current && text !== undefined && text !== null) ref.current.value = text;
  }, [ref, texts]);
}

/** Returns texts in the document that differ from the server-rendered ones. */
function textsOfUsers(): ReadonlyMap<Element, string> {
  if (typeof document === 'undefined') return new Map();
  const all = [...document.querySelectorAll('textarea')];
  const changed = all.filter(({ value, defaultValue }) => value !== defaultValue);
  return new Map(changed.map((textarea) => [textarea, textarea.value]));
}

/**
 * Fits the height of a textarea to its text in browsers without `field-sizing`, and where `rows` sets the least height.
 * Returns a function that measures again.
 * @param ref Ref to the textarea.
 */
function useGrowth(ref: RefObject<HTMLTextAreaElement | null>): () => void {
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
