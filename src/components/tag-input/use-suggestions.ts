'use client';
import { useEffect, useRef, useState } from 'react';
import { findSuggestions } from './find-suggestions';
import type { TagSuggestions } from './tag-input-props';

/** What is known about the suggestions for a text. */
export interface SuggestionState {
  status: 'closed' | 'loading' | 'ready' | 'failed';
  options: readonly string[];
}

const closed: SuggestionState = { status: 'closed', options: [] };

/** Suggestions for what is asked last: an older answer never replaces a newer one, and its signal is aborted. */
export function useSuggestions(source: TagSuggestions) {
  const [state, setState] = useState(closed);
  const request = useRef<AbortController | null>(null);
  useEffect(() => () => request.current?.abort(), []);

  const close = () => {
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
    // An answer comes from elsewhere: it may be no list, hold a tag twice or a number for one.
    const settle = (answer: unknown) => {
      if (own.signal.aborted) return;
      if (!Array.isArray(answer)) return fail();
      setState({ status: 'ready', options: [...new Set(answer.map(String))] });
    };
    try {
      if (typeof source !== 'function') return settle(findSuggestions(source, query));
      const answer = source(query, { signal: own.signal });
      if (Array.isArray(answer)) return settle(answer);
      // What was there stays until the answer comes, so that the list does not flicker.
      setState(({ options }) => ({ status: 'loading', options }));
      return void Promise.resolve(answer).then(settle, fail);
    } catch {
      return fail();
    }
  };
  return { ...state, ask, close };
}
