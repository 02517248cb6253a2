// biome-ignore-all lint/a11y/useSemanticElements: the tags are a list to navigate, not a table.
'use client';
import {
  memo,
  useEffect,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { dataAttr, isComposing } from '../../core/dom';
import type { PartName } from '../../core/forms/part-name';
import { Chip, ChipRemove } from '../../primitives/chip';
import { isBlank } from './split-tags';
import styles from './tag-input.module.css';
import type { EndEditing } from './use-tag-grid';
import type { TagInputLabels } from './words';

/** Props that all tags of an input share. */
interface CommonTagProps {
  /** Label of the remove button; `false` for no button. */
  remove: TagInputLabels['remove'] | false;
  /** Name of the tag in the form. */
  name: string | null | undefined;
  form: string | undefined;
  disabled: boolean;
}

/** Props of {@link TagList}, with the attributes that name the grid. */
interface TagListProps extends CommonTagProps, ReturnType<PartName> {
  ref: RefObject<HTMLDivElement | null>;
  tags: readonly string[];
  /** Instructions for assistive technology. */
  hint: string | false;
  readOnly: boolean;
  /** Indexes of the tags that equal a rejected duplicate. */
  twins: ReadonlySet<number>;
  /** Index of the edited tag, -1 for none. */
  edited: number;
  /** Editor in place of the edited tag. */
  editor: ReactNode;
}

/** Whether there are so many tags that they scroll in a separate box. */
function areMany(tags: readonly string[]): boolean {
  return tags.length > 50;
}

/**
 * Grid of the tags with one column, which assistive technology presents as a list that can be traversed with
 * arrow keys. Renders only when the tags or their states change, never for a key press in the text field.
 */
export const TagList = memo(function TagList(props: TagListProps) {
  const { ref, id, tags, hint, readOnly, twins, edited, editor, ...rest } = props;
  const { 'aria-label': label, 'aria-labelledby': labelledBy, ...common } = rest;
  useEffect(() => {
    const [first = -1] = twins;
    // Test environments without layout have no such method.
    ref.current?.children[first]?.scrollIntoView?.({ block: 'nearest' });
  }, [ref, twins]);

  // A global attribute in ARIA 1.3 that is already announced; checkers for ARIA 1.2 report it as an
  // error on a grid.
  const described = { 'aria-description': hint || undefined };
  const seen = new Map<string, number>();
  return (
    <div
      ref={ref}
      role="grid"
      id={id}
      aria-label={label}
      aria-labelledby={labelledBy}
      {...described}
      aria-readonly={readOnly}
      aria-disabled={common.disabled}
      data-many={dataAttr(areMany(tags))}
      data-slot="tag-input-tags"
      className={styles.tags}
    >
      {tags.map((tag, index) => {
        // Tags may be duplicates; a key that follows the text keeps focus when they move.
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
      // From here on, the tab stop is moved in the DOM.
      tabIndex={disabled ? undefined : isFirst ? 0 : -1}
      data-slot="tag-input-tag"
      data-duplicate={dataAttr(isTwin)}
      data-edited={dataAttr(Boolean(editor))}
      className={styles.tag}
    >
      <Chip
        role="gridcell"
        data-slot="tag-input-cell"
        variant={editor ? 'accent' : 'plain'}
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

interface TagEditorProps {
  /** Tag that is edited. */
  tag: string;
  /** Accessible name of the field. */
  label: string;
  onEnd: EndEditing;
}

/** Text field in place of a tag. */
export function TagEditor({ tag, label, onEnd }: TagEditorProps) {
  const field = useRef<HTMLInputElement>(null);
  const isClosing = useRef(false);
  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  const newText = () => {
    const { value = '', defaultValue } = field.current ?? {};
    // Not compared with the tag, because a field contains no line breaks.
    if (value === defaultValue) return null;
    return isBlank(value) ? '' : value.trim();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent) || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    // Must neither submit a form nor close a surrounding dialog.
    event.preventDefault();
    event.stopPropagation();
    const isEscape = event.key === 'Escape';
    const text = isEscape ? null : newText();
    if (!onEnd(isEscape ? 'escape' : 'enter', text, event.nativeEvent)) return;
    isClosing.current = true;
    // Browsers differ in whether they dispatch a blur event for a removed field.
    field.current?.blur();
  };
  return (
    <input
      ref={field}
      defaultValue={tag}
      size={Math.max(tag.length, 4)}
      dir="auto"
      autoComplete="off"
      aria-label={label}
      data-slot="tag-input-editor"
      className={styles.editor}
      onKeyDown={handleKeyDown}
      onBlur={(event) => !isClosing.current && onEnd('blur', newText(), event.nativeEvent)}
    />
  );
}
