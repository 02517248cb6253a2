'use client';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { isComposing } from '../../core/dom';
import { lazyModule } from '../../core/lazy-module';
import { foldLetters } from '../../core/locale/fold-text';
import { useLazyModule } from '../../core/use-lazy-module';
import type { TagSuggestions } from './tag-input-props';
import type { TagTexts } from './tag-messages';
import { tagKey } from './tag-rules';
import type { Tags } from './use-tags';

// Only fields with suggestions need it, and the layers that it stands on.
const suggestionList = lazyModule(() => import('./suggestion-list'));

/** What the list needs of the text field. */
interface SuggestionField {
  getText: () => string;
  /** Adds a suggestion in place of the text. */
  select: (tag: string, event: Event) => void;
}

/** Maximum number of rendered options; users narrow a longer list by typing. */
const mostOptions = 100;

const none: readonly string[] = [];

/**
 * Manages the list of suggestions according to the combobox pattern: focus stays in the field, which
 * references the active option.
 * @param suggestions Suggestions; `undefined` for a field without a list.
 * @param id Id of the text field.
 */
export function useSuggestionList(
  suggestions: TagSuggestions | undefined,
  id: string,
  text: SuggestionField,
  state: Tags,
  texts: TagTexts,
) {
  const { labels, counted } = texts;
  const { locale, allowDuplicates } = state.rules;
  const [active, setActive] = useState(-1);
  // Tags at the time the list opened; any change closes it.
  const [openFor, setOpenFor] = useState<readonly string[] | null>(null);
  const { status, options: found, ask, forget } = useSuggestions(suggestions ?? none);
  const List = useLazyModule(suggestionList, suggestions !== undefined)?.SuggestionList;

  const isOpen = List !== undefined && openFor === state.tags && status !== 'closed';
  const hidden = isOpen && !allowDuplicates ? state.tags : none;
  const keys = new Set(hidden.map((tag) => tagKey(tag, locale)));
  const shown = found.filter((tag) => !keys.has(tagKey(tag, locale))).slice(0, mostOptions);
  const hasOptions = isOpen && shown.length > 0;
  const listId = `${id}-suggestions`;
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
    if (state.isLocked()) return;
    // The list covers the message below the tags.
    state.notify(null);
    setOpenFor(state.tags);
    setActive(-1);
    ask(text.getText());
  };
  const select = (tag: string, event: Event) => {
    close();
    text.select(tag, event);
  };

  return {
    /** The list, while it is open and once it has loaded. */
    List: isOpen ? List : undefined,
    status,
    statusText,
    shown,
    active,
    listId,
    optionId,
    close,
    select,
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
      if (text.getText().trim()) open();
      else close();
    },
    /** Handles a key in the text field; prevents its default if the list handles it. */
    handleKeyDown: (event: KeyboardEvent) => {
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
        select(option, event.nativeEvent);
      }
    },
  };
}

/** Suggestions for the typed text. */
interface SuggestionState {
  status: 'closed' | 'loading' | 'ready' | 'failed';
  options: readonly string[];
}

const closed: SuggestionState = { status: 'closed', options: [] };

/**
 * Returns the suggestions for the latest query. The result of an older query is ignored, and its signal
 * aborted.
 */
function useSuggestions(source: TagSuggestions) {
  const [state, setState] = useState(closed);
  const request = useRef<AbortController | null>(null);
  useEffect(() => () => request.current?.abort(), []);

  const forget = () => {
    request.current?.abort();
    setState(closed);
  };
  const ask = (query: string) => {
    request.current?.abort();
    const own = new AbortController();
    request.current = own;
    const fail = () => {
      if (!own.signal.aborted) setState({ status: 'failed', options: [] });
    };
    // The function may return values that are not arrays, or contain duplicates or numbers.
    const settle = (answer: unknown) => {
      if (own.signal.aborted) return;
      if (!Array.isArray(answer)) return fail();
      setState({ status: 'ready', options: [...new Set(answer.map(String))] });
    };
    try {
      if (typeof source !== 'function') return settle(findSuggestions(source, query));
      const answer = source(query, { signal: own.signal });
      if (Array.isArray(answer)) return settle(answer);
      // The previous options stay until the result arrives, so that the list does not flicker.
      setState(({ options }) => ({ status: 'loading', options }));
      return void Promise.resolve(answer).then(settle, fail);
    } catch {
      return fail();
    }
  };
  return { ...state, ask, forget };
}

/**
 * Returns the unique suggestions that contain the query, those that start with it first, otherwise in the
 * order of the list.
 */
export function findSuggestions(list: readonly string[], query: string): string[] {
  const sought = foldLetters(query).trim();
  const found = [...new Set(list.map(String))].map((tag) => ({
    tag,
    at: foldLetters(tag).trim().indexOf(sought),
  }));
  const first = found.filter(({ at }) => at === 0);
  return [...first, ...found.filter(({ at }) => at > 0)].map(({ tag }) => tag);
}
