import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useToday } from '#src/components/calendar/index.ts';
import { DatePicker, DateRangePicker } from '#src/components/date-picker/index.ts';
import { DateTimePicker } from '#src/components/date-time-picker/index.ts';
import { PeriodPicker } from '#src/components/period-picker/index.ts';
import { TimeField } from '#src/components/time-field/index.ts';
import { entriesOf } from '#tests/support/elements.ts';
import { hydrate, serverMarkup, settle, watchPage } from '#tests/support/render.tsx';

// A server cannot know the user's clock: words that were typed before hydration wait for it.
watchPage();
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 3, 3, 12) }));
afterEach(() => void vi.useRealTimers());

const fields = () => [...document.querySelectorAll<HTMLInputElement>('input[type=text]')];

/** Renders the server's markup, enters the texts, and hydrates the same elements; returns what the form submits. */
async function hydrateWith(control: ReactNode, ...texts: readonly string[]) {
  const page = <form>{control}</form>;
  const holder = document.body.appendChild(document.createElement('div'));
  holder.innerHTML = serverMarkup(page);
  for (const [index, field] of fields().entries()) field.value = texts[index] ?? '';
  await hydrate(holder, page);
  await settle();
  const form = holder.querySelector('form');
  return form && entriesOf(form).map(([, value]) => value);
}

const name = 'when';
test.each([
  ['tomorrow', <DatePicker key="1" name={name} aria-label="Day" />, '2026-04-04'],
  ['next quarter', <PeriodPicker key="2" name={name} aria-label="Q" unit="quarter" />, '2026-Q3'],
  ['+2h', <TimeField key="3" name={name} aria-label="Time" />, '14:00'],
])('the word “%s” is relative to the device’s clock', async (word, control, value) => {
  expect(await hydrateWith(control, word)).toEqual([value]);
});

test('a word is relative to the clock of a time zone', async () => {
  vi.setSystemTime(new Date('2026-04-03T20:30:00Z'));
  const control = <DateTimePicker aria-label="Departure" name={name} timeZone="Asia/Tokyo" />;
  expect(await hydrateWith(control, 'tomorrow 9')).toEqual(['2026-04-05T09:00+09:00[Asia/Tokyo]']);
});

test('a limit of today applies', async () => {
  function Arrival() {
    return <DatePicker aria-label="Day" name={name} min={useToday() ?? undefined} />;
  }
  await hydrateWith(<Arrival />, 'yesterday');
  expect(fields()[0]?.validationMessage).toBe('Choose April 3, 2026 or later.');
});

test('a reversed range is kept, with an offer to swap', async () => {
  const control = <DateRangePicker aria-label="Stay" name={name} />;
  expect(await hydrateWith(control, '9 may 2026', '3 may 2026')).toEqual(['', '']);
  expect(fields().map(({ value }) => value)).toEqual(['9 may 2026', '3 may 2026']);
  expect(document.querySelector('[data-slot="date-range-picker-swap"]')).not.toBeNull();
});
