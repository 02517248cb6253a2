import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Switch } from '#src/primitives/switch/index.ts';

const meta = preview.meta({
  title: 'Primitives/Switch/Tests',
  component: Switch,
  tags: ['beta', 'play'],
  args: { children: 'Remind me' },
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
