// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: the grids of the ARIA patterns are tables, too.
'use client';
import { dataAttr } from '../../../core/data-attr';
import { formatIsoPeriod, yearOfPeriod } from '../../../core/dates/iso-period';
import { PeriodCell } from './period-cell';
import type { PeriodGridProps } from './period-grid-props';
import styles from './period-grid.module.css';
import { cellName, periodName, yearText } from './period-names';
import { periodScales, periodsOn } from './period-pages';
import { WeekRows } from './week-rows';

/** Grid of periods; rows of quarters and halves have the year as header, weeks are rows of a month. */
export function PeriodGrid({ ref, handlers, ...props }: PeriodGridProps) {
  const { unit, label, disabled, readOnly, pending } = props;
  return (
    <table
      ref={ref}
      {...handlers}
      role="grid"
      data-slot="calendar-grid"
      data-covered={dataAttr(props.covered ?? false)}
      aria-label={label}
      aria-multiselectable={props.several || undefined}
      aria-disabled={disabled || undefined}
      aria-readonly={readOnly || undefined}
      aria-busy={pending || undefined}
      className={styles.root}
    >
      {unit === 'week' ? <WeekRows {...props} /> : <PeriodRows {...props} unit={unit} />}
    </table>
  );
}

function PeriodRows(props: PeriodGridProps & { unit: keyof typeof periodScales }) {
  const { unit, page, words, pending } = props;
  const { columns, size } = periodScales[unit];
  const { first } = periodsOn(page, unit);
  const rows = Array.from({ length: size / columns }, (_, row) => first + row * columns);
  const withYear = unit === 'quarter' || unit === 'half';
  return (
    <tbody>
      {rows.map((start, row) => (
        <tr key={row}>
          {withYear && (
            <th scope="row" data-slot="calendar-year" className={styles.year}>
              {!pending && yearText(yearOfPeriod(start, unit), words.names.locale)}
            </th>
          )}
          {Array.from({ length: columns }, (_, column) => periodAt(start + column, column, props))}
        </tr>
      ))}
    </tbody>
  );
}

// A function, not a component, because an additional element for each period would slow down every render.
function periodAt(period: number, column: number, props: PeriodGridProps) {
  const { unit, words, present, pending, disabled, whyUnavailable } = props;
  const year = yearOfPeriod(period, unit);
  if (pending || year < 1 || year > 9999) {
    // Empty cell without a name.
    // oxlint-disable-next-line jsx-a11y/control-has-associated-label
    return <td key={column} data-slot="calendar-blank" className={styles.blank} />;
  }
  const { text, name } = periodName(period, unit, words);
  const key = formatIsoPeriod(period, unit);
  const refusal = whyUnavailable(key);
  const part = props.partOf(period);
  return (
    <PeriodCell
      key={column}
      period={key}
      name={cellName(name, part, refusal, words)}
      part={part}
      present={period === present}
      unavailable={refusal !== false}
      disabled={disabled}
      className={styles.period}
    >
      {text}
    </PeriodCell>
  );
}
