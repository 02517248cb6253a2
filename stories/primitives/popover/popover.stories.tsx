import { sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { Popover } from '#src/primitives/popover/index.ts';
import styles from '#stories/support/examples/popover-example.module.css';
import { PopoverExample } from '#stories/support/examples/popover-example.tsx';

const meta = preview.meta({
  title: 'Primitives/Popover',
  component: Popover,
  tags: ['beta'],
  // The example has an anchor of its own.
  args: { anchor: { current: null }, onClose: () => {} },
  parameters: {
    controls: { disable: true },
    example: { onClose: undefined },
  },
});

export const Open = meta.story({
  render: ({ onClose }) => <PopoverExample defaultOpen onClose={onClose} />,
});

export const AtTheEnd = meta.story({
  name: 'At the far edge',
  parameters: { chromatic: { modes: sheetModes } },
  render: ({ onClose }) => (
    <div className={styles.end}>
      <PopoverExample defaultOpen onClose={onClose} />
    </div>
  ),
});

export const AtTheBottom = meta.story({
  name: 'Without space below',
  parameters: { chromatic: { modes: sheetModes } },
  render: ({ onClose }) => (
    <div className={styles.bottom}>
      <PopoverExample defaultOpen onClose={onClose} />
    </div>
  ),
});

export const Closed = meta.story({ render: ({ onClose }) => <PopoverExample onClose={onClose} /> });
