import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Calendar, RangeCalendar } from '#src/index.ts';
import { partOf } from '#tests/support/elements.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

watchPage();

const cellOf = (day: string) => {
  const cell = document.querySelector<HTMLElement>(`[data-day="${day}"]`);
  if (!cell) throw new Error(`${day} is not in sight.`);
  return cell;
};

test.each([undefined, 'day'])(
  'a disabled fieldset disables a calendar with the name %s',
  async (name) => {
    const onValueChange = vi.fn();
    mount(
      <fieldset disabled>
        <Calendar
          today="2026-04-03"
          onValueChange={onValueChange}
          {...(name !== undefined && { name })}
        />
      </fieldset>,
    );
    cellOf('2026-04-10').click();
    await settle();
    expect(onValueChange).not.toHaveBeenCalled();
  },
);

test('a month that the parent refuses does not take focus once it is shown', async () => {
  function Parent() {
    const [month, setMonth] = useState('2026-04');
    return (
      <>
        <Calendar today="2026-04-03" defaultValue="2026-04-30" month={month} />
        <button type="button" id="later" onClick={() => setMonth('2026-05')}>
          Later
        </button>
      </>
    );
  }
  mount(<Parent />);
  cellOf('2026-04-30').focus();
  await userEvent.keyboard('{ArrowRight}');
  await settle();
  const later = document.querySelector<HTMLElement>('#later');
  later?.focus();
  await userEvent.keyboard('{Enter}');
  await settle();
  expect(cellOf('2026-05-01').tabIndex).toBe(0);
  expect(document.activeElement).toBe(later);
});

test('another pointer that is canceled does not end a drag', async () => {
  const onValueChange = vi.fn();
  mount(
    <RangeCalendar
      today="2026-04-03"
      defaultValue={{ from: '2026-04-06', to: '2026-04-09' }}
      onValueChange={onValueChange}
    />,
  );
  const send = (type: string, day: string, pointerId: number) => {
    const { left, top } = cellOf(day).getBoundingClientRect();
    const at = { clientX: left + 5, clientY: top + 5, pointerId, isPrimary: true, button: 0 };
    cellOf(day).dispatchEvent(new PointerEvent(type, { bubbles: true, ...at }));
  };
  send('pointerdown', '2026-04-09', 1);
  send('pointermove', '2026-04-11', 1);
  send('pointercancel', '2026-04-11', 2);
  send('pointermove', '2026-04-12', 1);
  send('pointerup', '2026-04-12', 1);
  await settle();
  expect(onValueChange.mock.calls.map(([value]) => value)).toEqual([
    { from: '2026-04-06', to: '2026-04-12' },
  ]);
  expect(partOf('calendar').querySelectorAll('[data-selected]')).toHaveLength(7);
});

test('a day whose mark is also the reason why it is unavailable has the text once in its name', () => {
  mount(
    <Calendar
      today="2026-04-03"
      marks={[{ date: '2026-04-06', kind: 5, label: 'Easter Monday' }]}
      unavailable={(day) => day === '2026-04-06' && 'Easter Monday'}
    />,
  );
  expect(cellOf('2026-04-06').getAttribute('aria-label')).toBe(
    'Monday, April 6, 2026, Easter Monday',
  );
});
