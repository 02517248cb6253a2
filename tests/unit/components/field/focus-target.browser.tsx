import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  Calendar,
  Field,
  MultipleCalendar,
  PeriodCalendar,
  RangeCalendar,
  Rating,
} from '#src/index.ts';
import { mount, watchPage } from '#tests/support/render.tsx';

watchPage();

test.each<[name: string, control: ReactNode, focused: string]>([
  ['Calendar', <Calendar key="1" defaultValue="2026-04-15" />, '[data-day="2026-04-15"]'],
  ['RangeCalendar', <RangeCalendar key="2" today="2026-04-15" />, '[data-day="2026-04-15"]'],
  ['MultipleCalendar', <MultipleCalendar key="3" today="2026-04-15" />, '[data-day="2026-04-15"]'],
  ['PeriodCalendar', <PeriodCalendar key="4" defaultValue="2026-04" />, '[data-period="2026-04"]'],
  ['Rating', <Rating key="5" defaultValue={3} />, 'input[value="3"]'],
])('a click on the label of %s moves focus to its value', async (_, control, focused) => {
  mount(
    <Field name="when" label="When">
      {control}
    </Field>,
  );
  const label = document.querySelector('[data-slot="field-label"]');
  if (label) await userEvent.click(label);
  expect(document.activeElement?.closest(focused)).not.toBe(null);
});
