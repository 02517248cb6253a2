'use client';
import type { ComponentProps } from 'react';
import type { ChangeDetails } from '../../../internals/change-details';
import { useFieldControl } from '../../../internals/field-context';
import { useControllableState } from '../../../internals/use-controllable-state';
import { CalendarFrame } from '../calendar-frame';
import styles from '../calendar.module.css';
import { useCalendarGrid } from '../grid/use-calendar-grid';
import { useCalendarWords } from '../use-calendar-words';
import type { CalendarLabels } from '../../../languages/language';
import { formatPeriod, PAGE, type Granularity } from './period';
import { usableGranularity, usablePeriod, type UnavailablePeriods } from './period-check';
import { PeriodGrid } from './period-grid';
import { usePeriodScene } from './use-period-scene';

/** What made the picked period change. */
export type PeriodChangeReason = 'pick' | 'clear' | 'reset';

/** Facts about a change of the picked period. */
export type PeriodChangeDetails = ChangeDetails<PeriodChangeReason>;

/** Props of {@link PeriodCalendar}. */
export interface PeriodCalendarProps extends Omit<
  ComponentProps<'div'>,
  'defaultValue' | 'onChange' | 'autoFocus' | 'children' | 'role'
> {
  /** Length of the periods: a page shows the months of one year, the quarters of three, or twelve years. Default: `month`. */
  granularity?: Granularity;
  /** Picked period, owned by the parent: `YYYY-MM`, `YYYY-Qn` or `YYYY`; `null` for none. */
  value?: string | null;
  /** Period picked at the beginning. Default: `null`. */
  defaultValue?: string | null;
  /** Called when the picked period changes; a press on the picked one takes it back unless `required`. */
  onValueChange?: (value: string | null, details: PeriodChangeDetails) => void;
  /** Earliest period that can be picked, or a day in it. */
  min?: string;
  /** Latest period that can be picked, or a day in it. */
  max?: string;
  /** Periods that cannot be picked, each with a reason if you like; or a function of the period. */
  unavailable?: UnavailablePeriods;
  /** User's day, `YYYY-MM-DD`. Default: the device's, read after hydration; a server sends an empty page until then. */
  today?: string;
  /** BCP 47 tag for names and numerals. Default: the provider's, else `en`. */
  locale?: string | undefined;
  /** Labels that replace the default ones. */
  labels?: Partial<CalendarLabels> | undefined;
  /** Name under which the form submits the period; without one nothing is submitted. */
  name?: string;
  /** Id of a form that the calendar is not inside. */
  form?: string;
  /** Whether a period must be picked before the form can be sent; a picked one then cannot be pressed away. */
  required?: boolean;
  /** Whether the calendar is out of use: not focusable, not submitted. */
  disabled?: boolean;
  /** Whether the value can be read and submitted, not changed. */
  readOnly?: boolean;
  /** Whether the value is wrong; drawn as an error. */
  invalid?: boolean;
  /** Whether focus goes to the picked period, else to the present one, when the calendar appears. */
  autoFocus?: boolean;
}

const component = 'PeriodCalendar';

/** Calendar to pick a month, a quarter or a year. Renders a `<div role="group">` with one grid. */
export function PeriodCalendar({
  granularity: asked = 'month',
  value: valueProp,
  defaultValue = null,
  onValueChange,
  min,
  max,
  unavailable,
  today,
  locale,
  labels: ownLabels,
  name,
  form,
  required: requiredProp,
  disabled: disabledProp,
  readOnly = false,
  invalid,
  autoFocus = false,
  ...rest
}: PeriodCalendarProps) {
  const granularity = usableGranularity(asked);
  const field = useFieldControl({
    ...rest,
    disabled: disabledProp,
    required: requiredProp,
    invalid,
  });
  const { disabled, required } = field;
  const words = useCalendarWords(component, { locale, labels: ownLabels });
  const { labels } = words;
  const [current, setValue] = useControllableState<string | null, PeriodChangeDetails>({
    value: valueProp,
    defaultValue,
    onValueChange,
  });
  const prop = valueProp === undefined ? 'defaultValue' : 'value';
  const value = usablePeriod(prop, current, granularity);
  const keyOf = (period: number) => formatPeriod(period, granularity);
  const key = value === null ? null : keyOf(value);
  const scene = usePeriodScene({ granularity, value, today, min, max, unavailable, words });
  const { page, shown, present, reach } = scene;
  const pending = page === null;
  const { gridRef, liveRef, controlRef, handlers, announce, focus } = useCalendarGrid({
    attribute: 'data-period',
    preferred: [key, present === null ? null : keyOf(present)],
    pending,
    disabled,
    readOnly,
    autoFocus,
    refusalOf: scene.refusalOf,
    unavailable: labels.unavailable,
    stepFrom: scene.stepFrom,
    onMove: scene.bringIntoSight,
    onPick: (period, event) => {
      if (period !== key) setValue(period, { reason: 'pick', event });
      else if (!required) setValue(null, { reason: 'clear', event });
      return undefined;
    },
    onReset: (event) => setValue(defaultValue, { reason: 'reset', event }),
  });
  const title = pending ? undefined : scene.title(page);
  const oneYear = granularity === 'month';

  return (
    <CalendarFrame
      data-slot="period-calendar"
      {...rest}
      data-granularity={granularity}
      field={field}
      name={labels.calendar}
      readOnly={readOnly}
      pending={pending}
      nav={{
        previous: oneYear ? labels.previousYear : labels.previousYears,
        next: oneYear ? labels.nextYear : labels.nextYears,
        atStart: shown <= reach.first,
        atEnd: shown + PAGE > reach.last,
        onTurn: (by) => {
          scene.showPageOf(shown + by * PAGE);
          announce(scene.title(shown + by * PAGE));
        },
      }}
      liveRef={liveRef}
      values={
        name === undefined
          ? undefined
          : {
              values: [[name, key ?? '']],
              type: 'text',
              form,
              controlRef,
              onFocusRequest: focus.focusStop,
            }
      }
    >
      <div ref={gridRef} data-slot="calendar-page" className={styles.months} {...handlers}>
        <div data-slot="calendar-periods" className={styles.month}>
          <div data-slot="calendar-caption" className={styles.caption}>
            {title}
          </div>
          <PeriodGrid
            granularity={granularity}
            page={shown}
            pending={pending}
            value={value}
            present={present}
            label={title}
            words={words}
            disabled={disabled}
            readOnly={readOnly}
            refusalOf={scene.refusalOf}
          />
        </div>
      </div>
    </CalendarFrame>
  );
}
