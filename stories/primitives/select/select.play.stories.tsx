import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Select } from '#src/primitives/select/index.ts';
import { chooseOption } from '#stories/support/forms/form-parts.ts';

const meta = preview.meta({
  title: 'Primitives/Select/Tests',
  component: Select,
  tags: ['beta', 'play'],
  args: {
    'aria-label': 'Room',
    children: ['', 'oak', 'elm'].map((room) => (
      <option key={room} value={room}>
        {room || 'Choose a room'}
      </option>
    )),
  },
});

export const AnEmptyOptionIsDrawnAsAPlaceholder = meta.story({
  name: 'An empty option looks like a placeholder',
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox');
    const muted = getComputedStyle(select).color;
    await chooseOption(select, 'oak');
    await expect(getComputedStyle(select).color).not.toBe(muted);
  },
});

export const TheChevronStandsAtTheEnd = meta.story({
  name: 'The chevron is at the end',
  render: (args) => (
    <>
      <Select {...args} />
      <div dir="rtl">
        <Select {...args} />
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    const [one, other] = canvas.getAllByRole('combobox');
    const placeOf = (element?: Element) =>
      element && getComputedStyle(element).backgroundPosition.split(',')[0];
    await expect(placeOf(one)).toContain('100% - 20px');
    await expect(placeOf(other)).toBe('calc(0% + 15px) 50%');
  },
});
