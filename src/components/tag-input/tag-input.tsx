// biome-ignore-all lint/a11y/noStaticElementInteractions: the root handles the events of its control.
'use client';
import { useMemo, useRef, type FocusEvent, type MouseEvent } from 'react';
import { activeElementNear } from '../../core/active-element';
import { cx } from '../../core/class-names';
import { dataAttr } from '../../core/data-attr';
import { usePartName } from '../../core/forms/part-name';
import { useFieldControl } from '../../core/forms/use-field-control';
import { useFormReset } from '../../core/forms/use-form-event';
import { useLocale } from '../../core/provider/locale-context';
import { useLabels } from '../../core/provider/use-labels';
import { useFocusableRoot } from '../../core/use-focusable-root';
import { useAfterHydration } from '../../core/use-hydrated';
import { useLazyModule } from '../../core/use-lazy-module';
import { InputGroup } from '../../primitives/text-input';
import { TagEditor } from './editing/tag-editor';
import { bulkEdit, useEditing } from './editing/use-editing';
import { SuggestionList } from './suggestions/suggestion-list';
import { useSuggestionList } from './suggestions/use-suggestion-list';
import { TagEntry } from './tag-entry';
import { TagFooter } from './tag-footer';
import { rootProps, type TagInputProps } from './tag-input-props';
import styles from './tag-input.module.css';
import { TagList } from './tag-list';
import { duplicatedPlaces, type TagNotice } from './tag-notice';
import { tagRules, usableProps } from './tag-rules';
import { tagTexts } from './tag-texts';
import { useTagAnnouncements } from './use-tag-announcements';
import { rowsOf, setTabStop } from './use-tag-focus';
import { useTagGrid } from './use-tag-grid';
import { useTags } from './use-tags';
import { useTextField } from './use-text-field';
import { tagInput as english } from './words';

/**
 * Field for a list of short texts, which can be typed, pasted, edited in place, moved and removed. Renders a
 * `<div>` with a grid of the tags and a text field, which takes the `id`.
 */
