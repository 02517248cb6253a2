import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { MultipleDatePicker } from '#src/index.ts';
import { partOf } from '#tests/support/elements.ts';
import { mount, watchPage } from '#tests/support/render.tsx';

watchPage();

test('the dates are one tab stop, before and after an arrow key', async () => {
  mount(
    <MultipleDatePicker
      aria-label="Days"
      defaultValue={['2026-04-03', '2026-04-06', '2026-04-10']}
    />,
  );
  const chips = [...partOf('multiple-date-picker-dates').querySelectorAll<HTMLElement>('button')];
  const input = partOf('multiple-date-picker-input');
  input.focus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  expect(document.activeElement).toBe(chips[2]);
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(document.activeElement).toBe(chips[0]);
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(input);
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  expect(document.activeElement).toBe(chips[2]);
});
