'use client';
import { useRef } from 'react';
import type { PeriodUnit } from '../../core/dates/iso-period';
import { dataAttr } from '../../core/dom';
import { useGroupControl } from '../../core/forms/use-group-control';
import type { CalendarLabels } from '../calendar';
import {
  CalendarFrame,
  CalendarPage,
  MonthCaption,
  MonthPanel,
  rootProps,
  useGridFocus,
  useGridPresses,
  useMonthPanel,
} from '../calendar/parts';
import type { PeriodCalendarCommonProps, PeriodSelection } from './period-calendar-props';
import { PeriodGrid } from './period-grid';
import { usePeriodPage } from './use-period-page';

interface PeriodViewProps {
  /** All props of the calendar, including those of the root element. */
  props: PeriodCalendarCommonProps;
  selection: PeriodSelection;
}

/** Calendar of periods: one page in the shared frame. */
export function PeriodView({ props, selection }: PeriodViewProps) {
  const { unit, words } = selection;
  const { labels } = words;
  const { unit: _, ...shared } = props;
  const { readOnly = false } = props;
  const pageRef = useRef<HTMLDivElement>(null);
  const field = useGroupControl(selection.component, props, pageRef);
  const { disabled, required } = field;
  const page = usePeriodPage(props, selection);
  const { pending, shown, pages } = page;
  const tabStop = pending || disabled ? null : page.keyOf(page.tabStop);
  const panel = useMonthPanel({
    bounds: page.bounds,
    words,
    onlyYears: unit !== 'week',
    back: labels.showPeriods,
  });
  const { view } = panel;
  const focus = useGridFocus<HTMLTableElement>('data-period', tabStop, props.autoFocus ?? false);
  const { gridRef, announce } = focus;
  const { noteRef, handlers } = useGridPresses(focus, {
    locked: disabled || readOnly,
    whyUnavailable: page.whyUnavailable,
    onStep: (key, row) => {
      panel.close();
      return page.step(key, row);
    },
    onSelect: (key, event) => selection.onSelect(key, event, required),
    gesture: selection.gesture,
  });
  const handleSelectMonth = (month: number) => {
    // The periods are visible again once the panel is closed.
    focus.focusSoon(page.keyOf(page.periodOfMonth(month)));
    panel.close();
    announce(page.showMonth(month));
  };
  const title = pending ? undefined : page.title;
  return (
    <CalendarFrame
      data-slot="period-calendar"
      {...rootProps(shared)}
      data-unit={unit}
      data-week-numbers={dataAttr(unit === 'week')}
      control={props}
      field={field}
      selection={selection}
      pending={pending}
      nav={{
        ...turnLabels(unit, labels),
        atStart: shown <= pages.first,
        atEnd: shown >= pages.last,
        onTurn: (by) => announce(page.turn(by)),
      }}
      panel={panel}
      focus={focus}
      noteRef={noteRef}
    >
      <CalendarPage
        ref={pageRef}
        covered={view !== null}
        caption={
          // Years have no panel above them.
          title !== undefined && unit !== 'year' ? (
            <MonthCaption
              panel={panel}
              index={0}
              month={page.month}
              title={title}
              name={(unit === 'week' ? labels.chooseMonth : labels.chooseYear)(title)}
              disabled={disabled}
            />
          ) : (
            title
          )
        }
      >
        {view && (
          <MonthPanel
            key={view.open.unit}
            view={view}
            words={words}
            today={page.today}
            onSelect={handleSelectMonth}
          />
        )}
        <PeriodGrid
          // Not around the panel, whose cells are periods, too.
          ref={gridRef}
          {...handlers}
          aria-label={title}
          selection={selection}
          page={page}
          tabStop={tabStop}
          disabled={disabled}
          readOnly={readOnly}
        />
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
