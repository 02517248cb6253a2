import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Field } from '#src/components/field/index.ts';
import { PeriodRangePicker } from '#src/components/period-picker/index.ts';
import { cell } from '#stories/support/picker-parts.ts';

const changed = fn();

const meta = preview.meta({
  title: 'Components/Period range picker/Tests',
  component: PeriodRangePicker,
  tags: ['beta', 'play'],
  args: { unit: 'quarter', today: '2026-04-15', onValueChange: changed },
  beforeEach: () => changed.mockClear(),
  render: (args) => (
    <Field name="report" label="Report">
      <PeriodRangePicker {...args} />
    </Field>
  ),
});

const end = (name: 'From' | 'To') => screen.getByRole<HTMLInputElement>('textbox', { name });
// No-break spaces keep a period together.
const line = () =>
  document
    .querySelector('[data-slot="period-range-picker-message-row"]')
    ?.textContent?.replaceAll('\u00a0', ' ')
    .trim();
const changes = () => changed.mock.calls.map(([range, { reason }]) => [range, reason]);

export const BothEndsAreTyped = meta.story({
  name: 'Both ends are typed, and the line names their months and the length',
  play: async () => {
    await userEvent.type(end('From'), 'q4 25');
    await userEvent.tab();
    await userEvent.keyboard('next quarter');
    await userEvent.tab();
    await waitFor(() => expect(line()).toBe('Oct 2025 – Sep 2026 · 12 months'));
    await expect(changes()).toEqual([
      [{ from: '2025-Q4', to: null }, 'type'],
      [{ from: '2025-Q4', to: '2026-Q3' }, 'type'],
    ]);
  },
});

export const TwoPressesInThePanel = meta.story({
  name: 'Two presses in the panel select a range, with a preview in between',
  args: { unit: 'week' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Open calendar/ }));
    await screen.findByRole('dialog', { name: /^Choose a range/ });
    await waitFor(() => expect(cell('2026-W16')).toHaveFocus());
    await userEvent.click(cell('2026-W15'));
    await userEvent.hover(cell('2026-W17'));
    await waitFor(() => expect(line()).toBe('Apr 6 – 26, 2026 · 3 weeks'));
    await userEvent.click(cell('2026-W17'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(changes()).toEqual([
      [{ from: '2026-W15', to: null }, 'item-press'],
      [{ from: '2026-W15', to: '2026-W17' }, 'item-press'],
    ]);
  },
});

export const PresetsAreSelected = meta.story({
  name: 'A preset sets both ends',
  args: {
    unit: 'month',
    presets: [
      { label: 'Last 3 months', periods: 3 },
      { label: 'First half', from: '2026-01', to: '2026-06' },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Open calendar/ }));
    await userEvent.click(await screen.findByRole('button', { name: /^Last 3 months/ }));
    await expect(changes()).toEqual([[{ from: '2026-02', to: '2026-04' }, 'preset']]);
    await waitFor(() => expect(line()).toBe('Feb – Apr 2026 · 3 months'));
  },
});

export const ADistanceInToCountsFromTheFirstPeriod = meta.story({
  name: 'A distance in the second field counts from the first period',
  args: { unit: 'month' },
  play: async () => {
    await userEvent.type(end('From'), 'june 2026');
    await userEvent.tab();
    await userEvent.keyboard('+3m');
    await userEvent.tab();
    await waitFor(() => expect(line()).toBe('Jun – Sep 2026 · 4 months'));
    await expect(changes().at(-1)).toEqual([{ from: '2026-06', to: '2026-09' }, 'type']);
  },
});
