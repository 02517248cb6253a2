'use client';
import { useLayoutEffect, useRef, type ComponentProps, type MouseEvent } from 'react';
import { cx, dataAttr } from '../../core/dom';
import row from '../../core/option-row.module.css';
import { check, Icon } from '../../primitives/icon';
import { VisuallyHidden } from '../../primitives/visually-hidden';
import { begunOption, groupByPeriod, type TimeOption } from './time-list';
import styles from './time-list-box.module.css';
import { dayPeriodText, timeText, timeWord, type TimeStyle } from './time-texts';
import tile from './time-tile.module.css';
import type { useTimeList } from './use-time-list';
import type { TimeFieldLabels } from './words';

/** Props of {@link TimeList}. */
export interface TimeListProps extends Omit<ComponentProps<'div'>, 'style' | 'children'> {
  /** Id of the list; the id of an option is `<id>-<index>`. */
  id: string;
  list: Pick<
    ReturnType<typeof useTimeList>,
    'listRef' | 'options' | 'active' | 'revealed' | 'select'
  >;
  /** Time of the field, or `null`. */
  time: string | null;
  /** Current time; the latest time of the list that has started is marked. */
  now: string | null;
  style: TimeStyle;
  labels: TimeFieldLabels;
}

/** List of times; focus and keys are those of its parent. Times are tiles below AM and PM, named times are rows. */
export function TimeList(props: TimeListProps) {
  const { id, list, time, now, style, labels, className, ...rest } = props;
  const { listRef, options, revealed } = list;
  const shown = useRef(false);
  useLayoutEffect(() => {
    const { current: box } = listRef;
    const option = box && optionsIn(box)[revealed];
    const rows = option?.parentElement;
    if (!box || !rows) return;
    const { offsetTop, offsetHeight } = option;
    const middle = offsetTop - (box.clientHeight - offsetHeight) / 2;
    const lastRow = rows.offsetTop + rows.offsetHeight - offsetHeight;
    const end = lastRow + offsetHeight / 2 - box.clientHeight;
    // In the middle when the list opens, but with the last row of AM fading out rather than the space before PM; test
    // environments have no `scrollIntoView`.
    if (!shown.current) box.scrollTop = offsetTop < lastRow ? Math.min(middle, end) : middle;
    else option.scrollIntoView?.({ block: 'nearest' });
    shown.current = true;
  }, [listRef, revealed]);

  const isNamed = options.some(({ label }) => label !== undefined);
  const begun = isNamed ? -1 : begunOption(options, now);
  const groups = groupByPeriod(options, (of) => (isNamed ? '' : dayPeriodText(of, style)));
  const captioned = groups.some(({ period }) => period !== '');
  // A function, so that linters do not expect keys beside the click: the field has the focus and the keys.
  const pressesOf = (option: TimeOption) => ({
    onClick: (event: MouseEvent) => list.select(option, event.nativeEvent),
  });
  return (
    <div
      aria-label={labels.list}
      {...rest}
      ref={listRef}
      id={id}
      role="listbox"
      data-slot="time-field-list"
      data-captioned={dataAttr(captioned)}
      data-clock={clockOf(style)}
      className={cx(styles.root, isNamed ? styles.named : styles.timed, className)}
    >
      {groups.map((group) => (
        <div
          key={group.options[0]?.time}
          {...(group.period !== '' && { role: 'group', 'aria-label': group.period })}
          data-slot="time-field-group"
          className={styles.group}
        >
          {group.period && (
            <p aria-hidden="true" data-slot="time-field-period" className={styles.caption}>
              {group.period}
            </p>
          )}
          <div data-slot="time-field-options" className={isNamed ? styles.rows : styles.tiles}>
            {group.options.map((option) => {
              const index = options.indexOf(option);
              const selected = option.time === time;
              return (
                <div
                  // Two presets may have the same time.
                  key={index}
                  tabIndex={-1}
                  id={`${id}-${index}`}
                  role="option"
                  aria-selected={selected}
                  aria-disabled={option.disabled || undefined}
                  data-slot="time-field-option"
                  data-time={option.time}
                  data-active={dataAttr(index === list.active)}
                  data-selected={dataAttr(selected)}
                  data-now={dataAttr(index === begun)}
                  className={isNamed ? cx(row.root, styles.row) : tile.root}
                  {...pressesOf(option)}
                >
                  {option.label === undefined ? (
                    <TimeText
                      time={option.time}
                      period={group.period}
                      style={style}
                      labels={labels}
                    />
                  ) : (
                    <NamedTime option={option} selected={selected} style={style} />
                  )}
                  {index === begun && <Spoken>{labels.now}</Spoken>}
                </div>
              );
            })}
          </div>
        </div>
      ))}
    </div>
  );
}

interface TimeTextProps {
  time: string;
  period: string;
  style: TimeStyle;
  labels: TimeFieldLabels;
}

/** Time of a tile. AM and PM are above the tiles, so that only screen readers repeat them, as they do "noon". */
function TimeText({ time, period, style, labels }: TimeTextProps) {
  const [before = '', after = ''] = period ? timeText(time, style).split(period) : [];
  const word = timeWord(time, labels);
  return (
    <>
      <span data-slot="time-field-option-text">
        {period ? (
          <>
            {after !== '' && (
              <>
                <VisuallyHidden>{period}</VisuallyHidden>{' '}
              </>
            )}
            {before.trim()}
            {after.trim()}
            {after === '' && <Spoken>{period}</Spoken>}
          </>
        ) : (
          timeText(time, style)
        )}
      </span>
      {word !== undefined && <Spoken>{word}</Spoken>}
    </>
  );
}

/** Words for screen readers after a time. The space is outside, because some tools trim the text of an element. */
function Spoken({ children }: { children: string }) {
  return (
    <>
      {' '}
      <VisuallyHidden>{children}</VisuallyHidden>
    </>
  );
}

interface NamedTimeProps {
  option: TimeOption;
  selected: boolean;
  style: TimeStyle;
}

/** Name and time of a row. */
function NamedTime({ option, selected, style }: NamedTimeProps) {
  return (
    <>
      <span data-slot="time-field-option-text" className={styles.name}>
        <bdi>{option.label}</bdi>
      </span>
      <span data-slot="time-field-option-detail" className={row.detail}>
        {' '}
        {timeText(option.time, style)}
      </span>
      {selected && (
        <span data-slot="time-field-option-check" className={row.check}>
          <Icon icon={check} size="sm" />
        </span>
      )}
    </>
  );
}

/** Returns the options of a list in order. */
export function optionsIn(list: HTMLElement) {
  return list.querySelectorAll<HTMLElement>('[role="option"]');
}

/** Returns how much space a time needs: with seconds more than without. */
function clockOf(style: TimeStyle): 'long' | undefined {
  const text = timeText('12:30', style).replace(dayPeriodText('12:30', style), '').trim();
  return text.length > 5 ? 'long' : undefined;
}
