'use client';
import { useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { isComposing } from '../../core/dom';
import { useFormReset } from '../../core/forms/use-form-event';
import { useAnnouncer } from '../../core/messages/announcer';
import { Button } from '../../primitives/button';
import { circleAlert, Icon } from '../../primitives/icon';
import { TextInput } from '../../primitives/text-input';
import type { PageWords } from './page-facts';
import styles from './pagination.module.css';
import { readPage } from './read-page';

/** Props of {@link PageInput}. */
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

/** Field for a page number, with an error message for an invalid one. Does not submit a surrounding form. */
export function PageInput({ id, words, disabled, last, size, onPage }: PageInputProps) {
  const { labels, format } = words;
  const input = useRef<HTMLInputElement>(null);
  const announcer = useAnnouncer(input);
  const [invalid, setInvalid] = useState(false);
  const problem = last === Infinity ? labels.noPage : labels.outOfRange(format(1), format(last));
  useFormReset(input, () => setInvalid(false));
  const commit = ({ nativeEvent }: SyntheticEvent) => {
    const field = input.current;
    if (!field || field.value.trim() === '') return;
    const page = readPage(field.value, format, last);
    setInvalid(page === null);
    if (page === null) {
      announcer.say(problem);
      field.focus();
      field.select();
    } else if (onPage(page, nativeEvent)) {
      field.value = '';
    }
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    commit(event);
  };
  return (
    <span data-slot="pagination-jump" className={styles.field}>
      <label htmlFor={id}>{labels.goToPage}</label>
      <TextInput
        ref={input}
        data-slot="pagination-jump-input"
        id={id}
        inputMode="numeric"
        enterKeyHint="go"
        autoComplete="off"
        disabled={disabled}
        invalid={invalid}
        aria-describedby={invalid ? `${id}-message` : undefined}
        onKeyDown={handleKeyDown}
        onInput={() => setInvalid(false)}
        className={styles.input}
      />
      <Button size={size} data-slot="pagination-go" disabled={disabled} onClick={commit}>
        {labels.go}
      </Button>
      {invalid && (
        <span id={`${id}-message`} data-slot="pagination-message" className={styles.message}>
          <Icon icon={circleAlert} size="sm" />
          {problem}
        </span>
      )}
    </span>
  );
}
