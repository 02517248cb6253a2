import { type KeyboardEvent, useState } from 'react';
import { DayPicker } from 'react-day-picker';
import styles from 'react-day-picker/style.css?inline';
import { Calendar } from '#src/components/calendar/index.ts';
import type { BenchCase } from '../page.tsx';

/** Parts of our calendars. */
export const ourParts = {
  next: '[data-slot="calendar-next"]',
  caption: '[data-slot="calendar-caption"]',
  day: '[data-day="2026-11-20"]',
};

/** Parts of the bare package. */
export const bareParts = {
  next: '.rdp-button_next',
  caption: '.rdp-caption_label',
  day: '[data-day="2026-11-20"] button',
};

/** Our calendar with the minimal props that fix the month. */
export const ours: BenchCase = {
  Subject: () => <Calendar defaultMonth="2026-11" today="2026-11-20" />,
  parts: ourParts,
};

/** The bare package, as in its introduction. */
export const bare: BenchCase = {
  Subject: () => (
    <DayPicker mode="single" defaultMonth={new Date(2026, 10, 1)} today={new Date(2026, 10, 20)} />
  ),
  parts: bareParts,
  styles,
};

const weeks = [0, 1, 2, 3, 4, 5];
const weekdays = [0, 1, 2, 3, 4, 5, 6];

function move(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const days = [...(event.currentTarget.closest('table')?.querySelectorAll('button') ?? [])];
  if (step) days[days.indexOf(event.currentTarget) + step]?.focus();
}

function NativeTable() {
  const [month, setMonth] = useState(11);
  const first = new Date(Date.UTC(2026, month - 1, 1)).getUTCDay();
  const length = new Date(Date.UTC(2026, month, 0)).getUTCDate();
  return (
    <div>
      <b>{month}</b>
      <button type="button" className="next" onClick={() => setMonth(month + 1)}>
        Next
      </button>
      <table>
        <tbody>
          {weeks.map((week) => (
            <tr key={week}>
              {weekdays.map((weekday) => {
                const day = week * 7 + weekday - first + 1;
                const shown = day > 0 && day <= length;
                return (
                  <td key={weekday}>
                    {shown && (
                      <button
                        type="button"
                        data-day={day}
                        tabIndex={day === 20 ? 0 : -1}
                        onKeyDown={move}
                      >
                        {day}
                      </button>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Native table of buttons: the lower limit for a month. */
export const floor: BenchCase = {
  Subject: NativeTable,
  parts: { next: '.next', caption: 'b', day: '[data-day="20"]' },
};
