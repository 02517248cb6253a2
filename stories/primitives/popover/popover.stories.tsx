import { smallWindowModes, smallWindowSheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { Popover } from '#src/primitives/popover/index.ts';
import styles from '#stories/support/examples/overlay-example.module.css';
import { PopoverExample } from '#stories/support/examples/overlay-examples.tsx';
import { SeveralPopovers } from '#stories/support/examples/several-triggers.tsx';

const meta = preview.meta({
  title: 'Primitives/Popover',
  component: Popover,
  tags: ['beta'],
  parameters: { stage: 'fit', controls: { disable: true } },
});

export const Open = meta.story({
  parameters: { chromatic: { modes: smallWindowModes } },
  render: (args) => <PopoverExample {...args} defaultOpen />,
});

export const AtTheEnd = meta.story({
  name: 'At the far edge',
  parameters: { stage: 'wide', chromatic: { modes: smallWindowSheetModes } },
  render: (args) => (
    <div className={styles.end}>
      <PopoverExample {...args} defaultOpen />
    </div>
  ),
});

export const AtTheBottom = meta.story({
  name: 'Without space below',
  parameters: { chromatic: { modes: smallWindowSheetModes } },
  render: (args) => (
    <div className={styles.bottom}>
      <PopoverExample {...args} defaultOpen />
    </div>
  ),
});

export const Closed = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => <PopoverExample {...args} />,
});

export const SeveralTriggers = meta.story({
  name: 'Several triggers',
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => <SeveralPopovers />,
});
