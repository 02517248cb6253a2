'use client';
import { useEffect, useRef, type RefObject } from 'react';
import { activeElementNear } from '../active-element';
import { useAnnouncer } from './announcer';

/**
 * Announces the text of a line that describes a field when it changes: an error at once, the meaning of what is typed
 * once typing rests. The first text is not announced, because it describes the field that receives focus.
 * @param line Ref to the element with the text, which is no live region, or it would be read twice.
 * @param kind Kind of the text; `null` if it is not announced.
 */
export function useSpokenText(
  line: RefObject<HTMLElement | null>,
  kind: 'error' | 'echo' | null,
): void {
  const announcer = useAnnouncer(line);
  const last = useRef<string>(null);
  useEffect(() => {
    const text = line.current?.textContent ?? '';
    const isFirst = last.current === null;
    if (text === last.current) return;
    last.current = text;
    if (isFirst) return;
    announcer.drop();
    if (kind === 'error') announcer.say(text);
    // What is picked in a panel is announced there.
    else if (kind && text && activeElementNear(line.current)?.matches('input')) {
      announcer.sayAtRest(text);
    }
  });
}
