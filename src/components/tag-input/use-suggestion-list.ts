'use client';
import { useState, type KeyboardEvent } from 'react';
import { isComposing } from './is-composing';
import { tagKey } from './validate-tags';
import type { UsableProps } from './usable-props';
import { useSuggestions } from './use-suggestions';
import type { TagWords } from './use-tag-words';
import type { Tags } from './use-tags';

/** What the list of suggestions needs. */
interface SuggestionListOptions {
  props: UsableProps;
  state: Tags;
  words: TagWords;
  /** Id of the text field. */
  fieldId: string;
  getText: () => string;
  /** Whether the tags cannot be changed now. */
  isLocked: () => boolean;
  /** Called with the suggestion that the user chooses. */
  onPick: (tag: string, event: Event) => void;
}

/** Most options that are drawn: a longer list is narrowed by typing. */
const mostOptions = 100;

const none: readonly string[] = [];

/** List of suggestions as in the combobox pattern: focus stays in the field, which names the active option. */
export function useSuggestionList(options: SuggestionListOptions) {
  const { props, state, words, fieldId, getText, isLocked, onPick } = options;
  const { suggestions, duplicates } = props;
  const { labels, counted, locale } = words;
  const [active, setActive] = useState(-1);
  // Tags that were there when the list opened: any change of them closes it.
  const [openFor, setOpenFor] = useState<readonly string[] | null>(null);
  const { status, options: found, ask, forget } = useSuggestions(suggestions ?? none);

  const isOpen = suggestions !== undefined && openFor === state.tags && status !== 'closed';
  const hidden = isOpen && duplicates !== 'allow' ? state.tags : none;
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
    // The line below the tags announces the suggestions from here on.
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
    /** Text that is announced while the list is open, `''` otherwise. */
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
    /** Handles text that was typed: opens the list, or closes it while there is no text. */
    type: () => {
      if (!suggestions) return;
      if (getText().trim()) open();
      else close();
    },
    /** Handles a key in the text field; one that the list uses is prevented. */
    press: (event: KeyboardEvent) => {
      if (!suggestions || isComposing(event)) return;
      const { key, altKey } = event;
      const option = hasOptions ? shown[active] : undefined;
      if (key === 'ArrowDown' || key === 'ArrowUp') {
        event.preventDefault();
        if (altKey && key === 'ArrowUp') close();
        else if (!isOpen) open();
        else if (hasOptions) {
          // The place before the first option is the field itself.
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
