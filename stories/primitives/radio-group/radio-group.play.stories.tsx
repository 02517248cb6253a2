import { expect, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { Radio, RadioGroup } from '#src/primitives/radio-group/index.ts';

const meta = preview.meta({
  title: 'Primitives/Radio group/Tests',
  component: RadioGroup,
  tags: ['beta', 'play'],
  args: {
    'aria-label': 'Seat',
    children: ['window', 'middle', 'aisle'].map((seat) => (
      <Radio key={seat} value={seat} disabled={seat === 'middle'}>
        {seat}
      </Radio>
    )),
  },
});

export const ArrowsChooseAndSkipWhatIsDisabled = meta.story({
  name: 'Arrow keys select and skip disabled options',
  args: { defaultValue: 'window' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'window' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'aisle' })).toHaveFocus();
    await expect(canvas.getByRole('radio', { name: 'aisle' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'window' })).toBeChecked();
  },
});

export const GroupsWithoutANameAreSeparate = meta.story({
  name: 'Groups without a name are separate',
  render: (args) => (
    <>
      <RadioGroup {...args} defaultValue="window" />
      <RadioGroup {...args} aria-label="Way back" defaultValue="aisle" />
    </>
  ),
  play: async ({ canvas }) => {
    const chosen = canvas.getAllByRole('radio', { checked: true });
    await expect(chosen.map((radio) => (radio as HTMLInputElement).value)).toEqual([
      'window',
      'aisle',
    ]);
  },
});
