import { sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { VisuallyHidden } from '#src/primitives/visually-hidden/index.ts';

const meta = preview.meta({
  title: 'Primitives/Visually hidden',
  component: VisuallyHidden,
  tags: ['beta'],
  args: { children: ' (opens the calendar)' },
});

export const InsideText = meta.story({
  name: 'Inside text',
  parameters: { chromatic: { modes: sheetModes } },
  render: (args) => (
    <p>
      Arrival on April 3
      <VisuallyHidden {...args} />: screen readers announce the hidden text.
    </p>
  ),
});
