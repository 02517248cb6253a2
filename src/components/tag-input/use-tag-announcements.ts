'use client';
import { useEffect, type RefObject } from 'react';
import { useAnnouncer } from '../../core/messages/announcer';
import type { TagNotice } from './tag-notice';

/** Announces a message about the tags at once, and the suggestions for a text when typing rests. */
export function useTagAnnouncements(
  input: RefObject<HTMLInputElement | null>,
  notice: TagNotice | null,
  suggestions: string,
): void {
  const announcer = useAnnouncer(input);
  useEffect(() => {
    if (notice) announcer.say(notice.text);
  }, [announcer, notice]);
  useEffect(() => {
    if (!suggestions) return undefined;
    announcer.sayAtRest(suggestions);
    return announcer.drop;
  }, [announcer, suggestions]);
}
