// biome-ignore-all lint/a11y/useSemanticElements: `<fieldset>` has its own layout and `disabled`.
'use client';
import { useMemo, type ComponentProps, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { cx, dataAttr, isComposing } from '../../core/dom';
import type { ResolvedFieldControl } from '../../core/forms/use-field-control';
import { useFocusableRoot } from '../../core/use-focusable-root';
import { IconButton } from '../../primitives/button';
import { FormValue } from '../../primitives/form-value';
import { chevronLeft, chevronRight, Icon } from '../../primitives/icon';
import styles from './calendar.module.css';
import type { CalendarWords } from './day-names';
import type { CalendarLabels } from './words';

/** Props of {@link CalendarNav}. */
export interface CalendarNavProps {
  /** Labels of the two buttons. */
  previous: string;
  next: string;
  /** Whether the first page is shown. */
  atStart: boolean;
  /** Whether the last page is shown. */
  atEnd: boolean;
  /** Called with the direction when a button is pressed. */
  onTurn: (by: -1 | 1, event: Event) => void;
}

/** Names and values that a form submits. */
export type NamedValues = ReadonlyArray<readonly [name: string | undefined, value: string]>;

/** Native controls with the value of a calendar. */
interface CalendarFormValues {
  /** At least one entry; the first control represents the calendar. */
  values: NamedValues;
  /** Type of the native control; `date` validates `min` and `max`. */
  type: 'date' | 'text';
  min?: string | undefined;
  max?: string | undefined;
  form: string | undefined;
  /** Ref to the first control. */
  controlRef: Ref<HTMLInputElement>;
  /** Called when the browser focuses a control, for example to report a missing value. */
  onFocusRequest: () => void;
}

/** Props of {@link CalendarFrame}. */
interface CalendarFrameProps extends ComponentProps<'div'> {
  'data-slot': string;
  field: ResolvedFieldControl;
  readOnly: boolean;
  /** Whether the shown month is unknown, as on the server. */
  pending: boolean;
  nav: CalendarNavProps;
  /** Labels of the calendar, with the default accessible name. */
  labels: CalendarLabels;
  /** Called when Escape is pressed inside; a function only while there is something to cancel. */
  onEscape?: ((event: Event) => void) | undefined;
  /** Ref to the note that explains why a cell is unavailable; without a ref there is no note. */
  noteRef?: Ref<HTMLDivElement> | undefined;
  /** Sentence below the cells, which is also part of the accessible name of the cell that it describes. */
  hint?: string | undefined;
  /** Values that the form submits; `false` without a name. */
  values: CalendarFormValues | false;
  /** Cells, rendered inside the element of the grid's ref. */
  children: ReactNode;
}

/**
 * Shared frame of all calendars: navigation and form values. Renders a `<div role="group">`.
 */
export function CalendarFrame({
  field,
  readOnly,
  pending,
  nav,
  labels,
  onEscape,
  noteRef,
  hint,
  values,
  children,
  ...rest
}: CalendarFrameProps) {
  const labelledBy = field['aria-labelledby'];
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    rest.onKeyDown?.(event);
    const { key, nativeEvent, defaultPrevented } = event;
    if (!onEscape || key !== 'Escape' || isComposing(nativeEvent) || defaultPrevented) return;
    // A surrounding popover or dialog stays open.
    event.preventDefault();
    event.stopPropagation();
    onEscape(nativeEvent);
  };
  return (
    <div
      {...rest}
      ref={useFocusableRoot(rest.ref)}
      id={field.id}
      role="group"
      aria-label={labelledBy ? undefined : (field['aria-label'] ?? labels.calendar)}
      aria-labelledby={labelledBy}
      aria-describedby={field['aria-describedby']}
      data-disabled={dataAttr(field.disabled)}
      data-readonly={dataAttr(readOnly)}
      data-invalid={dataAttr(field.invalid)}
      data-pending={dataAttr(pending)}
      // As a spread: linters expect a role where they see a handler, and these events bubble.
      {...{ onKeyDown: handleKeyDown }}
      className={cx(styles.root, rest.className)}
    >
      <CalendarNav {...nav} disabled={field.disabled} />
      {children}
      {noteRef && (
        <div ref={noteRef} data-slot="calendar-note" aria-hidden className={styles.note} />
      )}
      {hint !== undefined && (
        <p data-slot="calendar-hint" aria-hidden className={styles.hint}>
          {hint}
        </p>
      )}
      {values && <FormValues {...values} field={field} readOnly={readOnly} />}
    </div>
  );
}

