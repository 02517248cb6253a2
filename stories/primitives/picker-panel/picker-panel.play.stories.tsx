import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { PickerPanel } from '#src/primitives/picker-panel/index.ts';
import { SeatPicker } from '../picker-field/seat-picker.tsx';

const meta = preview.meta({
  title: 'Primitives/Picker panel/Tests',
  component: PickerPanel,
  tags: ['beta', 'play'],
});

export const KeysOpenAndCloseThePanel = meta.story({
  name: 'Keys open and close the panel, and other keys stay with it',
  render: () => <SeatPicker aria-label="Seat" />,
  play: async ({ canvas, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Seat' });
    const panel = () => document.querySelector('[data-slot="picker-panel"]');
    await step('Press each pair of keys: focus moves to the panel and back', async () => {
      for (const [opening, closing] of [
        ['{F4}', '{F4}'],
        ['{Alt>}{ArrowDown}{/Alt}', '{Alt>}{ArrowUp}{/Alt}'],
        ['{F4}', '{Escape}'],
      ] as const) {
        field.focus();
        await userEvent.keyboard(opening);
        await expect(panel()).toHaveAccessibleName('Window seats');
        await expect(canvas.getByRole('button', { name: '12A' })).toHaveFocus();
        await userEvent.keyboard(closing);
        await expect(panel()).toBeNull();
        await expect(field).toHaveFocus();
      }
    });
    await step('Press arrow keys in the panel, then Enter: the seat is selected', async () => {
      await userEvent.keyboard('{F4}{ArrowUp}{ArrowDown}');
      await waitFor(() => expect(panel()).toBeVisible());
      await userEvent.keyboard('{Enter}');
      await expect(field).toHaveValue('12A');
    });
  },
});
