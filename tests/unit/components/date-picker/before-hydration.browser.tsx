import { useState, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  DatePicker,
  DateRangePicker,
  DateTimePicker,
  useToday,
  type DatePickerProps,
} from '#src/index.ts';
import { entriesOf, partOf } from '#tests/support/elements.ts';
import { hydrate, serverMarkup, settle, watchPage } from '#tests/support/render.tsx';

watchPage();

/** Renders the server's markup, lets `type` fill it in, and hydrates the same elements. */
async function hydrateAfter(node: ReactNode, type: () => void) {
  const holder = document.createElement('div');
  document.body.append(holder);
  holder.innerHTML = serverMarkup(node);
  type();
  const tree = await hydrate(holder, node);
  await settle();
  return tree;
}

const field = (slot = 'date-picker-input') => {
  const found = partOf(slot);
  if (!(found instanceof HTMLInputElement)) throw new Error(`${slot} is no input.`);
  return found;
};
const submitted = () => {
  const form = document.querySelector('form');
  return form ? entriesOf(form) : [];
};

test('a text typed before hydration stays and becomes the value', async () => {
  const onValueChange = vi.fn();
  await hydrateAfter(
    <form>
      <DatePicker aria-label="Day" name="day" today="2026-04-03" onValueChange={onValueChange} />
    </form>,
    () => (field().value = '5 May 2026'),
  );
  expect(field().value).toBe('05/05/2026');
  expect(submitted()).toEqual([['day', '2026-05-05']]);
  expect(onValueChange.mock.calls).toEqual([['2026-05-05', { reason: 'type', event: undefined }]]);
});

test('a word typed before hydration is relative to the device’s day', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 3, 3, 12) });
  await hydrateAfter(
    <form>
      <DatePicker aria-label="Day" name="day" />
    </form>,
    () => (field().value = 'tomorrow'),
  );
  vi.useRealTimers();
  expect(submitted()).toEqual([['day', '2026-04-04']]);
});

test('a limit of today applies to a text typed before hydration', async () => {
  function Arrival() {
    return <DatePicker aria-label="Day" name="day" min={useToday() ?? undefined} />;
  }
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 3, 3, 12) });
  await hydrateAfter(<Arrival />, () => (field().value = 'yesterday'));
  vi.useRealTimers();
  expect(field().validationMessage).toBe('Choose April 3, 2026 or later');
});

test('a text that is still being typed stays unchanged, and is parsed on blur', async () => {
  await hydrateAfter(
    <form>
      <DatePicker aria-label="Day" name="day" today="2026-04-03" />
    </form>,
    () => {
      field().focus();
      field().value = '5 may';
    },
  );
  expect(field().value).toBe('5 may');
  expect(submitted()).toEqual([['day', '']]);
  await userEvent.keyboard(' 2027');
  await userEvent.tab();
  expect(submitted()).toEqual([['day', '2027-05-05']]);
});

test('a text typed before hydration that is not a date is kept and marked invalid', async () => {
  await hydrateAfter(
    <DatePicker aria-label="Day" today="2026-04-03" />,
    () => (field().value = '31 April'),
  );
  expect(field().value).toBe('31 April');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(partOf('date-picker-message').textContent).toContain('does not exist');
});

test('it replaces a value that a parent controls', async () => {
  function Owned(props: DatePickerProps) {
    const [value, setValue] = useState<string | null>('2026-04-01');
    return <DatePicker aria-label="Day" {...props} value={value} onValueChange={setValue} />;
  }
  await hydrateAfter(
    <form>
      <Owned name="day" today="2026-04-03" />
    </form>,
    () => (field().value = '4/9/2026'),
  );
  expect(submitted()).toEqual([['day', '2026-04-09']]);
});

test('both ends of a range typed before hydration become the value', async () => {
  await hydrateAfter(
    <form>
      <DateRangePicker aria-label="Stay" name="stay" today="2026-04-03" />
    </form>,
    () => {
      field('date-range-picker-from').value = '3 may 2026';
      field('date-range-picker-to').value = '9 may 2026';
    },
  );
  expect(submitted()).toEqual([
    ['stay-from', '2026-05-03'],
    ['stay-to', '2026-05-09'],
  ]);
});

test('a reversed range typed before hydration is kept, with an offer to swap', async () => {
  await hydrateAfter(<DateRangePicker aria-label="Stay" today="2026-04-03" />, () => {
    field('date-range-picker-from').value = '9 may 2026';
    field('date-range-picker-to').value = '3 may 2026';
  });
  expect(field('date-range-picker-from').value).toBe('9 may 2026');
  expect(partOf('date-range-picker-swap').textContent).toBe('Swap them');
});

test('a date and a time typed before hydration become the value, relative to the clock of the zone', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-04-03T20:30:00Z') });
  await hydrateAfter(
    <form>
      <DateTimePicker aria-label="Departure" name="departure" timeZone="Asia/Tokyo" />
    </form>,
    () => (field('date-time-picker-input').value = 'tomorrow 9'),
  );
  vi.useRealTimers();
  expect(submitted()).toEqual([['departure', '2026-04-05T09:00+09:00[Asia/Tokyo]']]);
});
