'use client';
import { useLayoutEffect, useRef, type MouseEvent, type RefObject } from 'react';
import type { ChangeDetails } from '../../internals/change-details';
import { presence } from '../../internals/presence';
import type { TimeFieldLabels } from '../../languages/language';
import { check, Icon } from '../../primitives/icon';
import { Popover, type PopoverCloseReason } from '../../primitives/popover';
import styles from './time-list-panel.module.css';
import type { TimeOption } from './time-list';
import { timeText, timeWord, type TimeStyle } from './time-texts';

/** Props of {@link TimeListPanel}. */
interface TimeListPanelProps {
  /** Id of the list; the id of an option is `<id>-<index>`. */
  id: string;
  anchor: RefObject<HTMLElement | null>;
  options: readonly TimeOption[];
  /** Time of the field, or `null`. */
  time: string | null;
  /** Index of the active option, or -1. */
  active: number;
  /** Index of the option that is scrolled into view. */
  revealed: number;
  style: TimeStyle;
  labels: TimeFieldLabels;
  onPick: (option: TimeOption, event: Event) => void;
  onClose: (details: ChangeDetails<Exclude<PopoverCloseReason, 'swipe'>>) => void;
}

/** Popover with the list of times, mounted while open. */
export function TimeListPanel(props: TimeListPanelProps) {
  const { id, anchor, options, time, active, revealed, style, labels, onPick, onClose } = props;
  const list = useRef<HTMLDivElement>(null);
  const shown = useRef(false);
  useLayoutEffect(() => {
    const box = list.current;
    const option = box?.children[revealed];
    if (!box || !(option instanceof HTMLElement)) return;
    const middle = option.offsetTop - (box.clientHeight - option.offsetHeight) / 2;
    // In the middle when the list opens; test environments have no `scrollIntoView`.
    if (!shown.current) box.scrollTop = middle;
    else option.scrollIntoView?.({ block: 'nearest' });
    shown.current = true;
  }, [revealed]);

  // Only presses: the field has the focus and the keys.
  const pickOnClick = (option: TimeOption) => ({
    onClick: (event: MouseEvent) => onPick(option, event.nativeEvent),
  });
  return (
    <Popover
      anchor={anchor}
      onClose={({ reason, event }) => {
        // Not a sheet, which could be swiped.
        if (reason !== 'swipe') onClose({ reason, event });
      }}
      grip={false}
      data-slot="time-field-panel"
      className={styles.root}
      // Keeps focus in the field.
      onPointerDown={(event) => event.preventDefault()}
    >
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label={labels.list}
        data-slot="time-field-list"
        className={styles.list}
      >
        {options.map((option, index) => {
          const detail =
            option.label === undefined
              ? timeWord(option.time, labels)
              : timeText(option.time, style);
          return (
            <div
              // Two presets may have the same time.
              key={index}
              tabIndex={-1}
              id={`${id}-${index}`}
              role="option"
              aria-selected={option.time === time}
              aria-disabled={option.disabled || undefined}
              data-slot="time-field-option"
              data-time={option.time}
              data-active={presence(index === active)}
              data-selected={presence(option.time === time)}
              className={styles.option}
              {...pickOnClick(option)}
            >
              <span data-slot="time-field-option-text" className={styles.text}>
                {option.label === undefined ? (
                  timeText(option.time, style)
                ) : (
                  <bdi>{option.label}</bdi>
                )}
              </span>
              {detail !== undefined && (
                <span data-slot="time-field-option-detail" className={styles.detail}>
                  {' '}
                  {detail}
                </span>
              )}
              {option.time === time && (
                <span data-slot="time-field-option-check" className={styles.check}>
                  <Icon shapes={check} size="sm" />
                </span>
              )}
            </div>
          );
        })}
      </div>
    </Popover>
  );
}
