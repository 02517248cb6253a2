'use client';
import { useInsertionEffect, useRef, useState, type SyntheticEvent } from 'react';
import { cx } from '../../internals/class-names';
import { useFieldControl } from '../../internals/field-context';
import { presence } from '../../internals/presence';
import { useFormReset } from '../../internals/use-form-reset';
import { judgeTags } from './judge-tags';
import { tagTools, usePart, withPart } from './rare-parts';
import { rootProps } from './root-props';
import type { TagBase, TagContext } from './tag-context';
import type { TagTask } from './tag-extras';
import { TagFooter } from './tag-footer';
import styles from './tag-input.module.css';
import type { TagInputProps } from './tag-input-props';
import { TagList } from './tag-list';
import { useTextEvents } from './use-text-events';
import { useTagRules } from './use-tag-rules';
import { useTags } from './use-tags';

/**
 * Field for a list of short texts: typed, pasted, edited in place, moved and removed. Renders a `<div>` with a grid
 * of the tags and a text field, whose id is `<id>-input`.
 */
export function TagInput(props: TagInputProps) {
  const frame = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const live = useRef<TagContext>(null);
  const id = props.id === undefined ? undefined : `${props.id}-input`;
  const { required, invalid, disabled, ...field } = useFieldControl({ ...props, id });
  const { readOnly = false, form, suggestions } = props;
  const rules = useTagRules(props);
  const { labels } = rules;
  const state = useTags(props);
  const { tags, notice, say, change } = state;
  const [task, begin] = useState<TagTask>(null);

  const Extras = usePart(tagTools)?.TagExtras;
  const locked = () => readOnly || (input.current?.matches(':disabled') ?? true);

  const base: TagBase = {
    props,
    rules,
    state,
    input,
    grid,
    locked,
    begin,
    judge: (entries, others, reason, event) => {
      const judgement = judgeTags(entries, others, rules);
      const { rejected } = judgement;
      if (rejected[0]) {
        base.withTools((tools, context) => tools.showTwins(context, rejected));
        props.onReject?.(rejected, { reason, event });
      }
      return judgement;
    },
    withTools: (act, fail = () => {}) =>
      withPart(
        tagTools,
        (tools) => live.current && act(tools, tools.withAllWords(live.current)),
        fail,
      ),
    failed: () => say({ kind: 'error', text: labels.failed }),
  };
  const { field: fieldEvents, leave, ...texts } = useTextEvents(base);
  const context: TagContext = { ...base, ...texts };
  useInsertionEffect(() => {
    live.current = context;
  });
  useFormReset(input, (event) => {
    if (input.current) input.current.value = '';
    input.current?.setCustomValidity('');
    change(props.defaultValue ?? [], 'reset', event, null);
  });

  const tell = (event: SyntheticEvent) => {
    const target = event.target as Element;
    // Fields keep their events; a selection of several tags belongs to none of them.
    const row = target.matches('input') ? null : target.closest('[role="row"], [role="grid"]');
    if (row) base.withTools((tools, latest) => tools.tagEvent(latest, event, row), base.failed);
  };
  const messageId = `${field.id}-message`;
  const isWrong = invalid || notice?.kind === 'error';
  const canChange = !readOnly && !disabled;
  return (
    <div
      data-slot="tag-input"
      {...rootProps(props)}
      data-disabled={presence(disabled)}
      data-readonly={presence(readOnly)}
      data-invalid={presence(isWrong)}
      className={cx(styles.root, props.className)}
      onBlur={(event) => {
        props.onBlur?.(event);
        leave(event);
      }}
    >
      <div
        ref={frame}
        role="presentation"
        data-slot="tag-input-field"
        className={styles.field}
        onKeyDown={tell}
        onClick={tell}
        onDoubleClick={tell}
        onCopy={tell}
        onCut={tell}
        onPaste={tell}
        onFocus={({ target }) => {
          if (task === null) begin('near');
          base.withTools((tools) => tools.arrive(live, target));
        }}
        onPointerDown={(event) => {
          // A press beside the tags is one on the text field.
          if (event.target !== event.currentTarget) return;
          event.preventDefault();
          input.current?.focus();
        }}
      >
        {tags.length > 0 && (
          <TagList
            ref={grid}
            tags={tags}
            label={field['aria-label'] ?? labels.tags}
            labelledBy={field['aria-labelledby']}
            hint={canChange && labels.hint}
            remove={canChange && labels.remove}
            name={props.name}
            form={form}
            disabled={disabled}
            readOnly={readOnly}
          />
        )}
        {/* A box of its own, so that a key press lays out the text and not the tags. */}
        <div data-slot="tag-input-entry" className={styles.entry}>
          <input
            {...field}
            {...fieldEvents}
            ref={input}
            data-slot="tag-input-input"
            aria-describedby={cx(field['aria-describedby'], messageId)}
            {...(suggestions && {
              role: 'combobox',
              'aria-autocomplete': 'list',
              'aria-haspopup': 'listbox',
              'aria-expanded': false,
            })}
            autoComplete="off"
            enterKeyHint="enter"
            form={form}
            required={required && tags.length === 0}
            aria-invalid={isWrong || undefined}
            disabled={disabled}
            readOnly={readOnly}
            placeholder={tags.length === 0 ? props.placeholder : undefined}
            className={styles.input}
          />
        </div>
      </div>
      <TagFooter
        id={messageId}
        rules={rules}
        count={tags.length}
        notice={notice}
        onClear={
          canChange &&
          props.clearable &&
          tags.length > 0 &&
          ((event) =>
            base.withTools((tools, latest) => tools.clearTags(latest, event), base.failed))
        }
        onBulkEdit={
          canChange &&
          props.bulkEdit &&
          task !== 'bulk' &&
          (() => {
            begin('bulk');
            base.withTools(() => {}, base.failed);
          })
        }
      />
      {task !== null && Extras && (
        <Extras context={context} task={task} frame={frame} messageId={messageId} />
      )}
    </div>
  );
}
