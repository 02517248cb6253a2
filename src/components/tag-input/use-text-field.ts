'use client';
import {
  useContext,
  useEffect,
  useRef,
  type ClipboardEvent,
  type CompositionEvent,
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { FieldContext } from '../../core/forms/field-context';
import { useFormSubmit } from '../../core/forms/use-form-event';
import { isComposing } from '../../core/is-composing';
import { isRightToLeft } from '../../core/locale/direction';
import { useCommitted } from '../../core/use-committed';
import {
  delimiterPattern,
  entriesOf,
  missingQuote,
  pastePattern,
  readEntries,
  splitTags,
} from './split-tags';
import type { TagInputProps } from './tag-input-props';
import { validateTags, type TagRules, type UsableProps } from './tag-rules';
import type { TagTexts } from './tag-texts';
import type { TagFocus } from './use-tag-focus';
import type { Tags } from './use-tags';

/** Options of {@link useTextField}. */
interface TextFieldOptions {
  props: UsableProps & Pick<TagInputProps, 'name' | 'addOnTab'>;
  input: RefObject<HTMLInputElement | null>;
  state: Tags;
  rules: TagRules;
  texts: TagTexts;
  focus: TagFocus;
  /** Whether the tags cannot be changed. */
  isLocked: () => boolean;
  /** Handles a key with Control. */
  pressControl: (event: KeyboardEvent) => void;
}

/** Manages the text field: adds its text as tags, handles its keys, and submits its text with the tags. */
export function useTextField(options: TextFieldOptions) {
  const { props, input, state, rules, texts, focus, isLocked, pressControl } = options;
  const { delimiter, blurBehavior = 'add', name, addOnTab } = props;
  const { tags } = state;
  const pattern = delimiterPattern(delimiter);

  const getText = () => input.current?.value ?? '';
  /** Sets the text, and why it was rejected, which blocks submission; a field around the input reads it at once. */
  const setText = (text: string, refusal = '') => {
    setValue(input.current, text);
    input.current?.setCustomValidity(refusal);
  };
  /** Returns the entries of the complete text, as if it ended with a delimiter. */
  const typedEntries = () => entriesOf(getText() + missingQuote(getText()), pattern);

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
  const commit = (event: Event | undefined) => add(typedEntries(), event);

  /** Adds entries that end with a delimiter; returns whether there were any. */
  const addEnded = (event: Event) => {
    if (missingQuote(getText())) return false;
    const { ended, rest, head } = readEntries(getText(), pattern);
    if (rest === getText()) return false;
    // A single delimiter is also removed.
    add(ended, event, rest.trimStart(), head);
    return true;
  };

  /** Handles a key that moves from the text to the tags, or acts on them while there is no text. */
  const pressTowardTags = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, altKey, currentTarget } = event;
    if (event.ctrlKey || event.metaKey) {
      if (!currentTarget.value) pressControl(event);
      return;
    }
    const { selectionStart, selectionEnd } = currentTarget;
    if (selectionStart !== 0 || selectionEnd !== 0 || tags.length === 0 || altKey) return;
    const back = isRightToLeft(currentTarget) ? 'ArrowRight' : 'ArrowLeft';
    // Holding Backspace stops here, so that it deletes no tag.
    if (key !== back && (key !== 'Backspace' || event.repeat)) return;
    event.preventDefault();
    focus.focusTag(tags.length - 1);
  };

  const drop = () => {
    setText('');
    state.notify(null);
  };
  const latest = useCommitted({
    name,
    blurBehavior,
    tags,
    rules,
    isLocked,
    typedEntries,
    commit,
    drop,
  });
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
      if (event.target !== field.form || !now.name || now.blurBehavior !== 'add') return;
      if (now.isLocked()) return;
      const { accepted } = validateTags(now.typedEntries(), now.tags, now.rules);
      for (const tag of accepted) formData.append(now.name, tag);
    };
    field.addEventListener('beforeinput', addByEnter);
    root.addEventListener('formdata', submitText, true);
    return () => {
      field.removeEventListener('beforeinput', addByEnter);
      root.removeEventListener('formdata', submitText, true);
    };
  }, [input, latest]);

  // Not in `formdata`, because a surrounding form reads the tags before that event.
  useFormSubmit(input, (event) => {
    if (blurBehavior === 'add' && !isLocked() && typedEntries().length > 0) commit(event);
  });
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
    add,
    handlers: {
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        const { key, nativeEvent } = event;
        if (isComposing(event.nativeEvent)) return;
        const addsByTab = key === 'Tab' && addOnTab && !event.shiftKey && getText().trim() !== '';
        if (!addsByTab && (key !== 'Enter' || getText() === '')) return pressTowardTags(event);
        event.preventDefault();
        commit(nativeEvent);
      },
      /** Handles typed text; returns whether a delimiter ended a part of it. */
      onInput: ({ nativeEvent, currentTarget }: FormEvent<HTMLInputElement>) => {
        currentTarget.setCustomValidity('');
        if (state.notice?.type === 'error') state.notify(null);
        return !(nativeEvent as InputEvent).isComposing && addEnded(nativeEvent);
      },
      onCompositionEnd: ({ nativeEvent }: CompositionEvent) => void addEnded(nativeEvent),
      onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
        const pasted = event.clipboardData.getData('text/plain');
        const isList = readEntries(pasted, pastePattern(delimiter)).rest !== pasted;
        // The browser inserts other text itself, and can undo it.
        if (!isList || isLocked()) return;
        event.preventDefault();
        const { value, selectionStart, selectionEnd } = event.currentTarget;
        const whole = value.slice(0, selectionStart ?? 0) + pasted + value.slice(selectionEnd ?? 0);
        setText('');
        const details = { reason: 'paste', event: event.nativeEvent } as const;
        state.addMany(splitTags(whole, delimiter), details);
      },
    },
    /** Handles remaining text when focus leaves the input. */
    leave: (event: Event | undefined) => {
      if (getText().trim() === '' || isLocked()) return;
      if (blurBehavior === 'clear') return setText('');
      if (blurBehavior === 'add') return commit(event);
      const { pending } = texts.labels;
      state.notify({ type: 'error', text: pending });
      return input.current?.setCustomValidity(pending);
    },
  };
}

/** Sets the text of a field, unless it is equal, so that the browser keeps the caret and its undo history. */
function setValue(field: HTMLInputElement | null, text: string): void {
  if (field && field.value !== text) field.value = text;
}
