'use client';
import type { ComponentProps, RefObject } from 'react';
import type { useSuggestionList } from './suggestions/use-suggestion-list';
import styles from './tag-input.module.css';
import type { useTextField } from './use-text-field';

/** Props of {@link TagEntry}: those of the `<input>`, and the behavior of the field. */
interface TagEntryProps extends ComponentProps<'input'> {
  ref: RefObject<HTMLInputElement | null>;
  text: ReturnType<typeof useTextField>;
  suggestions: ReturnType<typeof useSuggestionList>;
  invalid: boolean;
}

/**
 * Text field for a new tag, in a separate box, so that a key press needs layout of the text only, not of the
 * tags.
 */
export function TagEntry(props: TagEntryProps) {
  const { text, suggestions, invalid, placeholder, ...rest } = props;
  return (
    <div data-slot="tag-input-entry" className={styles.entry}>
      <input
        {...rest}
        {...suggestions.fieldAttributes}
        data-slot="tag-input-input"
        autoComplete="off"
        enterKeyHint="enter"
        aria-invalid={invalid}
        // Never empty, because the style sheet detects an empty field by it.
        placeholder={placeholder || ' '}
        className={styles.input}
        onKeyDown={(event) => {
          suggestions.press(event);
          if (event.defaultPrevented) return;
          text.handlers.onKeyDown(event);
          // The list would cover why the tag was rejected.
          if (event.defaultPrevented) suggestions.close();
        }}
        onInput={(event) => {
          if (text.handlers.onInput(event)) suggestions.close();
          else suggestions.type();
        }}
        onCompositionEnd={text.handlers.onCompositionEnd}
        onPaste={text.handlers.onPaste}
        onBlur={suggestions.close}
      />
    </div>
  );
}
