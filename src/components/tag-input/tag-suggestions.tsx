'use client';
import { useEffect, useId, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { presence } from '../../internals/presence';
import { useCommitted } from '../../internals/use-committed';
import { Popover } from '../../primitives/popover';
import type { TagContext } from './tag-context';
import type { TagSuggestions as Source } from './tag-input-props';
import { tagKey } from './tag-key';
import styles from './tag-suggestions.module.css';
import { useSuggestions } from './use-suggestions';

/** Props of {@link TagSuggestions}. */
interface TagSuggestionsProps {
  context: TagContext;
  source: Source;
  anchor: RefObject<HTMLElement | null>;
}

/** Most options that are drawn: nobody reads on, they type on. */
const most = 100;

/** List under the field, as the combobox pattern has it: focus stays in the field, which names the active option. */
export function TagSuggestions(props: TagSuggestionsProps) {
  const { context, source, anchor } = props;
  const { input, state, rules } = context;
  const { labels } = rules;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(-1);
  // Tags that were there when the list opened: it closes with any change of them.
  const [openFor, setOpenFor] = useState<readonly string[] | null>(null);
  const { status, options: answered, ask, close: forget } = useSuggestions(source);

  const there = new Set(rules.repeats ? [] : state.tags.map((tag) => tagKey(tag, rules.locale)));
  const options = answered.filter((tag) => !there.has(tagKey(tag, rules.locale))).slice(0, most);
  const isOpen = openFor === state.tags && status !== 'closed';
  const hasList = isOpen && options.length > 0;
  const sentences = {
    closed: '',
    loading: labels.loading,
    ready: labels.noSuggestions,
    failed: labels.suggestionsFailed,
  };
  const close = () => {
    setOpenFor(null);
    forget();
  };
  const open = () => {
    if (context.locked()) return;
    setOpenFor(state.tags);
    setActive(-1);
    ask(input.current?.value ?? '');
  };
  const pick = (tag: string, event: Event) => {
    close();
    context.add([tag], event);
    input.current?.focus();
  };

  // A key that is used here is prevented, which tells the field to leave it alone.
  const press = (event: KeyboardEvent) => {
    const { key, altKey, isComposing, keyCode } = event;
    if (isComposing || keyCode === 229) return;
    const option = hasList ? options[active] : undefined;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (altKey && key === 'ArrowUp') close();
      else if (!isOpen) open();
      else if (hasList) {
        // The place before the first is the field itself.
        const places = options.length + 1;
        setActive(((active + 1 + (key === 'ArrowDown' ? 1 : -1) + places) % places) - 1);
      }
    } else if (key === 'Tab') close();
    else if (key === 'Enter' && option !== undefined) {
      event.preventDefault();
      pick(option, event);
    }
  };
  const latest = useCommitted({ open, close, press });

  useEffect(() => {
    const field = input.current;
    // After React's own listener, which may have made a tag of the text.
    const type = ({ target }: Event) => {
      if (target !== field) return;
      if (field?.value.trim()) latest.current.open();
      else latest.current.close();
    };
    const leave = () => latest.current.close();
    const press = (event: KeyboardEvent) => latest.current.press(event);
    field?.addEventListener('keydown', press);
    document.addEventListener('input', type);
    field?.addEventListener('blur', leave);
    return () => {
      field?.removeEventListener('keydown', press);
      document.removeEventListener('input', type);
      field?.removeEventListener('blur', leave);
    };
  }, [input, latest]);

  useLayoutEffect(() => {
    const field = input.current;
    const relate = (name: string, value: string | false) =>
      value ? field?.setAttribute(name, value) : field?.removeAttribute(name);
    field?.setAttribute('aria-expanded', String(hasList));
    relate('aria-controls', hasList && `${id}list`);
    relate('aria-activedescendant', hasList && active >= 0 && `${id}${active}`);
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  });

  const { say } = state;
  const spoken = !isOpen
    ? ''
    : hasList
      ? rules.counted(labels.suggested, options.length)
      : sentences[status];
  useEffect(() => {
    if (spoken) say({ kind: 'quiet', text: spoken });
  }, [spoken, say]);

  if (!isOpen) return null;
  return (
    <Popover
      anchor={anchor}
      onClose={close}
      data-slot="tag-input-panel"
      className={styles.root}
      // Focus stays in the field.
      onPointerDown={(event) => event.preventDefault()}
    >
      {hasList ? (
        <div
          ref={list}
          id={`${id}list`}
          role="listbox"
          aria-label={labels.suggestions}
          aria-busy={status === 'loading' || undefined}
          data-slot="tag-input-options"
        >
          {options.map((tag, index) => (
            // The field has the focus and the keys.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={tag}
              tabIndex={-1}
              id={`${id}${index}`}
              role="option"
              aria-selected={index === active}
              data-active={presence(index === active)}
              data-slot="tag-input-option"
              className={styles.option}
              onClick={(event) => pick(tag, event.nativeEvent)}
            >
              <bdi>{tag}</bdi>
            </div>
          ))}
        </div>
      ) : (
        <p data-slot="tag-input-status" data-status={status} className={styles.status}>
          {sentences[status]}
        </p>
      )}
    </Popover>
  );
}
