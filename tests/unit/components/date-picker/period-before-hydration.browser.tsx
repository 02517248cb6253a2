import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { PeriodPicker, PeriodRangePicker } from '#src/index.ts';
import { entriesOf, partOf } from '#tests/support/elements.ts';
import { hydrate, serverMarkup, settle, watchPage } from '#tests/support/render.tsx';

watchPage();

/** Renders the server's markup, lets `type` fill it in, and hydrates the same elements. */
async function hydrateAfter(node: ReactNode, type: () => void) {
  const holder = document.createElement('div');
  document.body.append(holder);
  holder.innerHTML = serverMarkup(node);
  type();
  await hydrate(holder, node);
  await settle();
}

const field = (slot = 'period-picker-input') => {
  const found = partOf(slot);
  if (!(found instanceof HTMLInputElement)) throw new Error('The field is no input.');
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
      <PeriodPicker
        aria-label="Period"
        name="week"
        unit="week"
        today="2026-04-15"
        onValueChange={onValueChange}
      />
    </form>,
    () => (field().value = 'w14'),
  );
  expect(field().value).toBe('Week 14 2026');
  expect(submitted()).toEqual([['week', '2026-W14']]);
  expect(onValueChange.mock.calls).toEqual([['2026-W14', { reason: 'type', event: undefined }]]);
});

test('a word typed before hydration is relative to the device’s date', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 3, 3, 12) });
  await hydrateAfter(
    <form>
      <PeriodPicker aria-label="Period" name="quarter" unit="quarter" />
    </form>,
    () => (field().value = 'next quarter'),
  );
  vi.useRealTimers();
  expect(submitted()).toEqual([['quarter', '2026-Q3']]);
});

test('a text that is still being typed stays unchanged, and is parsed on blur', async () => {
  await hydrateAfter(
    <form>
      <PeriodPicker aria-label="Period" name="month" today="2026-04-15" />
    </form>,
    () => {
      field().focus();
      field().value = '4/2';
    },
  );
  expect(field().value).toBe('4/2');
  expect(submitted()).toEqual([['month', '']]);
  await userEvent.keyboard('7');
  await userEvent.tab();
  expect(submitted()).toEqual([['month', '2027-04']]);
});

test('both texts of a range typed before hydration become the value', async () => {
  await hydrateAfter(
    <form>
      <PeriodRangePicker aria-label="Periods" name="half" unit="half" today="2026-04-15" />
    </form>,
    () => {
      field('period-range-picker-from').value = 'h2 25';
      field('period-range-picker-to').value = 'h1';
    },
  );
  expect(submitted()).toEqual([
    ['half-from', '2025-H2'],
    ['half-to', '2026-H1'],
  ]);
});
