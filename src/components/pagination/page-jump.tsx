'use client';
import { useId, useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { cx } from '../../internals/class-names';
import { presence } from '../../internals/presence';
import styles from './page-fields.module.css';
import type { PageWords } from './page-words';
import { readPage } from './read-page';

/** Props of {@link PageJump}. */
interface PageJumpProps {
  words: PageWords;
  /** Last page that can be asked for, `Infinity` where nobody knows. */
  last: number;
  disabled: boolean | undefined;
  /** Called when a page is typed that there is; answers whether the text is done with. */
  onJump: (page: number, event: Event) => boolean;
}

/** Field for a page, and the message about a text that names none. Works inside a form without sending it. */
export function PageJump({ words, last, disabled, onJump }: PageJumpProps) {
  const { labels, format } = words;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState(false);
  const commit = ({ nativeEvent }: SyntheticEvent) => {
    const field = input.current;
    if (!field || field.value.trim() === '') return;
    const page = readPage(field.value, format, last);
    setWrong(page === null);
    if (page === null) {
      field.focus();
      field.select();
    } else if (onJump(page, nativeEvent)) {
      field.value = '';
    }
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    commit(event);
  };
  return (
    <span data-slot="pagination-jump" className={styles.root}>
      <label htmlFor={id}>{labels.jump}</label>
      <input
        ref={input}
        data-slot="pagination-jump-input"
        data-invalid={presence(wrong)}
        id={id}
        type="text"
        inputMode="numeric"
        enterKeyHint="go"
        autoComplete="off"
        disabled={disabled}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? `${id}-message` : undefined}
        onKeyDown={press}
        onInput={() => setWrong(false)}
        className={cx(styles.field, styles.input)}
      />
      <button
        type="button"
        data-slot="pagination-go"
        disabled={disabled}
        onClick={commit}
        className={cx(styles.field, styles.go)}
      >
        {labels.go}
      </button>
      {wrong && (
        <span
          id={`${id}-message`}
          data-slot="pagination-message"
          role="alert"
          className={styles.message}
        >
          {last === Infinity ? labels.noPage : labels.outOfRange(format(1), format(last))}
        </span>
      )}
    </span>
  );
}
