'use client';
import { useEffect, useRef, useState } from 'react';
import { foldLetters } from '../../../core/locale/fold-letters';
import type { TagSuggestions } from '../tag-input-props';

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
export function useSuggestions(source: TagSuggestions) {
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