export function TagInput({ ref, ...props }: TagInputProps) {
  const root = useFocusableRoot(ref);
  const frame = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const elements = { frame, grid, input };

  const { required, invalid, disabled, ...field } = useFieldControl('TagInput', props, input);
  const { readOnly = false, form, name, addOnTab } = props;
  const usable = usableProps(props);
  const canChange = !readOnly && !disabled;
  // A surrounding fieldset may also be disabled.
  const isLocked = () => readOnly || (input.current?.matches(':disabled') ?? true);

  const locale = useLocale(props.locale, 'TagInput');
  const labels = useLabels('tagInput', english, locale, props.labels);
  const texts = tagTexts(labels, locale);
  const rules = tagRules(usable, texts);
  const state = useTags(props, rules, texts);
  const { tags } = state;
  const { focus, editing, ...edit } = useEditing(elements, state, labels, canChange);
  const editedTag = editing?.kind === 'tag' ? editing : null;
  const editsAll = editing?.kind === 'all';
  const bulk = useLazyModule(bulkEdit, editsAll);
  const { undo, pressControl, handlers } = useTagGrid({
    elements,
    state,
    focus,
    texts,
    delimiter: usable.delimiter,
    isLocked,
    onEdit: edit.editTag,
  });
  const text = useTextField({
    props: { ...usable, name, addOnTab },
    input,
    state,
    rules,
    texts,
    focus,
    isLocked,
    pressControl,
  });
  const suggestions = useSuggestionList({
    props: usable,
    state,
    texts,
    fieldId: field.id,
    getText: text.getText,
    isLocked,
    onPick: (tag, event) => {
      text.add([tag], event);
      input.current?.focus();
    },
  });

  useAfterHydration(() =>
    activeElementNear(input.current) === input.current ? suggestions.type() : text.leave(undefined),
  );
  useFormReset(input, (event) => {
    text.setText('');
    state.reset(event);
  });
  const clear = (event: Event) => {
    if (isLocked()) return;
    input.current?.focus();
    state.remove([...tags.keys()], { reason: 'clear', event });
  };
  // On a Mac, a clicked button does not receive focus: the input would lose focus, and half a tag would be
  // added.
  const keepFocus = (event: MouseEvent) => {
    const isButton = event.target instanceof Element && event.target.closest('button, summary');
    // Editing a tag is complete when its field loses focus.
    if (isButton && !editedTag) event.preventDefault();
  };

  const notice: TagNotice = state.notice ?? { type: 'quiet', text: '' };
  useTagAnnouncements(input, state.notice, suggestions.announcement);
  const isInvalid = invalid || notice.type === 'error';
  const twins = useMemo(
    () => duplicatedPlaces(tags, notice.duplicates, locale),
    [tags, notice.duplicates, locale],
  );
  const messageId = `${field.id}-message`;
  const partName = usePartName(input, field);
  const listName = partName(labels.suggestions, suggestions.listId);
  const handleBlur = (event: FocusEvent<HTMLDivElement>) => {
    props.onBlur?.(event);
    const isInside = event.currentTarget.contains(event.relatedTarget);
    // When only the window loses focus, or the user edits all tags as text, they come back to this text.
    if (isInside || activeElementNear(input.current) === input.current || editsAll) return;
    text.leave(event.nativeEvent);
  };

  return (
    <div
      data-slot="tag-input"
      {...rootProps(props)}
      ref={root}
      data-disabled={dataAttr(disabled)}
      data-readonly={dataAttr(readOnly)}
      data-invalid={dataAttr(isInvalid)}
      className={cx(styles.root, props.className)}
      onBlur={handleBlur}
    >
      <InputGroup
        {...handlers}
        ref={frame}
        role="presentation"
        invalid={isInvalid}
        disabled={disabled}
        readOnly={readOnly}
        data-slot="tag-input-field"
        data-edited={dataAttr(editsAll)}
        className={styles.field}
        onFocus={({ target }) => {
          if (focus.indexOf(target) >= 0) setTabStop(rowsOf(grid.current), target);
        }}
        onMouseDown={keepFocus}
        onPointerDown={(event) => {
          // A press beside the tags focuses the text field.
          if (event.target !== event.currentTarget) return;
          event.preventDefault();
          input.current?.focus();
        }}
      >
        {tags.length > 0 && (
          <TagList
            {...partName(labels.tags, `${field.id}-tags`)}
            ref={grid}
            tags={tags}
            hint={canChange && labels.hint}
            remove={canChange && labels.remove}
            name={name}
            form={form}
            disabled={disabled}
            readOnly={readOnly}
            twins={twins}
            edited={editedTag ? editedTag.index : -1}
            editor={
              editedTag && (
                <TagEditor
                  tag={editedTag.tag}
                  label={labels.editTag(editedTag.tag)}
                  onCommit={(...entry) => edit.commitTag(editedTag.index, ...entry)}
                  onLeave={(...entry) => edit.leaveTag(editedTag.index, ...entry)}
                  onCancel={edit.cancel}
                />
              )
            }
          />
        )}
        <TagEntry
          {...field}
          ref={input}
          text={text}
          suggestions={suggestions}
          aria-describedby={cx(field['aria-describedby'], notice.type === 'error' && messageId)}
          form={form}
          required={required && tags.length === 0}
          invalid={isInvalid}
          disabled={disabled}
          readOnly={readOnly}
          placeholder={canChange || tags.length === 0 ? props.placeholder : undefined}
        />
        {editsAll && bulk && (
          <bulk.BulkEdit
            tags={tags}
            labels={labels}
            messageId={messageId}
            onCommit={edit.commitAll}
            onCancel={edit.cancel}
          />
        )}
      </InputGroup>
      <TagFooter
        id={messageId}
        partName={partName}
        texts={texts}
        notice={notice}
        count={tags.length}
        max={rules.max}
        onMouseDown={keepFocus}
        onUndo={canChange && notice.canUndo === true && undo}
        onBulkEdit={canChange && props.bulkEdit === true && !editsAll && edit.editAll}
        onClear={canChange && props.clearable === true && tags.length > 0 && clear}
      />
      {suggestions.isOpen && (
        <SuggestionList {...listName} suggestions={suggestions} anchor={frame} />
      )}
    </div>
  );
}
