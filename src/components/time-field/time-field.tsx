'use client';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useNow } from '../../core/dates/use-dates';
import { cx, isComposing } from '../../core/dom';
import { usePicker } from '../../core/forms/use-picker';
import { usableList } from '../../core/props/usable-list';
import { clock, Icon } from '../../primitives/icon';
import {
  PickerFrame,
  pickerMessageId,
  pickerText,
  TypedInput,
} from '../../primitives/picker-field';
import { PickerPanelFooter } from '../../primitives/picker-panel';
import { PopoverPanel } from '../../primitives/popover';
import { rootProps, type TimeFieldProps } from './time-field-props';
import styles from './time-field.module.css';
import { optionsOfPresets, timesOfList } from './time-list';
import { TimeList } from './time-list-box';
import { readTimeText, usableTime, useTimeRules, validateTime } from './time-rules';
import { timePattern, timeText, timeWord } from './time-texts';
import { useTimeList } from './use-time-list';
import { useTimeSteps } from './use-time-steps';

/**
 * Field for a time of day, typed in almost any format, changed with the arrow keys or selected from a list. Renders a
 * `<div>` with a text field, which takes the `id`, and a line that shows the parsed time.
 */
export function TimeField({ className, ...props }: TimeFieldProps) {
  const { presets, name, form, readOnly = false } = props;
  const fixed = useTimeRules('TimeField', props);
  const { labels, limits, style } = fixed;
  const withSeconds = style.granularity === 'second';
  const now = useNow(usableTime('TimeField', 'now', props.now, style.granularity), withSeconds);
  const rules = { ...fixed, now };
  const picker = usePicker('TimeField', props, {
    usable: (prop, time) => usableTime('TimeField', prop, time, style.granularity),
    readingOf: () => ({
      format: (time) => timeText(time, style),
      read: now === null ? null : (text) => readTimeText(text, { ...rules, now }),
      validate: (time) => validateTime(time, rules),
    }),
  });
  const { root, anchor, input, partName, typed, change } = picker;
  const { required, invalid, ...field } = picker.field;
  const { value: time, problem, settled, text, commit } = typed;

  const named =
    presets && optionsOfPresets(usableList('TimeField', 'presets', presets), limits, withSeconds);
  const list = useTimeList({
    panel: picker.panel,
    optionsOf: () => named ?? timesOfList(limits, props.step !== undefined, withSeconds),
    time,
    now,
    onSelect: (option, event) => {
      change(option.time, { reason: option.label === undefined ? 'item-press' : 'preset', event });
    },
  });
  const step = useTimeSteps({
    input,
    text,
    time,
    rules,
    onStep: (next, event) => change(next, { reason: 'step', event }),
  });

  const wrong = settled && problem !== null;
  const clearable = text !== '' && !required;
  const word = time === null ? undefined : timeWord(time, labels);
  const echo =
    time === null ? '' : timeText(time, style) + (word === undefined ? '' : ` · ${word}`);
  const message = pickerText(wrong ? problem : null, echo, text ? '' : labels.hint);
  // Screen readers read the text of the field: an equal message is only announced when an arrow key changes the time.
  const repeats = settled && message.text === text;
  const messageId = pickerMessageId(field.id, message.type, typed.visited || list.open);
  const listId = `${field.id}-list`;

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { nativeEvent, key } = event;
    if (isComposing(nativeEvent) || list.handleKeyDown(event)) return;
    const arrow = (key === 'ArrowUp' || key === 'ArrowDown') && !event.shiftKey && !event.altKey;
    if (!arrow || event.ctrlKey || event.metaKey || field.disabled || readOnly) return;
    event.preventDefault();
    if (text === '') list.toggle('keyboard', nativeEvent);
    else step(key === 'ArrowUp' ? 1 : -1, nativeEvent);
  };
  const toggle = ({ nativeEvent }: MouseEvent<HTMLButtonElement>) => {
    // Focus in the field would open the on-screen keyboard, which would cover the sheet.
    const { pointerType } = nativeEvent as Partial<PointerEvent>;
    if (pointerType === 'touch') input.current?.blur();
    else input.current?.focus();
    list.toggle('trigger-press', nativeEvent);
  };
  return (
    <PickerFrame
      {...rootProps(props)}
      ref={root}
      slot="time-field"
      state={{ disabled: field.disabled, readOnly, invalid: invalid || wrong, open: list.open }}
      anchor={anchor}
      buttons={{
        fieldId: field.id,
        partName,
        clearLabel: labels.clear,
        openLabel: labels.openList,
        icon: <Icon icon={clock} />,
        // Alt+Arrow down in the field does the same.
        tabIndex: -1,
        'aria-controls': list.open ? listId : undefined,
        filled: clearable,
        onClear: (event) => {
          change(null, { reason: 'clear', event });
          input.current?.focus();
        },
        onClick: toggle,
      }}
      values={[[name, typed.submitted]]}
      form={form}
      message={{
        textId: messageId,
        type: message.type,
        quiet: settled,
        'aria-hidden': repeats || undefined,
        children: message.text,
      }}
      panel={
        list.open && (
          <PopoverPanel
            anchor={anchor}
            heading={labels.dialog}
            onClose={list.hide}
            data-slot="time-field-panel"
            className={styles.panel}
            // Keeps focus in the field.
            onPointerDown={(event) => event.preventDefault()}
          >
            <TimeList
              {...partName(labels.list, listId)}
              list={list}
              time={time}
              now={now}
              style={style}
              labels={labels}
            />
            <PickerPanelFooter
              slot="time-field"
              clearLabel={labels.clear}
              doneLabel={labels.done}
              filled={clearable}
              onClear={(event) => change(null, { reason: 'clear', event })}
              onDone={(event) => list.hide({ reason: 'close-press', event })}
            />
          </PopoverPanel>
        )
      }
      className={className}
    >
      <TypedInput
        {...field}
        {...(!readOnly && {
          // In a combobox, arrow keys would be expected to open the list, not to change the time.
          ...(list.open && {
            role: 'combobox',
            'aria-autocomplete': 'none',
            'aria-expanded': true,
            'aria-controls': listId,
            'aria-activedescendant': list.active < 0 ? undefined : `${listId}-${list.active}`,
          }),
          'aria-haspopup': 'listbox',
        })}
        ref={input}
        data-slot="time-field-input"
        aria-describedby={cx(field['aria-describedby'], !repeats && messageId)}
        required={required}
        invalid={invalid || wrong}
        readOnly={readOnly}
        form={form}
        autoComplete="off"
        placeholder={props.placeholder ?? timePattern(style, labels)}
        typed={typed}
        validity={problem}
        className={styles.root}
        onCommit={(event) => {
          commit(event);
          if (list.open && event.type === 'keydown') list.hide({ reason: 'keyboard', event });
        }}
        onInput={list.forgetMove}
        onKeyDown={handleKeyDown}
      />
    </PickerFrame>
  );
}
