import { type KeyboardEvent, useState } from 'react';

const weeks = [0, 1, 2, 3, 4, 5];
const weekdays = [0, 1, 2, 3, 4, 5, 6];

function move(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const days = [...(event.currentTarget.closest('table')?.querySelectorAll('button') ?? [])];
  if (step) days[days.indexOf(event.currentTarget) + step]?.focus();
}

/** Native table of buttons: the lower limit for a month. */
export function Subject() {
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

export const parts = { next: '.next', caption: 'b', day: '[data-day="20"]' };
