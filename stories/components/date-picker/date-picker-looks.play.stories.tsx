import { expect, screen, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { DatePicker } from '#src/components/date-picker/index.ts';

const meta = preview.meta({
  title: 'Components/Date picker/Tests of its looks',
  component: DatePicker,
  tags: ['beta', 'play'],
  args: { 'aria-label': 'Arrival', today: '2026-04-03' },
});

export const AClosedLineBelowTheFieldShowsNothing = meta.story({
  name: 'The collapsed line below the field shows nothing',
  args: { defaultValue: '2026-04-16' },
  play: async () => {
    const words = await screen.findByText('Thursday, April 16, 2026');
    const line = words.closest('[data-slot="date-picker-message-line"]');
    if (!line) throw new Error('The words stand outside of the line.');
    await expect(line.getBoundingClientRect().height).toBe(0);
    await expect(getComputedStyle(line).overflowClipMargin).toBe('0px');
  },
});

export const TypedWordsKeepTheirOrderFromRightToLeft = meta.story({
  name: 'Typed words keep their order from right to left',
  globals: { locale: 'ar' },
  args: { defaultText: '31 April 2026' },
  play: async () => {
    const style = getComputedStyle(screen.getByRole('textbox'));
    await expect(style.unicodeBidi).toBe('plaintext');
    await expect(style.textAlign).toBe('right');
  },
});

export const DaysFillAPanelAsWideAsTheField = meta.story({
  name: 'Days fill a panel as wide as the field',
  args: { defaultValue: '2026-04-16' },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Open calendar' }));
    const first = await screen.findByRole('gridcell', { name: /^Sunday, April 12/ });
    const last = screen.getByRole('gridcell', { name: /^Saturday, April 18/ });
    const field = document
      .querySelector('[data-slot="date-picker-field"]')
      ?.getBoundingClientRect();
    const padding = 16;
    await expect(first.getBoundingClientRect().left).toBeCloseTo((field?.left ?? NaN) + padding, 0);
    await expect(last.getBoundingClientRect().right).toBeCloseTo(
      (field?.right ?? NaN) - padding,
      0,
    );
  },
});
