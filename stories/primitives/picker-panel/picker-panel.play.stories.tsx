import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { PickerPanel } from '#src/primitives/picker-panel/index.ts';
import { PickerPanelExample } from '#stories/support/examples/picker-panel-example.tsx';

const meta = preview.meta({
  title: 'Primitives/Picker panel/Tests',
  component: PickerPanel,
  tags: ['beta', 'play'],
});

export const KeysOpenAndCloseThePanel = meta.story({
  name: 'Keys open and close the panel, and other keys stay with it',
  render: () => <PickerPanelExample defaultRoom="" />,
  play: async ({ canvas, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Room' });
    const panel = () => document.querySelector('[data-slot="picker-panel"]');
    await step('Press each pair of keys: focus moves to the panel and back', async () => {
      for (const [opening, closing] of [
        ['{F4}', '{F4}'],
        ['{Alt>}{ArrowDown}{/Alt}', '{Alt>}{ArrowUp}{/Alt}'],
        ['{F4}', '{Escape}'],
      ] as const) {
        field.focus();
        await userEvent.keyboard(opening);
        await expect(panel()).toHaveAccessibleName('Choose a room');
        await expect(panel()?.querySelector('[data-room]')).toHaveFocus();
        await userEvent.keyboard(closing);
        await expect(panel()).toBeNull();
        await expect(field).toHaveFocus();
      }
    });
    await step('Press arrow keys in the panel, then Enter: the room is selected', async () => {
      await userEvent.keyboard('{F4}{ArrowUp}{ArrowDown}');
      await waitFor(() => expect(panel()).toBeVisible());
      await userEvent.keyboard('{Enter}');
      await expect(field).toHaveValue('Oak Room');
    });
  },
});
