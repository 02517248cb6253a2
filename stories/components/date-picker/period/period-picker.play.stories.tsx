import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { Field } from '#src/components/field/index.ts';
import { PeriodPicker } from '#src/components/period-picker/index.ts';
import { cell } from '#stories/support/picker-parts.ts';

const changed = fn();
const opened = fn();

const meta = preview.meta({
  title: 'Components/Period picker/Tests',
  component: PeriodPicker,
  tags: ['beta', 'play'],
  args: { unit: 'quarter', today: '2026-04-15', onValueChange: changed, onOpenChange: opened },
  beforeEach: () => {
    changed.mockClear();
    opened.mockClear();
  },
  render: (args) => (
    <Field name="period" label="Period">
      <PeriodPicker {...args} />
    </Field>
  ),
});

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Period' });
// No-break spaces keep a period together.
const line = () =>
  document
    .querySelector('[data-slot="period-picker-message-row"]')
    ?.textContent?.replaceAll('\u00a0', ' ')
    .trim();
const changes = () => changed.mock.calls.map(([period, { reason }]) => [period, reason]);

export const UnreadableTextIsExplained = meta.story({
  name: 'Text without a period is explained',
  args: { unit: 'week' },
  play: async () => {
    await userEvent.type(field(), 'W60');
    await userEvent.tab();
    await waitFor(() => expect(line()).toBe('Week 60 2026 does not exist.'));
    await userEvent.clear(field());
    await userEvent.type(field(), 'soon');
    await userEvent.tab();
    await waitFor(() => expect(line()).toBe('Enter a period, such as Week 16 2026.'));
  },
});

export const LimitsAndReasonsAreNamed = meta.story({
  name: 'Periods outside the limits and unavailable ones are explained',
  args: {
    unit: 'month',
    min: '2026-02',
    max: '2026-11-30',
    unavailable: [{ period: '2026-08', reason: 'Closed in August' }, '2026-09'],
  },
  play: async () => {
    const messages: ReadonlyArray<readonly [string, string]> = [
      ['1/26', 'Choose February 2026 or later.'],
      ['12/2026', 'Choose November 2026 or earlier.'],
      ['August', 'Closed in August'],
      ['September', 'This period is unavailable.'],
    ];
    for (const [text, message] of messages) {
      await userEvent.clear(field());
      await userEvent.type(field(), text);
      await userEvent.tab();
      await waitFor(() => expect(line()).toBe(message));
      await userEvent.click(field());
    }
    await expect(changes()).toEqual([['', 'invalid-text']]);
  },
});

export const KeyboardAlone = meta.story({
  name: 'The keyboard opens the panel, selects a week and returns to the field',
  args: { unit: 'week' },
  play: async ({ step }) => {
    await step('Press Alt+Down in the field: the panel opens at the current week', async () => {
      await userEvent.click(field());
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
      await screen.findByRole('dialog', { name: /^Choose a week/ });
      await waitFor(() => expect(cell('2026-W16')).toHaveFocus());
    });
    await step('Press Down, then Enter: the next week is in the field', async () => {
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(changes()).toEqual([['2026-W17', 'item-press']]);
      await expect(field()).toHaveFocus();
      await expect(field()).toHaveValue('Week 17 2026');
      await expect(line()).toBe('April 20 – 26, 2026');
    });
    await step('Press F4: the panel opens at the selected week', async () => {
      await userEvent.keyboard('{F4}');
      await waitFor(() => expect(cell('2026-W17')).toHaveFocus());
    });
    await step('Press Escape: the panel closes, and each reason is reported', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(opened.mock.calls.map(([open, { reason }]) => [open, reason])).toEqual([
        [true, 'keyboard'],
        [false, 'item-press'],
        [true, 'keyboard'],
        [false, 'escape-key'],
      ]);
    });
  },
});

export const EscapeInTheYearsKeepsThePanel = meta.story({
  name: 'Escape closes the years above the quarters first, then the panel',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Open calendar/ }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Choose a quarter/ }));
    await userEvent.click(dialog.getByRole('button', { name: '2025 – 2027, choose year' }));
    await waitFor(() => expect(cell('2026')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.querySelector('[data-period="2026"]')).toBeNull());
    await expect(screen.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const CurrentAndPresetsAreSelected = meta.story({
  name: 'The current period and presets are selected, and the field is cleared',
  args: {
    presets: [
      { label: 'Next quarter', offset: 1 },
      { label: 'Last year’s end', period: '2025-Q4' },
    ],
    min: '2026-Q1',
  },
  play: async ({ canvas, step }) => {
    const open = () => userEvent.click(canvas.getByRole('button', { name: /^Open calendar/ }));
    await step('Open the panel and click “This quarter”', async () => {
      await open();
      await userEvent.click(await screen.findByRole('button', { name: 'This quarter' }));
    });
    await step('Open the panel again: a preset before the limit is disabled', async () => {
      await open();
      await expect(await screen.findByRole('button', { name: /^Last year’s end/ })).toBeDisabled();
    });
    await step('Click another preset: its quarter is in the field', async () => {
      await userEvent.click(screen.getByRole('button', { name: /^Next quarter/ }));
      await waitFor(() => expect(field()).toHaveValue('Q3 2026'));
    });
    await step('Click Clear: the field has focus, and each change is reported', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Clear/ }));
      await expect(changes()).toEqual([
        ['2026-Q2', 'item-press'],
        ['2026-Q3', 'preset'],
        [null, 'clear'],
      ]);
      await expect(field()).toHaveFocus();
    });
  },
});
