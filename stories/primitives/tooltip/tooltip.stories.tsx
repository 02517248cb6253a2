import { sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { Tooltip } from '#src/primitives/tooltip/index.ts';
import { TooltipExample } from '#stories/support/examples/overlay-examples.tsx';
import { Toolbar } from '#stories/support/examples/several-triggers.tsx';

const meta = preview.meta({
  title: 'Primitives/Tooltip',
  component: Tooltip,
  tags: ['beta'],
  args: { children: 'Copy the link' },
  parameters: { controls: { exclude: ['anchor', 'renderTrigger'] } },
});

export const Open = meta.story({
  parameters: { chromatic: { modes: sheetModes } },
  render: (args) => <TooltipExample {...args} defaultOpen />,
});

export const LongText = meta.story({
  name: 'Long text',
  args: { children: 'The link opens the trip for everyone who has it, until you turn sharing off' },
  render: (args) => <TooltipExample {...args} defaultOpen />,
});

export const SeveralTriggers = meta.story({
  name: 'Several triggers',
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => <Toolbar />,
});
