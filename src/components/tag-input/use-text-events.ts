'use client';
import type { ClipboardEvent, CompositionEvent, FocusEvent, FormEvent, KeyboardEvent } from 'react';
import { delimiterPattern, missingQuote, readEntries } from './read-entries';
import { isComposing, type TagBase, type TagContext } from './tag-context';

/** What happens in the text field: tags are added there, and the keys lead from it to the tags. */
export function useTextEvents(base: TagBase) {
  const { props, rules, state, input, locked, judge, withTools, failed } = base;
  const { labels } = rules;
  const { tags, say, change } = state;
  const { blurBehavior = 'add' } = props;
  const pattern = delimiterPattern(props.delimiter);
  const text = () => input.current?.value ?? '';
  const setText = (next: string) => {
    if (input.current && input.current.value !== next) input.current.value = next;
  };

  const add: TagContext['add'] = (entries, event, rest = '', head = text()) => {
    const [tag = ''] = entries;
    if (entries[1]) {
      const before = text();
      setText(rest);
      withTools(
        (tools, context) => tools.addMany(context, entries, 'add', event),
        () => {
          setText(before);
          failed();
        },
      );
      return '';
    }
    const { taken, rejected } = judge(entries, tags, 'add', event);
    const [refused] = rejected;
    setText((refused ? head : '') + rest);
    const words = refused ? labels.refused(tag, refused.reason) : tag && labels.added(tag);
    change([...tags, ...taken], 'add', event, { kind: refused ? 'error' : 'quiet', text: words });
    return refused ? words : '';
  };
  const typed = () => {
    const { ended, last } = readEntries(text() + missingQuote(text()), pattern);
    return last ? [...ended, last] : ended;
  };
  const commit = (event: Event) => add(typed(), event);

  /** Takes over what a delimiter has ended. */
  const read = (event: Event) => {
    if (missingQuote(text())) return;
    const { ended, rest, head } = readEntries(text(), pattern);
    // A delimiter on its own goes too.
    if (rest !== text()) add(ended, event, rest.trimStart(), head);
  };

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    // The list of suggestions may have used the key.
    if (isComposing(event) || event.defaultPrevented) return undefined;
    const { key, nativeEvent } = event;
    const asksTab = key === 'Tab' && props.addOnTab && !event.shiftKey && text().trim();
    if (!asksTab && (key !== 'Enter' || !text())) {
      return withTools((tools, context) => tools.pressText(context, event));
    }
    event.preventDefault();
    return commit(nativeEvent);
  };

  return {
    add,
    typed,
    commit,
    /** Handlers of the field. */
    field: {
      onKeyDown: press,
      onInput: (event: FormEvent<HTMLInputElement>) => {
        const { nativeEvent, currentTarget } = event;
        currentTarget.setCustomValidity('');
        if (state.notice?.kind === 'error') say(null);
        if (!(nativeEvent as InputEvent).isComposing) read(nativeEvent);
      },
      onCompositionEnd: (event: CompositionEvent) => read(event.nativeEvent),
      onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
        const pasted = event.clipboardData.getData('text/plain');
        event.preventDefault();
        withTools(
          (tools, context) => tools.pasteText(context, pasted, event.nativeEvent),
          () => {
            setText(text() + pasted);
            failed();
          },
        );
      },
    },
    /** What becomes of a text that is left. */
    leave: (event: FocusEvent) => {
      // Where the window alone has lost focus, the reader comes back to the text.
      const stays =
        event.currentTarget.contains(event.relatedTarget) ||
        document.activeElement === input.current;
      if (stays || !text().trim() || locked()) return;
      if (blurBehavior === 'clear') return setText('');
      const keeps = blurBehavior === 'keep';
      const problem = keeps ? labels.pending : commit(event.nativeEvent);
      if (keeps) say({ kind: 'error', text: problem });
      input.current?.setCustomValidity(problem);
    },
  };
}
