'use client';
import { useRef, type ChangeEvent, type InputEvent } from 'react';

/**
 * Returns the handlers of a field whose text is also rewritten, after which the history of the browser would insert what was
 * typed once more: undo brings back the typed text, and nothing makes a text that the field has never had.
 * @param text Text of the field.
 * @param onText Called with the text that the user types or brings back.
 */
export function useTextHistory(text: string, onText: (text: string) => void) {
  const texts = useRef(new Set(['']));
  const typed = useRef(text);
  return {
    onChange: ({ target: { value }, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      if (kindOf(nativeEvent)?.startsWith('history') && !texts.current.has(value)) return;
      texts.current.add(text).add(value);
      typed.current = value;
      onText(value);
    },
    // The browser sends this event also if it has nothing to undo.
    onInput: ({ currentTarget: { value }, nativeEvent }: InputEvent<HTMLInputElement>) => {
      const isVain = kindOf(nativeEvent) === 'historyUndo' && value === text;
      if (isVain && typed.current !== text) onText(typed.current);
    },
  };
}

function kindOf(event: Event): string | undefined {
  return (event as globalThis.InputEvent).inputType;
}
