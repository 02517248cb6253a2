// biome-ignore-all lint/a11y/useSemanticElements: the tags are a list to walk through, no table to read.
'use client';
import { memo, useEffect, type ReactNode, type RefObject } from 'react';
import { presence } from '../../internals/presence';
import { Chip, ChipRemove } from '../../primitives/chip';
import type { TagInputLabels } from '../../languages/language';
import styles from './tag-input.module.css';

/** Props that every tag of an input shares. */
interface CommonTagProps {
  /** Name of the remove button; without it there is none. */
  remove: TagInputLabels['remove'] | false;
  /** Name under which the form submits the tag. */
  name: string | null | undefined;
  form: string | undefined;
  disabled: boolean;
}

/** Props of {@link TagList}. */
interface TagListProps extends CommonTagProps {
  ref: RefObject<HTMLDivElement | null>;
  tags: readonly string[];
  /** Name of the grid. */
  label: string;
  /** How the tags are used, for assistive technology. */
  hint: string | false;
  readOnly: boolean;
  /** Places of the tags that a rejected one repeats. */
  twins: ReadonlySet<number>;
  /** Place of the tag that is edited, -1 for none. */
  edited: number;
  /** Field in the place of the edited tag. */
  editor: ReactNode;
}

/** Whether there are so many tags that they scroll in a box of their own. */
export function areMany(tags: readonly string[]): boolean {
  return tags.length > 50;
}

/**
 * The tags as a grid of one column, which assistive technology presents as a list that the arrow keys walk through.
 * Drawn anew only when the tags or their looks change, never by a key press in the text field.
 */
export const TagList = memo(function TagList(props: TagListProps) {
  const { ref, tags, label, hint, readOnly, twins, edited, editor, ...common } = props;
  useEffect(() => {
    const [first = -1] = twins;
    // Test environments without layout have no such method.
    ref.current?.children[first]?.scrollIntoView?.({ block: 'nearest' });
  }, [ref, twins]);

  // Global in ARIA 1.3 and announced today; checkers of ARIA 1.2 take it for an error of a grid.
  const described = { 'aria-description': hint || undefined };
  const seen = new Map<string, number>();
  return (
    <div
      ref={ref}
      role="grid"
      aria-label={label}
      {...described}
      aria-readonly={readOnly}
      aria-disabled={common.disabled}
      data-many={presence(areMany(tags))}
      data-slot="tag-input-tags"
      className={styles.tags}
    >
      {tags.map((tag, index) => {
        // Tags may be there twice; a key that follows the text keeps focus when they move.
        const repeats = seen.get(tag) ?? 0;
        seen.set(tag, repeats + 1);
        return (
          <Tag
            key={repeats > 0 ? `${repeats}\n${tag}` : tag}
            tag={tag}
            isFirst={index === 0}
            isTwin={twins.has(index)}
            editor={index === edited && editor}
            {...common}
          />
        );
      })}
    </div>
  );
});

/** Props of {@link Tag}. */
interface TagProps extends CommonTagProps {
  tag: string;
  isFirst: boolean;
  isTwin: boolean;
  editor: ReactNode;
}

const Tag = memo(function Tag(props: TagProps) {
  const { tag, isFirst, isTwin, editor, remove, name, form, disabled } = props;
  return (
    <div
      role="row"
      aria-label={tag}
      // The tab stop moves in the DOM from here on.
      tabIndex={disabled ? undefined : isFirst ? 0 : -1}
      data-slot="tag-input-tag"
      data-twin={presence(isTwin)}
      data-edited={presence(Boolean(editor))}
      className={styles.tag}
    >
      <Chip
        role="gridcell"
        data-slot="tag-input-cell"
        kind={editor ? 'accent' : 'neutral'}
        disabled={disabled}
        invalid={isTwin}
      >
        <bdi data-slot="tag-input-text" className={styles.text}>
          {tag}
        </bdi>
        {remove && (
          <ChipRemove
            label={remove(tag)}
            tabIndex={-1}
            disabled={disabled}
            data-slot="tag-input-remove"
            className={styles.remove}
          />
        )}
        {typeof name === 'string' && (
          <input type="hidden" name={name} value={tag} form={form} disabled={disabled} />
        )}
        {editor}
      </Chip>
    </div>
  );
});
