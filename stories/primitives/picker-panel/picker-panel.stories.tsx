import { widgetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { PickerPanel } from '#src/primitives/picker-panel/index.ts';
import { PickerPanelExample } from '#stories/support/examples/picker-panel-example.tsx';
// oxlint-disable-next-line import/default -- Vite gives the text of the file
import code from '#stories/support/examples/picker-panel-example.tsx?raw';

const meta = preview.meta({
  title: 'Primitives/Picker panel',
  component: PickerPanel,
  tags: ['beta'],
  parameters: {
    chromatic: { modes: widgetModes },
    controls: { disable: true },
    docs: { source: { code, language: 'tsx' } },
  },
});

export const Open = meta.story({ render: () => <PickerPanelExample defaultOpen /> });

export const Closed = meta.story({ render: () => <PickerPanelExample /> });
