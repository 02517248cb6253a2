'use client';
import { useEffect, useEffectEvent, useState } from 'react';

/** Pause in typing after which the text is searched for, in milliseconds. */
const pause = 300;

/** Text of a search field, which may not have been searched for yet. */
interface SearchText {
  text: string;
  setText: (text: string) => void;
  /** Starts or ends a composition, whose text is incomplete. */
  setComposing: (isComposing: boolean) => void;
  /** Searches at once. */
  search: () => void;
  /** Clears the text, together with the other filters. */
  clear: () => void;
}

/**
 * Manages the text of a search field: it is searched for after a pause in typing, and follows the URL.
 * @param applied Text of the search in the URL.
 * @param onSearch Called with a new text, without spaces at its ends.
 */
export function useSearchText(applied: string, onSearch: (text: string) => void): SearchText {
  const [text, setText] = useState(applied);
  const [composing, setComposing] = useState(false);
  const [shown, setShown] = useState(applied);
  // Starts with the text of the URL.
  const [sent, setSent] = useState<readonly string[]>([applied]);
  if (shown !== applied) {
    setShown(applied);
    // The results of a search from this field, whose text may have changed since. Otherwise, the
    // user went back or cleared the filter.
    if (sent.includes(applied)) setSent(sent.slice(sent.indexOf(applied)));
    else {
      setText(applied);
      setSent([applied]);
    }
  }
  const wanted = text.trim();
  const isNew = wanted !== sent.at(-1);
  const searchFor = (query: string) => {
    setSent([...sent, query]);
    onSearch(query);
  };
  const searchLater = useEffectEvent(searchFor);
  useEffect(() => {
    if (!isNew || composing) return undefined;
    const timer = setTimeout(() => searchLater(wanted), pause);
    return () => clearTimeout(timer);
  }, [wanted, isNew, composing]);
  const search = () => {
    if (isNew) searchFor(wanted);
  };
  const clear = () => {
    setText('');
    setSent([...sent, '']);
  };
  return { text, setText, setComposing, search, clear };
}
