'use client';
import { useEffect, useRef, type RefObject } from 'react';

/** Sets the validation message with which the control blocks submission; `''` for a valid one. */
export function useCustomValidity(ref: RefObject<HTMLInputElement | null>, sentence: string): void {
  const previous = useRef('');
  useEffect(() => {
    // Every call makes the browser search for invalid fields again, even with an empty message.
    if (previous.current !== sentence) ref.current?.setCustomValidity(sentence);
    previous.current = sentence;
  }, [ref, sentence]);
}
