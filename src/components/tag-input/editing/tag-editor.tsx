'use client';
import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { isComposing } from '../../../core/is-composing';
import { isBlank } from '../split-tags';
import styles from '../tag-input.module.css';

/** Props of {@link TagEditor}. */
interface TagEditorProps {
  /** Tag that is edited. */
  tag: string;
  /** Accessible name of the field. */
  label: string;
  /** Called on Enter with the new text, or with `null` if it was not changed. Returns whether the field closes. */
  onCommit: (text: string | null, event: Event) => boolean;
  /** Called on blur with the same text. */
  onLeave: (text: string | null, event: Event) => void;
  /** Called by Escape. */
  onCancel: () => void;
}

/** Text field in place of a tag. */
export function TagEditor({ tag, label, onCommit, onLeave, onCancel }: TagEditorProps) {
  const field = useRef<HTMLInputElement>(null);
  const isClosing = useRef(false);
  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  const newText = () => {
    const { value = '', defaultValue } = field.current ?? {};
    // Not compared with the tag, because a field contains no line breaks.
    if (value === defaultValue) return null;
    return isBlank(value) ? '' : value.trim();
  };
  const close = () => {
    isClosing.current = true;
    // Browsers differ in whether they dispatch a blur event for a removed field.
    field.current?.blur();
  };
  const press = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent) || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    // Must neither submit a form nor close a surrounding dialog.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') onCancel();
    else if (!onCommit(newText(), event.nativeEvent)) return;
    close();
  };
  return (
    <input
      ref={field}
      defaultValue={tag}
      size={Math.max(tag.length, 4)}
      dir="auto"
      autoComplete="off"
      aria-label={label}
      data-slot="tag-input-editor"
      className={styles.editor}
      onKeyDown={press}
      onBlur={(event) => !isClosing.current && onLeave(newText(), event.nativeEvent)}
    />
  );
}
