import { sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { PickerPanel } from '#src/primitives/picker-panel/index.ts';
import { PickerPanelExample } from '#stories/support/examples/picker-panel-example.tsx';

const meta = preview.meta({
  title: 'Primitives/Picker panel',
  component: PickerPanel,
  tags: ['beta'],
  parameters: {
    controls: { disable: true },
  },
});

export const Open = meta.story({
  parameters: { chromatic: { modes: sheetModes } },
  render: () => <PickerPanelExample defaultOpen />,
});

export const Closed = meta.story({ render: () => <PickerPanelExample /> });
