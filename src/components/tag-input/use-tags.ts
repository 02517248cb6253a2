'use client';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { usableList } from '../../internals/usable-list';
import { useControllableState } from '../../internals/use-controllable-state';
import type { TagChangeDetails, TagChangeReason, TagInputProps } from './tag-input-props';

/** What the line below the tags says. */
export interface TagNotice {
  text: string;
  /** Look of the line: an `error`, a `report` that is drawn, or words that are only read out. */
  kind: 'error' | 'report' | 'quiet';
  /** Ways to go on, drawn beside the line and below it. */
  more?: ReactNode;
}

/** Tags of an input, and how they change. */
export interface Tags {
  tags: readonly string[];
  notice: TagNotice | null;
  /** Says something, or takes back what was said. */
  say: (notice: TagNotice | null) => void;
  /** Changes the tags and says so. */
  change: (
    next: readonly string[],
    reason: TagChangeReason,
    event: Event | undefined,
    notice: TagNotice | null,
  ) => void;
  /** Tags before the last change, `undefined` where it cannot be taken back. */
  before: () => readonly string[] | undefined;
}

const none: readonly string[] = [];

/** Whether two lists hold the same tags in the same order. */
function sameTags(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((tag, index) => tag === other[index]);
}

/** State of the tags: who owns them, what was said last, and what came before. */
export function useTags({ value, defaultValue = none, onValueChange }: TagInputProps): Tags {
  const [current, setValue] = useControllableState<readonly string[], TagChangeDetails>({
    value,
    defaultValue,
    onValueChange: (next, details) => onValueChange?.([...next], details),
  });
  const prop = value === undefined ? 'defaultValue' : 'value';
  const tags = useMemo(() => usableList('TagInput', prop, current).map(String), [prop, current]);
  const [notice, say] = useState<TagNotice | null>(null);
  const last = useRef<{ before: readonly string[]; after: readonly string[] } | null>(null);
  return {
    tags,
    notice,
    say,
    change: (next, reason, event, words) => {
      if (!sameTags(next, tags)) {
        last.current = { before: tags, after: next };
        setValue(next, { reason, event });
      }
      say(words);
    },
    // A parent that made something else of the change, or has changed the tags since, has no use for it.
    before: () =>
      last.current && sameTags(last.current.after, tags) ? last.current.before : undefined,
  };
}
