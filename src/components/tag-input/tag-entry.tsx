'use client';
import {
  useContext,
  useEffect,
  useRef,
  type ComponentProps,
  type FormEvent,
  type KeyboardEvent,
  type KeyboardEventHandler,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { isComposing } from '../../core/dom';
import { FieldContext } from '../../core/forms/field-context';
import { useFormSubmit } from '../../core/forms/use-form-event';
import { useCommitted } from '../../core/state';
import { readPasted, readTyped } from './split-tags';
import type { TagInputProps } from './tag-input-props';
import styles from './tag-input.module.css';
import { validateTags } from './tag-rules';
import type { useSuggestionList } from './tag-suggestions';
import type { Tags } from './use-tags';

/** Props of {@link TagEntry}: those of the `<input>`, and the behavior of the field. */
interface TagEntryProps extends ComponentProps<'input'> {
  ref: RefObject<HTMLInputElement | null>;
  text: ReturnType<typeof useTextField>;
  suggestions: ReturnType<typeof useSuggestionList>;
  /** Handles the keys that neither the text nor the suggestions need. */
  onKeyDown: KeyboardEventHandler<HTMLInputElement>;
  invalid: boolean;
}

/**
 * Text field for a new tag, in a separate box, so that a key press needs layout of the text only, not of the
 * tags.
 */
export function TagEntry(props: TagEntryProps) {
  const { ref, text, suggestions, onKeyDown, invalid, placeholder, ...rest } = props;
  return (
    <div data-slot="tag-input-entry" className={styles.entry}>
      <input
        {...rest}
        {...suggestions.fieldAttributes}
        // Focus leaves it after `<Activity>` has hidden it, and then adds its text.
        ref={(element) => {
          if (element) ref.current = element;
        }}
        data-slot="tag-input-input"
        autoComplete="off"
        enterKeyHint="enter"
        aria-invalid={invalid}
        // Never empty, because the style sheet detects an empty field by it.
        placeholder={placeholder || ' '}
        className={styles.input}
        onKeyDown={(event) => {
          suggestions.handleKeyDown(event);
          if (event.defaultPrevented || isComposing(event.nativeEvent)) return;
          text.handleKeyDown(event);
          if (!event.defaultPrevented) onKeyDown(event);
          // The list would cover why the tag was rejected.
          if (event.defaultPrevented) suggestions.close();
        }}
        onInput={(event) => {
          if (text.input(event)) suggestions.close();
          else suggestions.type();
        }}
        onCompositionEnd={({ nativeEvent }) => void text.addEnded(nativeEvent)}
        onPaste={(event) => text.insert(event, event.clipboardData)}
        onDrop={(event) => text.insert(event, event.dataTransfer)}
        onBlur={suggestions.close}
      />
    </div>
  );
}

/** Manages the text field: adds its text as tags, and submits it with the tags. */
export function useTextField(
  input: RefObject<HTMLInputElement | null>,
  state: Tags,
  { delimiter, blurBehavior = 'add', name, addOnTab }: TagInputProps,
) {
  const { isLocked } = state;
  const getText = () => input.current?.value ?? '';
  /** Sets the text, and why it was rejected, which blocks submission; a field around the input reads it at once. */
  const setText = (text: string, refusal = '') => {
    setValue(input.current, text);
    input.current?.setCustomValidity(refusal);
  };
  const typed = () => readTyped(getText(), delimiter);

  /**
   * Adds entries and leaves `rest` in the field. A single rejected entry stays there unchanged, as `head`.
   */
  const add = (
    entries: readonly string[],
    event: Event | undefined,
    rest = '',
    head = getText(),
  ) => {
    const [tag, ...others] = entries;
    if (tag === undefined || others.length > 0) {
      setText(rest);
      if (tag !== undefined) state.addMany(entries, { reason: 'add', event });
      return;
    }
    const refusal = state.add(tag, event);
    if (refusal === null) setText(rest);
    else setText(head + rest, refusal);
  };
  const commit = (event: Event | undefined) => add(typed().tags, event);

  /** Adds entries that end with a delimiter; returns whether there were any. */
  const addEnded = (event: Event) => {
    const { ended, rest, head } = typed();
    if (rest === getText()) return false;
    // A single delimiter is also removed.
    add(ended, event, rest.trimStart(), head);
    return true;
  };

  const drop = () => {
    setText('');
    state.notify(null);
  };
  /** Returns the tags that the text becomes if the form is submitted. */
  const submitted = () =>
    blurBehavior === 'add' && !isLocked()
      ? validateTags(typed().tags, state.tags, state.rules).accepted
      : [];
  const latest = useCommitted({ name, submitted, commit, drop });
  useEffect(() => {
    const field = input.current;
    if (!field) return undefined;
    const root = field.getRootNode();
    // Android's keyboards dispatch no key event for Enter, and React does not pass this event on for a line
    // break.
    const addByEnter = (event: InputEvent) => {
      if (event.inputType !== 'insertLineBreak' || !field.value) return;
      event.preventDefault();
      latest.current.commit(event);
    };
    // A key or a script may submit the form while text is in the field.
    const submitText = (event: Event) => {
      const { formData } = event as FormDataEvent;
      const now = latest.current;
      if (event.target !== field.form || !now.name) return;
      for (const tag of now.submitted()) formData.append(now.name, tag);
    };
    field.addEventListener('beforeinput', addByEnter);
    root.addEventListener('formdata', submitText, true);
    return () => {
      field.removeEventListener('beforeinput', addByEnter);
      root.removeEventListener('formdata', submitText, true);
    };
  }, [input, latest]);

  // Not in `formdata`, because a surrounding form reads the tags before that event.
  useFormSubmit(
    input,
    commit,
    () => blurBehavior === 'add' && !isLocked() && typed().tags.length > 0,
  );
  const writes = useContext(FieldContext)?.writes;
  const seenWrites = useRef(writes);
  useEffect(() => {
    if (seenWrites.current === writes) return;
    seenWrites.current = writes;
    latest.current.drop();
  }, [writes, latest]);

  return {
    getText,
    setText,
    addEnded,
    /** Adds a suggestion in place of the text. */
    select: (tag: string, event: Event) => {
      add([tag], event);
      input.current?.focus();
    },
    /** Handles a key that adds the text; prevents its default if it does. */
    handleKeyDown: (event: KeyboardEvent) => {
      const { key } = event;
      const addsByTab = key === 'Tab' && addOnTab && !event.shiftKey && getText().trim() !== '';
      if (!addsByTab && (key !== 'Enter' || getText() === '')) return;
      event.preventDefault();
      commit(event.nativeEvent);
    },
    /** Handles typed text; returns whether a delimiter ended a part of it. */
    input: ({ nativeEvent, currentTarget }: FormEvent<HTMLInputElement>) => {
      currentTarget.setCustomValidity('');
      if (state.notice?.type === 'error') state.notify(null);
      return !(nativeEvent as InputEvent).isComposing && addEnded(nativeEvent);
    },
    /** Adds a list that is pasted or dropped, with the text around it. */
    insert: (event: SyntheticEvent<HTMLInputElement>, data: DataTransfer) => {
      const { value, selectionStart, selectionEnd } = event.currentTarget;
      const before = value.slice(0, selectionStart ?? 0);
      const whole = before + data.getData('text/plain') + value.slice(selectionEnd ?? 0);
      const { tags, rest } = readPasted(whole, delimiter);
      // The browser inserts text without a delimiter itself, and can undo it.
      if (whole.length - rest.length <= before.length || isLocked()) return;
      event.preventDefault();
      setText('');
      state.addMany(tags, { reason: 'paste', event: event.nativeEvent });
    },
    /** Handles remaining text when focus leaves the input. */
    leave: (event: Event | undefined, pending: string) => {
      if (getText().trim() === '' || isLocked()) return;
      if (blurBehavior === 'clear') return setText('');
      if (blurBehavior === 'add') return commit(event);
      state.notify({ type: 'error', text: pending });
      return input.current?.setCustomValidity(pending);
    },
  };
}

/** Sets the text of a field, unless it is equal, so that the browser keeps the caret and its undo history. */
function setValue(field: HTMLInputElement | null, text: string): void {
  if (field && field.value !== text) field.value = text;
}
