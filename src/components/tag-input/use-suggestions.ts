'use client';
import { useEffect, useRef, useState } from 'react';
import type { TagSuggestions } from './tag-input-props';

/** Suggestions for a text. */
export interface SuggestionState {
  status: 'closed' | 'loading' | 'ready' | 'failed';
  options: readonly string[];
}

const closed: SuggestionState = { status: 'closed', options: [] };

/** Suggestions for the newest query: an older answer never replaces a newer one, and its signal is aborted. */
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
    // The developer's answer may be no list, or hold a tag twice or a number for one.
    const settle = (answer: unknown) => {
      if (own.signal.aborted) return;
      if (!Array.isArray(answer)) return fail();
      setState({ status: 'ready', options: [...new Set(answer.map(String))] });
    };
    try {
      if (typeof source !== 'function') return settle(findSuggestions(source, query));
      const answer = source(query, { signal: own.signal });
      if (Array.isArray(answer)) return settle(answer);
      // The former options stay until the answer comes, so that the list does not flicker.
      setState(({ options }) => ({ status: 'loading', options }));
      return void Promise.resolve(answer).then(settle, fail);
    } catch {
      return fail();
    }
  };
  return { ...state, ask, forget };
}

/** Text without case, accents and compatibility forms, so that "Zur" finds "Zürich". */
function foldQuery(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
}

/** Suggestions that hold the query, those that begin with it first, each once and in the order of the list. */
export function findSuggestions(list: readonly string[], query: string): string[] {
  const sought = foldQuery(query);
  const found = [...new Set(list.map(String))].map((tag) => ({
    tag,
    at: foldQuery(tag).indexOf(sought),
  }));
  const first = found.filter(({ at }) => at === 0);
  return [...first, ...found.filter(({ at }) => at > 0)].map(({ tag }) => tag);
}
