import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Switch } from '#src/primitives/switch/index.ts';

const changed = fn();

const meta = preview.meta({
  title: 'Primitives/Switch/Tests',
  component: Switch,
  tags: ['beta', 'play'],
  args: { children: 'Remind me', onCheckedChange: changed },
  beforeEach: () => {
    changed.mockClear();
  },
});

export const SpaceTurnsItOnAndOff = meta.story({
  name: 'Space turns it on and off',
  play: async ({ canvas, step }) => {
    const input = canvas.getByRole('switch', { name: 'Remind me' });
    await step('Tab: the switch has focus', async () => {
      await userEvent.tab();
      await expect(input).toHaveFocus();
    });
    await step('Press Space: it is on', async () => {
      await userEvent.keyboard(' ');
      await expect(input).toBeChecked();
    });
    await step('Press Space again: it is off, and both changes are reported', async () => {
      await userEvent.keyboard(' ');
      await expect(input).not.toBeChecked();
      await expect(changed.mock.calls.map(([checked]) => checked)).toEqual([true, false]);
    });
  },
});

export const TheThumbMovesInReadingDirection = meta.story({
  name: 'The thumb moves in the reading direction',
  render: (args) => (
    <>
      <Switch {...args} defaultChecked />
      <div dir="rtl">
        <Switch {...args} defaultChecked>
          Right to left
        </Switch>
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    const leftOf = (element: Element) => getComputedStyle(element, '::before').left;
    const [one, other] = canvas.getAllByRole('switch');
    await waitFor(() => expect(one && leftOf(one)).toBe('18px'));
    await waitFor(() => expect(other && leftOf(other)).toBe('2px'));
  },
});
