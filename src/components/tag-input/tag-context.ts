import type { RefObject } from 'react';
import type { Judgement } from './judge-tags';
import type * as Tools from './tag-tools';
import type { TagTask } from './tag-extras';
import type { TagInputProps, TagRejectDetails } from './tag-input-props';
import type { TagWords } from './use-tag-rules';
import type { Tags } from './use-tags';

/** What the handlers of one tag input know and can do, without the text field. */
export interface TagBase {
  props: TagInputProps;
  rules: TagWords;
  state: Tags;
  input: RefObject<HTMLInputElement | null>;
  /** Grid of the tags, there while there are any. */
  grid: RefObject<HTMLDivElement | null>;
  /** Whether the tags cannot be changed now. */
  locked: () => boolean;
  /** Begins what the reader wants to do. */
  begin: (task: TagTask) => void;
  /** Judges entries against the tags, shows their twins and tells the parent which were not taken. */
  judge: (
    entries: readonly string[],
    tags: readonly string[],
    reason: TagRejectDetails['reason'],
    event: Event,
  ) => Judgement;
  /** Says that a part could not be loaded. */
  failed: () => void;
  /** Calls `act` with the rarer parts and what is known by then, `fail` where the network is lost. */
  withTools: (act: (tools: typeof Tools, context: TagContext) => void, fail?: () => void) => void;
}

/** What the handlers of one tag input know and can do. */
export interface TagContext extends TagBase {
  /** Everything that is typed, as if a delimiter ended it. */
  typed: () => string[];
  /**
   * Adds entries and leaves `rest` in the field. A single entry that is refused stays there as it was written, `head`;
   * answers why it is refused.
   */
  add: (entries: readonly string[], event: Event, rest?: string, head?: string) => string;
  /** Adds what is typed; answers why a single tag was refused. */
  commit: (event: Event) => string;
}

/**
 * Whether an input method is at work, so that the key belongs to it. Safari ends the composition before the key that
 * ends it, which then has no other mark than its code (WebKit bug 165004).
 */
export function isComposing({
  keyCode,
  nativeEvent,
}: {
  keyCode: number;
  nativeEvent: { isComposing: boolean };
}): boolean {
  return keyCode === 229 || nativeEvent.isComposing;
}
