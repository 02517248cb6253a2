import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { DatePicker } from '#src/index.ts';
import { partOf } from '#tests/support/elements.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

vi.mock('#src/components/calendar/keys/key-list.tsx', () => {
  throw new Error('The network is gone.');
});

watchPage();

test('Escape closes the panel although the list of keys has not loaded', async () => {
  mount(<DatePicker aria-label="Day" today="2026-04-03" />);
  await userEvent.click(partOf('date-picker-trigger'));
  await userEvent.keyboard('?');
  await settle();
  expect(document.querySelector('[data-slot="calendar-keys"]')).toBeNull();
  await userEvent.keyboard('{Escape}');
  await settle();
  expect(document.querySelector('[data-slot="date-picker-panel"]')).toBeNull();
});
