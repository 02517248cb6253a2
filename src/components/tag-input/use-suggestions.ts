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
    const settle = (next: SuggestionState) => {
      if (!own.signal.aborted) setState(next);
    };
    if (typeof source !== 'function') {
      return settle({ status: 'ready', options: findSuggestions(source, query) });
    }
    const fail = () => settle({ status: 'failed', options: [] });
    try {
      const answer = source(query, { signal: own.signal });
      if (!(answer instanceof Promise)) return settle({ status: 'ready', options: answer });
      // What was there stays until the answer comes, so that the list does not flicker.
      setState(({ options }) => ({ status: 'loading', options }));
      return void answer.then((options) => settle({ status: 'ready', options }), fail);
    } catch {
      return fail();
    }
  };
  return { ...state, ask, close };
}
