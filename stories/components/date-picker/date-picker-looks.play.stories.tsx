import { expect, screen, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { DatePicker } from '#src/components/date-picker/index.ts';

const meta = preview.meta({
  id: 'components-date-picker-tests-of-its-looks',
  title: 'Components/Date picker/Tests of appearance',
  component: DatePicker,
  tags: ['beta', 'play'],
  args: { 'aria-label': 'Arrival', today: '2026-04-03' },
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

const cell = (name: RegExp) => screen.findByRole('gridcell', { name });
const boxOf = (selector: string) =>
  document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();

export const DaysBeginBelowTheEdgeOfTheField = meta.story({
  name: 'Days of 40 px begin below the edge of the field',
  args: { defaultValue: '2026-04-16' },
  render: (args) => (
    // Clear of the edge of the window, from which a panel keeps a distance.
    <div style={{ inlineSize: 320, marginInline: 16 }}>
      <DatePicker {...args} />
    </div>
  ),
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: /^Open calendar/ }));
    const first = (await cell(/^Sunday, April 12/)).getBoundingClientRect();
    const last = (await cell(/^Saturday, April 18/)).getBoundingClientRect();
    const field = boxOf('[data-slot="date-picker-field"]');
    const padding = 16;
    await expect(first.left).toBeCloseTo(field.left + padding, 0);
    await expect(last.right - first.left).toBeCloseTo(7 * 40 + 6 * 2, 0);
    await expect(first.height).toBeCloseTo(40, 0);
  },
});

export const DaysKeepTheirSizeBelowAWideField = meta.story({
  name: 'Days keep their size below a wide field',
  args: { defaultValue: '2026-04-16' },
  render: (args) => (
    <div style={{ inlineSize: 640 }}>
      <DatePicker {...args} />
    </div>
  ),
  play: async ({ step }) => {
    await userEvent.click(screen.getByRole('button', { name: /^Open calendar/ }));
    const first = (await cell(/^Sunday, April 12/)).getBoundingClientRect();
    const last = (await cell(/^Saturday, April 18/)).getBoundingClientRect();
    const panel = boxOf('[data-slot="date-picker-panel"]');
    await step('The panel is as wide as seven tiles, at the start of the field', async () => {
      await expect(panel.width).toBeCloseTo(324, 0);
      await expect(panel.left).toBeCloseTo(boxOf('[data-slot="date-picker-field"]').left, 0);
    });
    await step('The days are square and reach from edge to edge', async () => {
      await expect(first.height).toBeCloseTo(40, 0);
      await expect(first.width).toBeCloseTo(40, 0);
      await expect(first.left - panel.left).toBeCloseTo(16, 0);
      await expect(panel.right - last.right).toBeCloseTo(16, 0);
    });
  },
});