/**
 * Buttons for the previous and next months. They are not a landmark, because two calendars on a page would
 * need different names. At the first or last month, a button stays focusable and is announced as disabled, so
 * that focus is not lost.
 */
function CalendarNav(props: CalendarNavProps & { disabled: boolean }) {
  const { previous, next, disabled, atStart, atEnd, onTurn } = props;
  return (
    <div data-slot="calendar-nav" className={styles.nav}>
      <IconButton
        data-slot="calendar-previous"
        className={styles.turn}
        label={previous}
        disabled={disabled}
        aria-disabled={atStart || undefined}
        onClick={(event) => atStart || onTurn(-1, event.nativeEvent)}
      >
        <Icon icon={chevronLeft} directional />
      </IconButton>
      <IconButton
        data-slot="calendar-next"
        className={styles.turn}
        label={next}
        disabled={disabled}
        aria-disabled={atEnd || undefined}
        onClick={(event) => atEnd || onTurn(1, event.nativeEvent)}
      >
        <Icon icon={chevronRight} directional />
      </IconButton>
    </div>
  );
}

function FormValues({
  values,
  field,
  controlRef,
  ...rest
}: CalendarFormValues & Pick<CalendarFrameProps, 'field' | 'readOnly'>) {
  return values.map(([name, value], index) => (
    <FormValue
      {...rest}
      key={index}
      ref={index === 0 ? controlRef : undefined}
      name={name}
      value={value}
      required={field.required}
      disabled={field.disabled}
    />
  ));
}

/** Props of {@link CalendarPage}. */
interface CalendarPageProps {
  ref: Ref<HTMLDivElement>;
  /** Title of the page, or the button that opens the years. */
  caption: ReactNode;
  children: ReactNode;
}

/** The only page of a calendar of periods, with its caption. */
export function CalendarPage({ ref, caption, children }: CalendarPageProps) {
  return (
    <div ref={ref} data-slot="calendar-page" className={styles.months}>
      <div data-slot="calendar-periods" className={styles.month}>
        <div data-slot="calendar-caption" className={styles.caption}>
          {caption}
        </div>
        {children}
      </div>
    </div>
  );
}

/** Props of {@link Weekdays}. */
interface WeekdaysProps {
  words: CalendarWords;
  /** First day of the week, 1 (Monday) to 7 (Sunday). */
  firstDay: number;
  weekend: readonly number[];
  /** Whether a column of week numbers is before the days. */
  numbered: boolean;
}

/** Head of a grid of days: the names of the weekdays. Renders a `<thead>`. */
export function Weekdays({ words, firstDay, weekend, numbered }: WeekdaysProps) {
  const { names, labels } = words;
  return useMemo(() => {
    const { short, long } = names.weekdays();
    return (
      <thead>
        <tr>
          {numbered && (
            <th
              scope="col"
              data-slot="calendar-week-heading"
              aria-label={labels.weeks}
              className={styles.week}
            >
              {labels.weekShort}
            </th>
          )}
          {[0, 1, 2, 3, 4, 5, 6].map((column) => {
            const weekday = ((firstDay - 1 + column) % 7) + 1;
            return (
              <th
                key={column}
                scope="col"
                data-slot="calendar-weekday"
                data-weekend={dataAttr(weekend.includes(weekday))}
                aria-label={long[weekday - 1]}
                className={styles.weekday}
              >
                {short[weekday - 1]}
              </th>
            );
          })}
        </tr>
      </thead>
    );
  }, [names, labels, firstDay, weekend, numbered]);
}
