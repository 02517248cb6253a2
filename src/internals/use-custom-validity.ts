'use client';
import { useEffect, useRef, type RefObject } from 'react';

/** Keeps the sentence with which the control holds its form back; `''` lets the form go. */
export function useCustomValidity(ref: RefObject<HTMLInputElement | null>, sentence: string): void {
  const told = useRef('');
  useEffect(() => {
    // The browser looks for invalid fields anew at every call, even with nothing to say.
    if (told.current !== sentence) ref.current?.setCustomValidity(sentence);
    told.current = sentence;
  }, [ref, sentence]);
}
