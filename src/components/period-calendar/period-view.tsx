'use client';
import { useRef, type PointerEvent } from 'react';
import type { PeriodUnit, WeekRule } from '../../core/dates/iso-period';
import { dataAttr } from '../../core/dom';
import { useFormReset } from '../../core/forms/use-form-event';
import { useGroupControl } from '../../core/forms/use-group-control';
import type { CalendarLabels } from '../calendar';
import {
  CalendarFrame,
  CalendarPage,
  MonthCaption,
  MonthPanel,
  useCalendarGrid,
  useMonthPanel,
  type CalendarGridOptions,
  type CalendarWords,
  type DayPart,
  type NamedValues,
} from '../calendar/parts';
import { periodRootProps, type PeriodCalendarCommonProps } from './period-calendar-props';
import { PeriodGrid } from './period-grid';
import { usePeriodPage } from './use-period-page';
import { WeekRows } from './week-rows';

/** Selection of a calendar of periods: one period or a range. */
interface PeriodSelection extends Pick<CalendarGridOptions, 'ignoresClick' | 'onPoint' | 'onDraw'> {
  /** Component name for error messages. */
  component: string;
  unit: PeriodUnit;
  weeks: WeekRule;
  words: CalendarWords;
  /** Picked period that should be visible and is preferred for focus. */
  anchor: number | null;
  /** Whether several periods can be picked. */
  several?: boolean;
  /** Returns the position of a period in the value. */
  partOf: (period: number) => DayPart | undefined;
  /** Names and values that the form submits, at least one. */
  values: NamedValues;
  /** Called when the form is reset. */
  onReset: (event: Event) => void;
  /** Returns why the value itself makes a period unavailable, or `false`. */
  refuse?: ((key: string) => string | false) | undefined;
  /** Whether the value itself can make periods unavailable, with a reason in the note below them. */
  explains?: boolean;
  /** Called when a pointer is pressed on the periods, unless they cannot be changed. */
  onPointerDown?: (
    event: PointerEvent<HTMLElement>,
    state: {
      whyUnavailable: (key: string) => string | boolean;
      announce: (message: string) => void;
    },
  ) => void;
  /** Called when an available period is picked; may return a message to announce. */
  onSelect: (key: string, event: Event, state: { required: boolean }) => string | undefined;
  /**
   * Called when Escape is pressed; set only while a change can be undone. Returns a message to
   * announce.
   */
  onCancel?: ((event: Event) => string) | undefined;
}

/** Props of {@link PeriodView}. */
interface PeriodViewProps {
  /** All props of the calendar, including those of the root element. */
  props: PeriodCalendarCommonProps;
  selection: PeriodSelection;
}

/** Calendar of periods: one page in the shared frame. */
export function PeriodView({ props, selection }: PeriodViewProps) {
  const { unit, weeks, words } = selection;
  const { labels } = words;
  const { min, max, unavailable, today, name, readOnly = false } = props;
  const pageRef = useRef<HTMLDivElement>(null);
  const field = useGroupControl(selection.component, props, pageRef);
  const { disabled, required } = field;
  const page = usePeriodPage({
    ...selection,
    today,
    min,
    max,
    unavailable,
  });
  const { pending, shown, pages, present, keyOf } = page;
  const tabStop = pending || disabled ? null : keyOf(page.tabStop);
  const whyUnavailable = (key: string) =>
    page.whyUnavailable(key) || (selection.refuse?.(key) ?? false);
  const controlRef = useRef<HTMLInputElement>(null);
  useFormReset(controlRef, selection.onReset);
  const panel = useMonthPanel({
    bounds: page.bounds,
    words,
    onlyYears: unit !== 'week',
    back: labels.showPeriods,
  });
  const { open } = panel;
  const { gridRef, noteRef, handlers, announce, focusSoon, focusTabStop } =
    useCalendarGrid<HTMLTableElement>({
      attribute: 'data-period',
      tabStop,
      disabled,
      readOnly,
      autoFocus: props.autoFocus ?? false,
      whyUnavailable,
      unavailable: labels.unavailable,
      stepFrom: page.stepFrom,
      onMove: (key, _, row) => {
        panel.close();
        page.bringIntoSight(key, row);
      },
      onSelect: (key, event) => selection.onSelect(key, event, { required }),
      onPointerDown: (event) => selection.onPointerDown?.(event, { whyUnavailable, announce }),
      ignoresClick: selection.ignoresClick,
      onPoint: selection.onPoint,
      onDraw: selection.onDraw,
    });
  const handleSelectMonth = (month: number) => {
    // The periods are visible again once the panel is closed.
    focusSoon(keyOf(page.periodOfMonth(month)));
    panel.close();
    announce(page.showMonth(month));
  };
  const cancel = (event: Event) => announce(selection.onCancel?.(event) ?? '');
  const title = pending ? undefined : page.title;
  return (
    <CalendarFrame
      data-slot="period-calendar"
      {...periodRootProps(props)}
      data-unit={unit}
      data-week-numbers={dataAttr(unit === 'week')}
      field={field}
      labels={labels}
      readOnly={readOnly}
      pending={pending}
      nav={
        panel.nav(announce) ?? {
          ...turnLabels(unit, labels),
          atStart: shown <= pages.first,
          atEnd: shown >= pages.last,
          onTurn: (by) => announce(page.turn(by)),
        }
      }
      // Years have no panel above them.
      onEscape={open ? () => panel.leave(pageRef.current) : selection.onCancel && cancel}
      noteRef={unavailable || selection.explains ? noteRef : undefined}
      values={
        name !== undefined && {
          values: selection.values,
          type: 'text',
          form: props.form,
          controlRef,
          onFocusRequest: focusTabStop,
        }
      }
    >
      <CalendarPage
        ref={pageRef}
        caption={
          title !== undefined &&
          (unit === 'year' ? (
            title
          ) : (
            <MonthCaption
              text={open ? panel.title : title}
              name={
                open
                  ? panel.name
                  : (unit === 'week' ? labels.chooseMonth : labels.chooseYear)(title)
              }
              disabled={disabled}
              onClick={() => panel.toggle(0, page.month)}
            />
          ))
        }
      >
        {open && (
          <MonthPanel
            key={open.unit}
            panel={panel}
            open={open}
            words={words}
            today={page.today}
            onSelect={handleSelectMonth}
          />
        )}
        <PeriodGrid
          // Not around the panel, whose cells are periods, too.
          ref={gridRef}
          handlers={handlers}
          unit={unit}
          words={words}
          present={present}
          disabled={disabled}
          readOnly={readOnly}
          pending={pending}
          page={shown}
          tabStop={tabStop}
          partOf={selection.partOf}
          several={selection.several ?? false}
          label={title}
          covered={open !== null}
          whyUnavailable={whyUnavailable}
        >
          {unit === 'week' && (
            <WeekRows
              page={shown}
              tabStop={tabStop}
              weeks={weeks}
              words={words}
              pending={pending}
              present={present}
              today={page.today}
              disabled={disabled}
              partOf={selection.partOf}
              whyUnavailable={whyUnavailable}
            />
          )}
        </PeriodGrid>
      </CalendarPage>
    </CalendarFrame>
  );
}

/** Returns the names of the buttons to the previous and next page. */
function turnLabels(unit: PeriodUnit, labels: CalendarLabels) {
  if (unit === 'week') return { previous: labels.previousMonth, next: labels.nextMonth };
  if (unit === 'month') return { previous: labels.previousYear, next: labels.nextYear };
  return { previous: labels.previousYears, next: labels.nextYears };
}
