import { widgetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { Popover } from '#src/primitives/popover/index.ts';
import { PopoverExample } from '#stories/support/examples/popover-example.tsx';
// oxlint-disable-next-line import/default -- Vite gives the text of the file
import code from '#stories/support/examples/popover-example.tsx?raw';

const meta = preview.meta({
  title: 'Primitives/Popover',
  component: Popover,
  tags: ['beta'],
  // The example has an anchor of its own.
  args: { anchor: { current: null }, onClose: () => {} },
  parameters: {
    chromatic: { modes: widgetModes },
    controls: { disable: true },
    docs: { source: { code, language: 'tsx' } },
  },
});

export const Open = meta.story({
  render: ({ onClose }) => <PopoverExample defaultOpen onClose={onClose} />,
});

export const AtTheEnd = meta.story({
  name: 'At the far edge',
  render: ({ onClose }) => <PopoverExample defaultOpen place="end" onClose={onClose} />,
});

export const AtTheBottom = meta.story({
  name: 'Without space below',
  render: ({ onClose }) => <PopoverExample defaultOpen place="bottom" onClose={onClose} />,
});

export const Closed = meta.story({ render: ({ onClose }) => <PopoverExample onClose={onClose} /> });
