'use client';
import { useState, type KeyboardEvent } from 'react';
import { isComposing } from '../../../core/is-composing';
import { tagKey, type UsableProps } from '../tag-rules';
import type { TagTexts } from '../tag-texts';
import type { Tags } from '../use-tags';
import { useSuggestions } from './use-suggestions';

/** Options of {@link useSuggestionList}. */
interface SuggestionListOptions {
  props: UsableProps;
  state: Tags;
  texts: TagTexts;
  /** Id of the text field. */
  fieldId: string;
  getText: () => string;
  /** Whether the tags cannot be changed. */
  isLocked: () => boolean;
  /** Called with the suggestion that the user selects. */
  onPick: (tag: string, event: Event) => void;
}

/** Maximum number of rendered options; users narrow a longer list by typing. */
const mostOptions = 100;

const none: readonly string[] = [];

/**
 * Manages the list of suggestions according to the combobox pattern: focus stays in the field, which
 * references the active option.
 */
export function useSuggestionList(options: SuggestionListOptions) {
  const { props, state, texts, fieldId, getText, isLocked, onPick } = options;
  const { suggestions, allowDuplicates } = props;
  const { labels, counted, locale } = texts;
  const [active, setActive] = useState(-1);
  // Tags at the time the list opened; any change closes it.
  const [openFor, setOpenFor] = useState<readonly string[] | null>(null);
  const { status, options: found, ask, forget } = useSuggestions(suggestions ?? none);

  const isOpen = suggestions !== undefined && openFor === state.tags && status !== 'closed';
  const hidden = isOpen && !allowDuplicates ? state.tags : none;
  const keys = new Set(hidden.map((tag) => tagKey(tag, locale)));
  const shown = found.filter((tag) => !keys.has(tagKey(tag, locale))).slice(0, mostOptions);
  const hasOptions = isOpen && shown.length > 0;
  const listId = `${fieldId}-suggestions`;
  const optionId = (index: number) => `${listId}-${index}`;
  const statusText = {
    closed: '',
    loading: labels.loading,
    ready: labels.noSuggestions,
    failed: labels.suggestionsFailed,
  }[status];

  const close = () => {
    if (openFor === null) return;
    setOpenFor(null);
    forget();
  };
  const open = () => {
    if (isLocked()) return;
    // The list covers the message below the tags.
    state.notify(null);
    setOpenFor(state.tags);
    setActive(-1);
    ask(getText());
  };
  const pick = (tag: string, event: Event) => {
    close();
    onPick(tag, event);
  };

  return {
    isOpen,
    status,
    statusText,
    shown,
    active,
    listId,
    optionId,
    close,
    pick,
    /** Announcement while the list is open, `''` otherwise. */
    announcement: hasOptions ? counted(labels.suggested, shown.length) : isOpen ? statusText : '',
    /** Attributes of the text field. */
    fieldAttributes: suggestions && {
      role: 'combobox',
      'aria-autocomplete': 'list' as const,
      'aria-haspopup': 'listbox' as const,
      'aria-expanded': hasOptions,
      'aria-controls': hasOptions ? listId : undefined,
      'aria-activedescendant': hasOptions && active >= 0 ? optionId(active) : undefined,
    },
    /** Handles typing: opens the list, or closes it if there is no text. */
    type: () => {
      if (!suggestions) return;
      if (getText().trim()) open();
      else close();
    },
    /** Handles a key in the text field; prevents its default if the list handles it. */
    press: (event: KeyboardEvent) => {
      if (!suggestions || isComposing(event.nativeEvent)) return;
      const { key, altKey } = event;
      const option = hasOptions ? shown[active] : undefined;
      if (key === 'ArrowDown' || key === 'ArrowUp') {
        event.preventDefault();
        if (altKey && key === 'ArrowUp') close();
        else if (!isOpen) open();
        else if (hasOptions) {
          // The field itself precedes the first option.
          const places = shown.length + 1;
          setActive(((active + 1 + (key === 'ArrowDown' ? 1 : -1) + places) % places) - 1);
        }
      } else if (key === 'Tab') close();
      else if (key === 'Enter' && option !== undefined) {
        event.preventDefault();
        pick(option, event.nativeEvent);
      }
    },
  };
}
