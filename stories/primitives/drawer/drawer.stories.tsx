import { smallWindowModes, smallWindowSheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { Drawer } from '#src/primitives/dialog/index.ts';
import { DrawerExample } from '#stories/support/examples/overlay-examples.tsx';

const meta = preview.meta({
  title: 'Primitives/Drawer',
  component: Drawer,
  tags: ['beta'],
  parameters: { stage: 'none', chromatic: { modes: smallWindowModes } },
  args: { heading: 'Travel journal' },
});

export const Open = meta.story({ render: (args) => <DrawerExample {...args} defaultOpen /> });

export const AtTheStart = meta.story({
  name: 'At the start',
  parameters: { chromatic: { modes: smallWindowSheetModes } },
  args: { side: 'start' },
  render: (args) => <DrawerExample {...args} defaultOpen />,
});
