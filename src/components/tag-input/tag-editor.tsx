'use client';
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { undoable } from './report-tags';
import { isComposing, type TagContext } from './tag-context';
import { focusLater, focusTag } from './tag-focus';
import styles from './tag-tools.module.css';

/** Props of {@link TagEditor}. */
interface TagEditorProps {
  context: TagContext;
  /** Place of the tag. */
  index: number;
}

/** Field in a tag's place. Enter and leaving it take the text over, Escape does not, and an empty text removes the tag. */
export function TagEditor({ context, index }: TagEditorProps) {
  const field = useRef<HTMLInputElement>(null);
  const done = useRef(false);
  const { state, rules, begin, judge } = context;
  const [tag] = useState(state.tags[index] ?? '');

  useLayoutEffect(() => field.current?.select(), []);

  const close = (returns: boolean) => {
    done.current = true;
    begin('near');
    if (returns) focusTag(context, index);
  };
  const take = (event: Event, returns: boolean) => {
    const text = field.current?.value.trim() ?? '';
    const others = state.tags.filter((_, other) => other !== index);
    // Not compared with the tag as it is: a field knows no line ends.
    const isSame = field.current?.value === field.current?.defaultValue;
    // The parent may have put another tag in the place, or locked them all.
    if (isSame || context.locked() || state.tags[index] !== tag) return close(returns);
    if (text === '') {
      close(returns);
      if (returns) focusLater(context, index);
      return state.change(others, 'remove', event, undoable(context, rules.labels.removed(tag)));
    }
    const { rejected } = judge([text], others, 'edit', event);
    if (rejected[0]) {
      state.say({ kind: 'error', text: rules.labels.refused(text, rejected[0].reason) });
      // Whoever has gone elsewhere is not called back.
      return returns ? undefined : close(false);
    }
    close(returns);
    if (returns) focusLater(context, index);
    const next = state.tags.map((other, place) => (place === index ? text : other));
    return state.change(next, 'edit', event, null);
  };
  const press = (event: KeyboardEvent) => {
    if (isComposing(event) || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    // Neither sends a form nor closes a dialog around the tags.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') take(event.nativeEvent, true);
    else {
      close(true);
      state.say(null);
    }
  };
  return (
    <input
      ref={field}
      defaultValue={tag}
      size={Math.max(tag.length, 4)}
      dir="auto"
      autoComplete="off"
      aria-label={rules.labels.editTag(tag)}
      data-slot="tag-input-editor"
      className={styles.editor}
      onKeyDown={press}
      onBlur={(event) => !done.current && take(event.nativeEvent, false)}
    />
  );
}
