import preview from '#.storybook/preview';
import { Button } from '#src/primitives/button/index.ts';

const meta = preview.meta({
  title: 'Primitives/Button',
  component: Button,
  tags: ['beta'],
  args: { children: 'Save changes' },
});

export const Solid = meta.story({ args: { variant: 'solid' } });
