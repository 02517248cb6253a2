'use client';
import { useLayoutEffect, useRef, useState, type ComponentProps, type RefObject } from 'react';
import { cx, dataAttr } from '../../core/dom';
import { useNativeFieldProps } from '../../core/forms/field-context';
import { useText, type TextChangeDetails } from '../../core/forms/use-text';
import { useHydrated } from '../../core/use-hydrated';
import { useMergedRefs } from '../../core/use-merged-refs';
import { controlFrame } from '../text-input';
import styles from './textarea.module.css';
import { useGrowth } from './use-growth';

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
