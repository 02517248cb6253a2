'use client';
import {
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type MouseEvent,
  type RefObject,
} from 'react';
import { cx } from '../../internals/class-names';
import row from '../../internals/option-row.module.css';
import { dataAttr } from '../../internals/data-attr';
import type { TimeFieldLabels } from '../../languages/language';
import { check, Icon } from '../../primitives/icon';
import { Popover } from '../../primitives/popover';
import { VisuallyHidden } from '../../primitives/visually-hidden';
import styles from './time-list-panel.module.css';
import tile from './time-tile.module.css';
import { begunOption, type TimeOption } from './time-list';
import type { useTimeList } from './use-time-list';
import { timeText, timeWord, type TimeStyle } from './time-texts';

/** Props of {@link TimeList}. */
interface TimeListProps extends Omit<ComponentProps<'div'>, 'style' | 'children'> {
  /** Id of the list; the id of an option is `<id>-<index>`. */
  id: string;
  list: Pick<
    ReturnType<typeof useTimeList>,
    'listRef' | 'options' | 'active' | 'revealed' | 'pick'
  >;
  /** Time of the field, or `null`. */
  time: string | null;
  /** Current time; the latest time of the list that has started is marked. */
  now: string | null;
  style: TimeStyle;
  labels: TimeFieldLabels;
}

/** Props of {@link TimeListPanel}. */
interface TimeListPanelProps extends TimeListProps {
  anchor: RefObject<HTMLElement | null>;
  list: ReturnType<typeof useTimeList>;
}

/** List of times; focus and keys are those of its parent. */
export function TimeList(props: TimeListProps) {
  const { id, list, time, now, style, labels, className, ...rest } = props;
  const { listRef, options, revealed } = list;
  const shown = useRef(false);
  useLayoutEffect(() => {
    const { current: box } = listRef;
    const option = box?.children[revealed];
    if (!box || !(option instanceof HTMLElement)) return;
    const middle = option.offsetTop - (box.clientHeight - option.offsetHeight) / 2;
    // In the middle when the list opens; test environments have no `scrollIntoView`.
    if (!shown.current) box.scrollTop = middle;
    else option.scrollIntoView?.({ block: 'nearest' });
    shown.current = true;
  }, [listRef, revealed]);

  const isNamed = options.some(({ label }) => label !== undefined);
  const begun = isNamed ? -1 : begunOption(options, now);
  // Only presses: the field has the focus and the keys.
  const pickOnClick = (option: TimeOption) => ({
    onClick: (event: MouseEvent) => list.pick(option, event.nativeEvent),
  });
  return (
    <div
      {...rest}
      ref={listRef}
      id={id}
      role="listbox"
      aria-label={labels.list}
      data-slot="time-field-list"
      className={cx(styles.list, isNamed ? styles.rows : styles.tiles, className)}
      data-clock={clockOf(style)}
    >
      {options.map((option, index) => {
        const detail =
          option.label === undefined ? timeWord(option.time, labels) : timeText(option.time, style);
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
            data-active={dataAttr(index === list.active)}
            data-selected={dataAttr(option.time === time)}
            data-now={dataAttr(index === begun)}
            className={isNamed ? cx(row.root, styles.row) : tile.root}
            {...pickOnClick(option)}
          >
            <span data-slot="time-field-option-text" className={isNamed ? styles.name : undefined}>
              {option.label === undefined ? (
                timeText(option.time, style)
              ) : (
                <bdi>{option.label}</bdi>
              )}
            </span>
            {detail !== undefined && (
              <span
                data-slot="time-field-option-detail"
                className={isNamed ? row.detail : tile.word}
              >
                {' '}
                {detail}
              </span>
            )}
            {index === begun && <VisuallyHidden> {labels.now}</VisuallyHidden>}
            {isNamed && option.time === time && (
              <span data-slot="time-field-option-check" className={row.check}>
                <Icon shapes={check} size="sm" />
              </span>
            )}
          </div>
        );
      })}
    </div>
  );
}

/** Popover with the list of times, mounted while open. */
export function TimeListPanel({ anchor, ...list }: TimeListPanelProps) {
  return (
    <Popover
      anchor={anchor}
      heading={list.labels.list}
      onClose={list.list.hide}
      data-slot="time-field-panel"
      className={styles.root}
      // Keeps focus in the field.
      onPointerDown={(event) => event.preventDefault()}
    >
      <TimeList {...list} />
    </Popover>
  );
}

/** Returns how much space a time needs: with AM and PM, or with seconds, more than with 24 hours. */
function clockOf(style: TimeStyle): 'long' | 'short' | undefined {
  const length = timeText('12:30', style).length;
  return length > 8 ? 'long' : length > 5 ? undefined : 'short';
}
