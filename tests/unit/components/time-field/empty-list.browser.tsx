import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { TimeField } from '#src/index.ts';
import { partOf } from '#tests/support/elements.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

watchPage();

test('a list without a time does not open', async () => {
  const onOpenChange = vi.fn();
  mount(
    <TimeField aria-label="Time" now="14:20" min="09:10" max="09:20" onOpenChange={onOpenChange} />,
  );
  await userEvent.click(partOf('time-field-trigger'));
  await userEvent.keyboard('{F4}');
  await settle();
  expect(onOpenChange).not.toHaveBeenCalled();
});
