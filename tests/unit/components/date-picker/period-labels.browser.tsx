import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { PeriodPicker } from '#src/index.ts';
import { partOf } from '#tests/support/elements.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

watchPage();

test('a hint and a label for today of a period picker are used', async () => {
  mount(
    <PeriodPicker
      aria-label="Period"
      today="2026-04-03"
      labels={{ hint: 'Any month', today: 'Now' }}
    />,
  );
  await userEvent.click(partOf('period-picker-trigger'));
  await settle();
  const today = [...document.querySelectorAll('button')].some(
    ({ textContent }) => textContent === 'Now',
  );
  expect(today).toBe(true);
  expect(partOf('period-picker-message').textContent).toBe('Any month ');
});
