'use client';
import { useEffect, useRef, type RefObject } from 'react';

/** Sets the validation message with which the control blocks submission; `''` for a valid one. */
export function useCustomValidity(ref: RefObject<HTMLInputElement | null>, sentence: string): void {
  const told = useRef('');
  useEffect(() => {
    // Every call makes the browser search for invalid fields again, even with an empty message.
    if (told.current !== sentence) ref.current?.setCustomValidity(sentence);
    told.current = sentence;
  }, [ref, sentence]);
}
