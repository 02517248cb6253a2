// biome-ignore-all lint/a11y/useSemanticElements: `<fieldset>` has its own layout and `disabled`.
'use client';
import { useRef, type ComponentProps, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import type { Bounds } from '../../core/dates/usable-dates';
import { cx, dataAttr, isComposing } from '../../core/dom';
import type { ResolvedFieldControl } from '../../core/forms/use-field-control';
import { useFormReset } from '../../core/forms/use-form-event';
import { useFocusableRoot } from '../../core/use-focusable-root';
import { iconButton } from '../../primitives/button';
import { FormValue } from '../../primitives/form-value';
import { chevronDown, chevronLeft, chevronRight, Icon } from '../../primitives/icon';
import type { CalendarControlProps, CalendarNavProps, CellSelection } from './calendar-props';
import styles from './calendar.module.css';
import panelStyles from './month-panel.module.css';
import type { GridFocus } from './use-calendar-grid';
import type { MonthPanelState } from './use-month-panel';

interface CalendarFrameProps extends ComponentProps<'div'> {
  'data-slot': string;
  /** All props of the calendar. */
  control: CalendarControlProps & { unavailable?: unknown };
  field: ResolvedFieldControl;
  selection: CellSelection;
  /** Whether the shown month is unknown, as on the server. */
  pending: boolean;
  /** Buttons that turn the page while the panel is closed. */
  nav: CalendarNavProps;
  panel: MonthPanelState;
  focus: GridFocus;
  /** Ref to the note that explains why a cell is unavailable. */
  noteRef: Ref<HTMLDivElement>;
  /** First and last available day, which the form control validates; without them, it has no dates. */
  bounds?: Bounds;
  /** Sentence below the cells, which is also part of the accessible name of the cell that it describes. */
  hint?: string | undefined;
  /** Cells, rendered inside the element of the grid's ref. */
  children: ReactNode;
}

/**
 * Shared frame of all calendars: navigation and form values. Renders a `<div role="group">`.
 */
export function CalendarFrame({
  control,
  field,
  selection,
  pending,
  nav,
  panel,
  focus,
  noteRef,
  bounds,
  hint,
  children,
  ...rest
}: CalendarFrameProps) {
  const { words, onCancel } = selection;
  const { readOnly = false } = control;
  const labelledBy = field['aria-labelledby'];
  const controlRef = useRef<HTMLInputElement>(null);
  useFormReset(controlRef, selection.onReset);
  const cancel = (event: Event) => {
    const restored = onCancel?.(event);
    if (!restored) return;
    focus.announce(restored.message);
    if (restored.key !== null && !focus.isShown(restored.key)) focus.focusSoon(restored.key);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    rest.onKeyDown?.(event);
    const { key, nativeEvent, defaultPrevented, currentTarget } = event;
    if (key !== 'Escape' || isComposing(nativeEvent) || defaultPrevented) return;
    if (!panel.view && !onCancel) return;
    // A surrounding popover or dialog stays open.
    event.preventDefault();
    event.stopPropagation();
    if (panel.view) panel.leave(currentTarget);
    else cancel(nativeEvent);
  };
  return (
    <div
      {...rest}
      ref={useFocusableRoot(rest.ref)}
      id={field.id}
      role="group"
      aria-label={labelledBy ? undefined : (field['aria-label'] ?? words.labels.calendar)}
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
      <CalendarNav {...(panel.view?.nav(focus.announce) ?? nav)} disabled={field.disabled} />
      {children}
      {Boolean(control.unavailable || selection.explains) && (
        <div ref={noteRef} data-slot="calendar-note" aria-hidden className={styles.note} />
      )}
      {hint !== undefined && (
        <p data-slot="calendar-hint" aria-hidden className={styles.hint}>
          {hint}
        </p>
      )}
      {control.name !== undefined &&
        selection.values.map(([name, value], index) => (
          <FormValue
            key={index}
            ref={index === 0 ? controlRef : undefined}
            type={bounds ? 'date' : 'text'}
            name={name}
            value={value}
            min={bounds?.min ?? undefined}
            max={bounds?.max ?? undefined}
            form={control.form}
            required={field.required}
            disabled={field.disabled}
            readOnly={readOnly}
            onFocusRequest={focus.focusTabStop}
          />
        ))}
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
  const turn = (label: string, by: -1 | 1, isEnd: boolean) => ({
    'data-variant': 'ghost',
    'data-size': 'md',
    'aria-label': label,
    className: cx(iconButton, styles.turn),
    disabled,
    'aria-disabled': isEnd || undefined,
    onClick: ({ nativeEvent }: { nativeEvent: Event }) => isEnd || onTurn(by, nativeEvent),
    children: <Icon icon={by < 0 ? chevronLeft : chevronRight} directional />,
  });
  return (
    <div data-slot="calendar-nav" className={styles.nav}>
      <button type="button" data-slot="calendar-previous" {...turn(previous, -1, atStart)} />
      <button type="button" data-slot="calendar-next" {...turn(next, 1, atEnd)} />
    </div>
  );
}

interface CalendarPageProps {
  ref: Ref<HTMLDivElement>;
  /** Title of the page, or the button that opens the years. */
  caption: ReactNode;
  /** Whether a panel is on top, so that the grid only keeps its size. */
  covered: boolean;
  children: ReactNode;
}

/** The only page of a calendar of periods, with its caption. */
export function CalendarPage({ ref, caption, covered, children }: CalendarPageProps) {
  return (
    <div ref={ref} data-slot="calendar-page" className={styles.months}>
      <div data-slot="calendar-periods" data-covered={dataAttr(covered)} className={styles.month}>
        <div data-slot="calendar-caption" className={styles.caption}>
          {caption}
        </div>
        {children}
      </div>
    </div>
  );
}

interface MonthCaptionProps {
  panel: MonthPanelState;
  /** Index of the page below among the visible ones, from 0. */
  index: number;
  /** Number of the month in which the panel opens. */
  month: number;
  /** Visible text while the panel is closed. */
  title: string;
  /** Accessible name while the panel is closed, which contains the text. */
  name: string;
  disabled: boolean;
}

/** Caption of a page: a button that opens the months and the years in place of the cells. */
export function MonthCaption({ panel, index, month, title, name, disabled }: MonthCaptionProps) {
  const view = panel.view?.open.index === index ? panel.view : null;
  return (
    <button
      type="button"
      data-slot="calendar-caption-button"
      aria-label={view?.name ?? name}
      disabled={disabled}
      className={panelStyles.caption}
      onClick={() => panel.toggle(index, month)}
    >
      <span>{view?.title ?? title}</span>
      <Icon icon={chevronDown} />
    </button>
  );
}
