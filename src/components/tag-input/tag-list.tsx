'use client';
import { memo, type Ref } from 'react';
import type { TagInputLabels } from './labels';
import styles from './tag-input.module.css';

/** Props that every tag of an input shares. */
interface CommonTagProps {
  /** Name of the remove button; without it there is none. */
  remove: TagInputLabels['remove'] | false;
  /** Name under which the form submits the tag. */
  name: string | undefined;
  form: string | undefined;
  disabled: boolean;
}

/** Props of {@link TagList}. */
interface TagListProps extends CommonTagProps {
  ref: Ref<HTMLDivElement>;
  tags: readonly string[];
  label: string;
  labelledBy: string | undefined;
  /** How the tags are used, for assistive technology. */
  hint: string | false;
  readOnly: boolean | undefined;
}

/**
 * The tags as a grid of one column, which assistive technology speaks as a list that the arrow keys walk through.
 * Drawn anew only when the tags change, never by a key press in the text field.
 */
export const TagList = memo(function TagList(props: TagListProps) {
  const { ref, tags, label, labelledBy, hint, readOnly, ...common } = props;
  const seen = new Map<string, number>();
  return (
    <div
      ref={ref}
      role="grid"
      aria-label={label}
      aria-labelledby={labelledBy}
      // Global in ARIA 1.3, and read out today.
      // oxlint-disable-next-line jsx-a11y/role-supports-aria-props
      aria-description={hint || undefined}
      aria-readonly={readOnly}
      aria-disabled={common.disabled}
      data-many={tags[50] && ''}
      data-slot="tag-input-tags"
      className={styles.tags}
    >
      {tags.map((tag, index) => {
        // Tags may be there twice; a key that follows the text keeps focus when they move.
        const twin = seen.get(tag) ?? 0;
        seen.set(tag, twin + 1);
        return (
          <Tag key={twin ? `${twin}\n${tag}` : tag} tag={tag} isStop={index === 0} {...common} />
        );
      })}
    </div>
  );
});

const Tag = memo(function Tag(props: CommonTagProps & { tag: string; isStop: boolean }) {
  const { tag, isStop, remove, name, form, disabled } = props;
  return (
    <div
      role="row"
      aria-label={tag}
      tabIndex={disabled ? undefined : isStop ? 0 : -1}
      data-slot="tag-input-tag"
      className={styles.tag}
    >
      <div role="gridcell" data-slot="tag-input-cell" className={styles.cell}>
        <bdi data-slot="tag-input-text" className={styles.text}>
          {tag}
        </bdi>
        {remove && (
          <button
            type="button"
            tabIndex={-1}
            disabled={disabled}
            aria-label={remove(tag)}
            data-slot="tag-input-remove"
            className={styles.remove}
          />
        )}
        {name !== undefined && (
          <input type="hidden" name={name} value={tag} form={form} disabled={disabled} />
        )}
      </div>
    </div>
  );
});
