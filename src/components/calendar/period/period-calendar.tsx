'use client';
import { useRef, type ComponentProps } from 'react';
import type { ChangeDetails } from '../../../internals/change-details';
import { cx } from '../../../internals/class-names';
import { useFieldControl } from '../../../internals/field-context';
import { useControllableState } from '../../../internals/use-controllable-state';
import { useFormReset } from '../../../internals/use-form-reset';
import { FormValue } from '../../../primitives/form-value';
import { VisuallyHidden } from '../../../primitives/visually-hidden';
import { CalendarNav } from '../calendar-nav';
import styles from '../calendar.module.css';
import { groupProps } from '../group-props';
import type { CalendarLabels } from '../labels';
import { formatPeriod, PAGE, type Granularity } from './period';
import { usableGranularity, usablePeriod, type UnavailablePeriods } from './period-check';
import { PeriodGrid } from './period-grid';
import { useCalendarWords } from '../use-calendar-words';
import { useGridFocus } from '../grid/use-grid-focus';
import { usePeriodEvents } from './use-period-events';
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
  locale?: string;
  /** Words that replace the shipped ones. */
  labels?: Partial<CalendarLabels>;
  /** Name under which the form submits the period; without one nothing is submitted. */
  name?: string;
  /** Id of a form that the calendar does not stand in. */
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
  labels,
  name,
  form,
  required: requiredProp,
  disabled: disabledProp,
  readOnly = false,
  invalid,
  autoFocus = false,
  className,
  ...rest
}: PeriodCalendarProps) {
  const granularity = usableGranularity(asked);
  const grid = useRef<HTMLDivElement>(null);
  const live = useRef<HTMLSpanElement>(null);
  const control = useRef<HTMLInputElement>(null);
  const field = useFieldControl({
    ...rest,
    disabled: disabledProp,
    required: requiredProp,
    invalid,
  });
  const { disabled, required } = field;
  const words = useCalendarWords(component, { locale, labels });
  const [current, setValue] = useControllableState<string | null, PeriodChangeDetails>({
    value: valueProp,
    defaultValue,
    onValueChange,
  });
  const prop = valueProp === undefined ? 'defaultValue' : 'value';
  const value = usablePeriod(prop, current, granularity);
  const scene = usePeriodScene({ granularity, value, today, min, max, unavailable, words });
  const { page, shown, present, reach, refusal } = scene;
  const announce = (message: string) => {
    if (live.current) live.current.textContent = message;
  };
  const focus = useGridFocus({
    root: grid,
    attribute: 'data-period',
    preferred: [value, present].map((period) =>
      period === null ? null : formatPeriod(period, granularity),
    ),
    enabled: !disabled && page !== null,
    autoFocus,
    onRename: (cell) => announce(cell.getAttribute('aria-label') ?? ''),
  });
  useFormReset(control, (event) => setValue(defaultValue, { reason: 'reset', event }));

  const pick = (period: number, event: Event) => {
    if (disabled || readOnly || control.current?.matches(':disabled')) return;
    const refused = refusal(period);
    if (refused !== false) return announce(refused === true ? words.labels.unavailable : refused);
    if (period !== value) setValue(formatPeriod(period, granularity), { reason: 'pick', event });
    else if (!required) setValue(null, { reason: 'clear', event });
  };
  const events = usePeriodEvents({
    granularity,
    page,
    reach,
    present,
    focus,
    showPageOf: scene.showPageOf,
    onPick: pick,
  });
  const turn = (by: -1 | 1) => {
    scene.showPageOf(shown + by * PAGE);
    announce(scene.title(shown + by * PAGE));
  };
  const title = page === null ? undefined : scene.title(page);
  const oneYear = granularity === 'month';

  return (
    <div
      data-slot="period-calendar"
      {...rest}
      {...groupProps(field, words.labels.calendar, { disabled, readOnly, pending: page === null })}
      data-granularity={granularity}
      className={cx(styles.root, className)}
    >
      <CalendarNav
        previous={oneYear ? words.labels.previousYear : words.labels.previousYears}
        next={oneYear ? words.labels.nextYear : words.labels.nextYears}
        disabled={disabled}
        atStart={shown <= reach.first}
        atEnd={shown + PAGE > reach.last}
        onTurn={turn}
      />
      <div ref={grid} data-slot="calendar-page" {...events}>
        <div data-slot="calendar-caption" className={styles.caption}>
          {title}
        </div>
        <PeriodGrid
          granularity={granularity}
          page={shown}
          pending={page === null}
          value={value}
          present={present}
          label={title}
          words={words}
          disabled={disabled}
          readOnly={readOnly}
          refusal={refusal}
        />
      </div>
      <VisuallyHidden ref={live} role="status" />
      {name !== undefined && (
        <FormValue
          ref={control}
          name={name}
          value={value === null ? '' : formatPeriod(value, granularity)}
          form={form}
          required={required}
          disabled={disabled}
          readOnly={readOnly}
          onFocusRequest={focus.focusStop}
        />
      )}
    </div>
  );
}
