'use client';
import { useMemo, useRef, useState, type RefObject } from 'react';
import { callBack } from '../../core/callbacks';
import { usableList } from '../../core/props/usable-list';
import { hasSameItems } from '../../core/props/use-stable-list';
import { inDevelopment, reportProblem } from '../../core/report-problem';
import { useControllableState } from '../../core/state';
import type { TagChangeDetails, TagInputProps, TagRejectDetails } from './tag-input-props';
import { refusalOf, reportOf, type TagNotice, type TagTexts } from './tag-messages';
import { tagKey, validateTags, type RejectedTag, type TagRules } from './tag-rules';

const none: readonly string[] = [];

/** Maximum number of entries that one paste adds, so that a large text does not freeze the page. */
const pasteLimit = 2000;

/** Tags of an input, the message about them, and functions that change them. */
export type Tags = ReturnType<typeof useTags>;

/**
 * Manages the tags, which may be controlled, and the message below them. Each change is reported with the
 * reason and the event, and announced.
 * @param input Text field, which a surrounding fieldset may disable.
 * @param canChange Whether the tags are neither read-only nor disabled.
 */
export function useTags(
  input: RefObject<HTMLInputElement | null>,
  props: TagInputProps,
  texts: TagTexts,
  canChange: boolean,
) {
  const { value, defaultValue = none, onValueChange, onReject } = props;
  const { labels, number, counted } = texts;
  const [current, setValue] = useControllableState<readonly string[], TagChangeDetails>({
    value,
    defaultValue,
    onValueChange: (next, details) => onValueChange?.([...next], details),
  });
  const prop = value === undefined ? 'defaultValue' : 'value';
  const tags = useMemo(() => usableTags(prop, current), [prop, current]);
  const [notice, notify] = useState<TagNotice | null>(null);
  const last = useRef<{ before: readonly string[]; after: readonly string[] } | null>(null);
  const rules = rulesOf(props, texts);

  const change = (
    next: readonly string[],
    details: TagChangeDetails,
    message: TagNotice | null,
  ) => {
    if (!hasSameItems(next, tags)) {
      last.current = { before: tags, after: next };
      setValue(next, details);
    }
    notify(message);
  };
  const reject = (rejected: RejectedTag[], details: TagRejectDetails) => {
    if (rejected.length > 0) callBack(onReject, rejected, details);
  };
  const without = (places: ReadonlySet<number>) => tags.filter((_, index) => !places.has(index));

  return {
    tags,
    rules,
    notice,
    notify,
    canChange,

    /** Whether the tags cannot be changed at the moment. */
    isLocked: () => !canChange || (input.current?.matches(':disabled') ?? true),

    /** Adds a tag; returns why it was rejected, or `null`. */
    add: (tag: string, event: Event | undefined): string | null => {
      const { rejected } = validateTags([tag], tags, rules);
      reject(rejected, { reason: 'add', event });
      if (rejected[0]) {
        const refusal = refusalOf(rejected[0], texts);
        notify(refusal);
        return refusal.text;
      }
      change([...tags, tag], { reason: 'add', event }, { type: 'quiet', text: labels.added(tag) });
      return null;
    },

    /** Adds several tags at once and reports the result. */
    addMany: (entries: readonly string[], details: ChangeOf<'add' | 'paste'>): void => {
      const { accepted, rejected } = validateTags(entries.slice(0, pasteLimit), tags, rules);
      const isFull = tags.length + accepted.length >= rules.maxTags;
      const problem = isFull ? 'full' : 'too-many';
      const rest = entries
        .slice(pasteLimit)
        .map((tag) => ({ tag, problem, reason: rules.reasonFor(problem, tag) }) as const);
      const all = { accepted, rejected: [...rejected, ...rest] };
      reject(all.rejected, details);
      change([...tags, ...accepted], details, reportOf(all, texts));
    },

    /** Replaces the text of a tag; returns whether it was accepted. */
    edit: (index: number, text: string, event: Event): boolean => {
      const { rejected } = validateTags([text], without(new Set([index])), rules);
      reject(rejected, { reason: 'edit', event });
      if (rejected[0]) notify(refusalOf(rejected[0], texts));
      else
        change(
          tags.map((tag, place) => (place === index ? text : tag)),
          { reason: 'edit', event },
          null,
        );
      return rejected.length === 0;
    },

    /** Removes the tags at these indexes. */
    remove: (places: readonly number[], details: ChangeOf<'remove' | 'clear'>): void => {
      const [first = 0] = places;
      const text =
        places.length === 1
          ? labels.removed(tags[first] ?? '')
          : counted(labels.removedMany, places.length);
      change(without(new Set(places)), details, { type: 'report', text, canUndo: true });
    },

    /** Moves a tag to another index and announces it. */
    move: (index: number, to: number, event: Event): void => {
      const tag = tags[index];
      if (tag === undefined) return;
      const text = labels.moved(tag, number(to + 1), number(tags.length));
      const next = without(new Set([index]));
      next.splice(to, 0, tag);
      change(next, { reason: 'move', event }, { type: 'report', text });
    },

    /** Undoes the last change, unless the parent has changed the tags since. */
    undo: (event: Event): void => {
      if (!last.current || !hasSameItems(last.current.after, tags)) return;
      const message: TagNotice = { type: 'report', text: labels.undone };
      change(last.current.before, { reason: 'undo', event }, message);
    },

    /** Restores the default tags. */
    reset: (event: Event): void => {
      change(usableTags('defaultValue', defaultValue), { reason: 'reset', event }, null);
    },
  };
}

type ChangeOf<Reason extends TagChangeDetails['reason']> = {
  reason: Reason;
  event: Event | undefined;
};

function usableTags(prop: string, list: readonly string[]): readonly string[] {
  const tags = usableList<unknown>('TagInput', prop, list);
  const texts = tags.filter((tag) => typeof tag === 'string' || typeof tag === 'number');
  if (inDevelopment && texts.length !== tags.length) {
    const sentence =
      'must be an array of strings, so other entries are ignored. Pass the text of each tag.';
    reportProblem('TagInput', prop, sentence);
  }
  return texts.map(String);
}

function rulesOf(props: TagInputProps, { locale, labels, counted }: TagTexts): TagRules {
  const { maxTags = Infinity, maxLength = Infinity, allowDuplicates = false, validate } = props;
  const reasons = {
    duplicate: labels.duplicate,
    'too-long': () => counted(labels.tooLong, maxLength),
    full: () => counted(labels.limitReached, maxTags),
    'too-many': () => counted(labels.tooMany, pasteLimit),
  };
  return {
    locale,
    maxTags,
    maxLength,
    allowDuplicates,
    validate,
    reasonFor: (problem, tag) => reasons[problem](tag),
  };
}

const noPlaces: ReadonlySet<number> = new Set();

/** Returns the indexes of the tags that equal a rejected duplicate. */
export function useTwins({ tags, notice, rules }: Tags): ReadonlySet<number> {
  const duplicates = notice?.duplicates;
  const { locale } = rules;
  return useMemo(() => {
    if (!duplicates?.length) return noPlaces;
    const keys = new Set(duplicates.map((tag) => tagKey(tag, locale)));
    return new Set(tags.flatMap((tag, index) => (keys.has(tagKey(tag, locale)) ? [index] : [])));
  }, [tags, duplicates, locale]);
}
