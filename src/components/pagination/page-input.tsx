'use client';
import { useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { cx, dataAttr, isComposing } from '../../core/dom';
import { Button } from '../../primitives/button';
import { circleAlert, Icon } from '../../primitives/icon';
import { controlFrame } from '../../primitives/text-input';
import type { PageWords } from './page-facts';
import styles from './pagination.module.css';
import { readPage } from './read-page';

interface PageInputProps {
  id: string;
  words: PageWords;
  disabled: boolean | undefined;
  /** Last valid page, `Infinity` if unknown. */
  last: number;
  size: 'sm' | 'md';
  /** Called when a valid page is entered; returns whether it was accepted, which clears the field. */
  onPage: (page: number, event: Event) => boolean;
}

/** Field for a page number, with an error message for an invalid one. Not part of a surrounding form. */
export function PageInput({ id, words, disabled, last, size, onPage }: PageInputProps) {
  const { labels, format } = words;
  const messageId = `${id}-message`;
  const input = useRef<HTMLInputElement>(null);
  const [invalid, setInvalid] = useState(false);
  const problem = last === Infinity ? labels.noPage : labels.outOfRange(format(1), format(last));
  const commit = ({ nativeEvent }: SyntheticEvent) => {
    const field = input.current;
    if (!field || field.value.trim() === '') return;
    const page = readPage(field.value, format, last);
    setInvalid(page === null);
    if (page === null) {
      field.focus();
      field.select();
    } else if (onPage(page, nativeEvent)) {
      field.value = '';
    }
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
    commit(event);
  };
  return (
    <span data-slot="pagination-jump" className={styles.field}>
      <label htmlFor={id}>{labels.goToPage}</label>
      <input
        ref={input}
        type="text"
        data-slot="pagination-jump-input"
        id={id}
        form=""
        inputMode="numeric"
        enterKeyHint="go"
        autoComplete="off"
        disabled={disabled}
        data-invalid={dataAttr(invalid)}
        aria-invalid={invalid}
        aria-describedby={invalid ? messageId : undefined}
        onKeyDown={handleKeyDown}
        onInput={() => setInvalid(false)}
        className={cx(controlFrame, styles.input)}
      />
      <Button size={size} data-slot="pagination-go" disabled={disabled} onClick={commit}>
        {labels.go}
      </Button>
      {invalid && (
        <span id={messageId} role="alert" data-slot="pagination-message" className={styles.message}>
          <Icon icon={circleAlert} size="sm" />
          {problem}
        </span>
      )}
    </span>
  );
}
