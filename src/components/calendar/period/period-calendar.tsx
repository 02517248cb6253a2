'use client';
import type { ComponentProps } from 'react';
import type { ChangeDetails } from '../../../internals/change-details';
import { useFieldControl } from '../../../internals/forms/field-context';
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

/** Cause of a change of the picked period. */
export type PeriodChangeReason = 'pick' | 'clear' | 'reset';

/** Details of a change of the picked period. */
export type PeriodChangeDetails = ChangeDetails<PeriodChangeReason>;

/** Props of {@link PeriodCalendar}. */
export interface PeriodCalendarProps extends Omit<
  ComponentProps<'div'>,
  'defaultValue' | 'onChange' | 'autoFocus' | 'children' | 'role'
> {
  /**
   * Length of the periods. A page shows the months of one year, the quarters of three years, or twelve years.
   * Default: `month`.
   */
  granularity?: Granularity;
  /** Picked period (controlled): `YYYY-MM`, `YYYY-Qn` or `YYYY`; `null` for none. */
  value?: string | null;
  /** Initially picked period. Default: `null`. */
  defaultValue?: string | null;
  /** Called when the picked period changes. Pressing the picked period clears it, unless `required`. */
  onValueChange?: (value: string | null, details: PeriodChangeDetails) => void;
  /** First available period, or a day in it. */
  min?: string;
  /** Last available period, or a day in it. */
  max?: string;
  /** Unavailable periods, each with an optional reason, or a function of the period. */
  unavailable?: UnavailablePeriods;
  /**
   * Current date of the user, `YYYY-MM-DD`. Default: the date of the device, read after hydration; until
   * then, the page is empty.
   */
  today?: string;
  /** BCP 47 tag for names and numerals. Default: the provider's, else `en`. */
  locale?: string | undefined;
  /** Labels that override the default ones. */
  labels?: Partial<CalendarLabels> | undefined;
  /** Name of the period in the form; without a name, nothing is submitted. */
  name?: string;
  /** Id of the form, if the calendar is outside of it. */
  form?: string;
  /** Whether a period is required to submit the form; a picked period then cannot be cleared. */
  required?: boolean;
  /** Whether the calendar is disabled: neither focusable nor submitted. */
  disabled?: boolean;
  /** Whether the value is submitted but not editable. */
  readOnly?: boolean;
  /** Whether the value is invalid. */
  invalid?: boolean;
  /** Whether focus moves to the picked period, or else to the current one, on mount. */
  autoFocus?: boolean;
}

const component = 'PeriodCalendar';

/** Calendar for picking a month, a quarter or a year. Renders a `<div role="group">` with one grid. */
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
      labels={labels}
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
