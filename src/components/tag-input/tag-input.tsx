// biome-ignore-all lint/a11y/noStaticElementInteractions: the root handles the events of its control.
'use client';
import { useRef, type FocusEvent, type MouseEvent } from 'react';
import { activeElementNear, cx, dataAttr } from '../../core/dom';
import { usePartName } from '../../core/forms/part-name';
import { useFieldControl } from '../../core/forms/use-field-control';
import { useFormReset } from '../../core/forms/use-form-event';
import { useLocale, useLabels } from '../../core/provider/language';
import { useFocusableRoot } from '../../core/use-focusable-root';
import { useAfterHydration } from '../../core/use-hydrated';
import { InputGroup } from '../../primitives/text-input';
import { TagEntry, useTextField } from './tag-entry';
import { TagFooter } from './tag-footer';
import { rootProps, usableProps, type TagInputProps } from './tag-input-props';
import styles from './tag-input.module.css';
import { TagEditor, TagList } from './tag-list';
import { tagTexts, useTagAnnouncements, type TagNotice } from './tag-messages';
import { useSuggestionList } from './tag-suggestions';
import { useTagGrid } from './use-tag-grid';
import { useTags, useTwins } from './use-tags';
import { tagInput as english } from './words';

const noNotice: TagNotice = { type: 'quiet', text: '' };

/**
 * Field for a list of short strings, which can be typed, pasted, edited in place, moved and removed. Renders a
 * `<div>` with a grid of the tags and a text field, which takes the `id`.
 */
export function TagInput({ ref, ...allProps }: TagInputProps) {
  const root = useFocusableRoot(ref);
  const frame = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);

  const props = usableProps(allProps);
  const { readOnly = false, form, name } = props;
  const { required, invalid, disabled, ...field } = useFieldControl('TagInput', props, input);
  const canChange = !readOnly && !disabled;
  const locale = useLocale(props.locale, 'TagInput');
  const labels = useLabels('tagInput', english, locale, props.labels);
  const texts = tagTexts(labels, locale);

  const state = useTags(input, props, texts, canChange);
  const { tags, isLocked } = state;
  const tagGrid = useTagGrid({ frame, grid, input }, state, texts, props.delimiter);
  const { editing } = tagGrid;
  const text = useTextField(input, state, props);
  const suggestions = useSuggestionList(props.suggestions, field.id, text, state, texts);

  const leave = (event?: Event) => text.leave(event, labels.pending);
  useAfterHydration(() =>
    activeElementNear(input.current) === input.current ? suggestions.type() : leave(),
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
    if (isButton && !editing) event.preventDefault();
  };
  const handleBlur = (event: FocusEvent<HTMLDivElement>) => {
    props.onBlur?.(event);
    const isInside = event.currentTarget.contains(event.relatedTarget);
    // When only the window loses focus, the user comes back to this text.
    if (isInside || activeElementNear(input.current) === input.current) return;
    leave(event.nativeEvent);
  };

  const notice = state.notice ?? noNotice;
  useTagAnnouncements(input, state.notice, suggestions.announcement);
  const twins = useTwins(state);
  const isInvalid = invalid || notice.type === 'error';
  const messageId = `${field.id}-message`;
  const isEmpty = tags.length === 0;
  const emptyText = readOnly ? labels.none : props.placeholder;
  const partName = usePartName(input, field);
  const listName = partName(labels.suggestions, suggestions.listId);

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
        {...tagGrid.handlers}
        ref={frame}
        role="presentation"
        invalid={isInvalid}
        disabled={disabled}
        readOnly={readOnly}
        data-slot="tag-input-field"
        // The ring of the frame is that of the last field, or of the field in place of a tag.
        data-shallow=""
        data-editing={dataAttr(Boolean(editing))}
        className={styles.field}
        onMouseDown={keepFocus}
        onPointerDown={(event) => {
          // A press beside the tags focuses the text field.
          if (event.target !== event.currentTarget) return;
          event.preventDefault();
          input.current?.focus();
        }}
      >
        {!isEmpty && (
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
            edited={editing ? editing.index : -1}
            editor={
              editing && (
                <TagEditor
                  tag={editing.tag}
                  label={labels.editTag(editing.tag)}
                  onEnd={tagGrid.endEditing}
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
          required={required && isEmpty}
          invalid={isInvalid}
          disabled={disabled}
          readOnly={readOnly}
          placeholder={canChange || isEmpty ? emptyText : undefined}
          onKeyDown={tagGrid.pressInField}
        />
      </InputGroup>
      <TagFooter
        id={messageId}
        partName={partName}
        texts={texts}
        notice={notice}
        count={tags.length}
        max={state.rules.maxTags}
        onMouseDown={keepFocus}
        onUndo={canChange && notice.canUndo === true && tagGrid.undo}
        onClear={canChange && props.clearable === true && !isEmpty && clear}
      />
      {suggestions.List && (
        <suggestions.List {...listName} suggestions={suggestions} anchor={frame} />
      )}
    </div>
  );
}
