import { widgetModes } from '#.storybook/modes.ts';
import preview from '#.storybook/preview';
import { Popover } from '#src/primitives/popover/index.ts';
import { PopoverExample } from '#stories/support/popover-example.tsx';

const meta = preview.meta({
  title: 'Primitives/Popover',
  component: Popover,
  tags: ['beta'],
  parameters: {
    chromatic: { modes: widgetModes },
    controls: { disable: true },
    // The top layer belongs to the page: on a docs page each story gets one of its own.
    docs: { story: { inline: false, height: '260px' } },
  },
});

export const Open = meta.story({ render: () => <PopoverExample defaultOpen /> });

export const AtTheEnd = meta.story({ render: () => <PopoverExample defaultOpen place="end" /> });

export const AtTheBottom = meta.story({
  render: () => <PopoverExample defaultOpen place="bottom" />,
});

export const Closed = meta.story({ render: () => <PopoverExample /> });
