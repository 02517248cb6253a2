import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { DatePicker } from '#src/components/date-picker/index.ts';
import { day, details, says } from '#stories/support/picker-parts.ts';

const changed = fn();
const opened = fn();

const meta = preview.meta({
  title: 'Components/Date picker/Tests of the calendar',
  component: DatePicker,
  tags: ['beta', 'play'],
  args: { 'aria-label': 'Arrival', today: '2026-04-03', onValueChange: changed },
  beforeEach: () => {
    changed.mockClear();
    opened.mockClear();
  },
});

const field = () => screen.getByRole<HTMLInputElement>('textbox');
const panel = () => screen.queryByRole('dialog', { name: /^Choose a date/ });

export const TheButtonOpensAndASelectionClosesAndFocusComesBack = meta.story({
  name: 'The button opens the calendar, and selecting a day closes it and returns focus',
  args: { defaultValue: '2026-04-16', onOpenChange: opened },
  play: async ({ step }) => {
    const button = screen.getByRole('button', { name: /^Open calendar/ });
    await step('Click the button: the calendar opens with focus on the selected day', async () => {
      await expect(document.querySelector('[data-slot="calendar"]')).toBeNull();
      await userEvent.click(button);
      await expect(await day(/Thursday, April 16, 2026/)).toHaveFocus();
    });
    await step('Click a day: the calendar closes and focus returns to the button', async () => {
      await userEvent.click(await day(/Monday, April 20, 2026/));
      await expect(panel()).toBeNull();
      await expect(button).toHaveFocus();
      await expect(field()).toHaveValue('04/20/2026');
      await expect(changed).toHaveBeenCalledWith('2026-04-20', details('item-press'));
      await expect(opened).toHaveBeenCalledTimes(2);
    });
    await step('Click the selected day: the calendar closes, and the day stays', async () => {
      await userEvent.click(button);
      await userEvent.click(await day(/Monday, April 20, 2026/));
      await expect(panel()).toBeNull();
      await expect(changed).toHaveBeenCalledOnce();
    });
  },
});

export const ATypedDateIsWhereTheCalendarOpens = meta.story({
  name: 'The calendar opens at a typed date',
  play: async () => {
    await userEvent.type(field(), '24 dec');
    await says('Thursday, December 24, 2026');
    await userEvent.click(screen.getByRole('button', { name: /^Open calendar/ }));
    await expect(await day(/Thursday, December 24, 2026/)).toHaveFocus();
    await expect(field()).toHaveValue('12/24/2026');
  },
});

export const ThePresetIsTakenAtOnce = meta.story({
  name: 'A preset is applied immediately',
  args: {
    presets: [
      { label: 'Tomorrow', offsetDays: 1 },
      { label: 'Yesterday', offsetDays: -1 },
    ],
    min: '2026-04-03',
  },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: /^Open calendar/ }));
    await expect(await screen.findByRole('button', { name: /Yesterday/ })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Tomorrow Sat, Apr 4, 2026' }));
    await expect(panel()).toBeNull();
    await expect(changed).toHaveBeenCalledWith('2026-04-04', details('preset'));
  },
});

export const TheFootSelectsTodayAndClears = meta.story({
  name: 'The footer selects today and clears',
  args: { defaultValue: '2026-04-16', onOpenChange: opened },
  play: async ({ step }) => {
    const part = (name: string) =>
      document.querySelector<HTMLElement>(`[data-slot="date-picker-${name}"]`);
    await step('Open the calendar: the footer names the selected day', async () => {
      await userEvent.click(screen.getByRole('button', { name: /^Open calendar/ }));
      await waitFor(() => expect(part('summary')).toHaveTextContent('Thu, Apr 16'));
    });
    await step('Click Clear: the date is empty, and the calendar stays open', async () => {
      part('panel-clear')?.click();
      await expect(changed).toHaveBeenLastCalledWith(null, details('clear'));
      await expect(panel()).not.toBeNull();
      await waitFor(() => expect(part('panel-clear')).toHaveAttribute('aria-disabled', 'true'));
      await expect(part('summary')).toHaveTextContent('Choose a date');
    });
    await step('Click Today: today is selected, and the calendar closes', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Today' }));
      await expect(panel()).toBeNull();
      await expect(field()).toHaveValue('04/03/2026');
      await expect(changed).toHaveBeenCalledTimes(2);
    });
  },
});

export const ThereIsNoTodayWhereItCannotBeSelected = meta.story({
  name: 'The Today button is hidden if today is unavailable',
  args: { max: '2026-04-02' },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: /^Open calendar/ }));
    await waitFor(() => expect(panel()).not.toBeNull());
    await expect(screen.queryByRole('button', { name: 'Today' })).toBeNull();
  },
});

export const AClosedLineBelowTheFieldShowsNothing = meta.story({
  name: 'The collapsed line below the field shows nothing',
  args: { defaultValue: '2026-04-16' },
  play: async () => {
    const words = await screen.findByText('Thursday, April 16, 2026');
    const line = words.closest('[data-slot="date-picker-message-row"]');
    if (!line) throw new Error('The words stand outside the line.');
    await expect(line.getBoundingClientRect().height).toBe(0);
    // Safari clips without a margin.
    await expect(getComputedStyle(line).overflowClipMargin ?? '0px').toBe('0px');
  },
});

export const TypedWordsKeepTheirOrderFromRightToLeft = meta.story({
  name: 'Typed words keep their order in right-to-left layouts',
  globals: { locale: 'ar' },
  args: { defaultText: '31 April 2026' },
  play: async () => {
    const style = getComputedStyle(screen.getByRole('textbox'));
    await expect(style.unicodeBidi).toBe('plaintext');
    await expect(style.textAlign).toBe('right');
  },
});

const boxOf = (selector: string) =>
  document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();

export const DaysKeepTheirSize = meta.story({
  name: 'Days of 40 px begin below the edge of the field, narrow or wide',
  args: { defaultValue: '2026-04-16' },
  render: (args) => (
    <>
      {[320, 640].map((width) => (
        // Clear of the edge of the window, from which a panel keeps a distance.
        <div key={width} style={{ inlineSize: width, marginInline: 16 }}>
          <DatePicker {...args} aria-label={`${width} px`} />
        </div>
      ))}
    </>
  ),
  play: async () => {
    for (const button of screen.getAllByRole('button', { name: /^Open calendar/ })) {
      await userEvent.click(button);
      const first = (await day(/^Sunday, April 12/)).getBoundingClientRect();
      const last = (await day(/^Saturday, April 18/)).getBoundingClientRect();
      const field = button.closest('[data-slot="date-picker-field"]')?.getBoundingClientRect();
      const panel = boxOf('[data-slot="date-picker-panel"]');
      await expect(first.width).toBeCloseTo(40, 0);
      await expect(first.height).toBeCloseTo(40, 0);
      await expect(panel.width).toBeCloseTo(324, 0);
      await expect(panel.left).toBeCloseTo(field?.left ?? 0, 0);
      await expect(first.left - panel.left).toBeCloseTo(16, 0);
      await expect(panel.right - last.right).toBeCloseTo(16, 0);
      await userEvent.keyboard('{Escape}');
    }
  },
});
