import { sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { circleCheck, clock, Icon } from '#src/primitives/icon/index.ts';
import { VisuallyHidden } from '#src/primitives/visually-hidden/index.ts';
import { Row, Stack } from '#stories/support/layout.tsx';

const meta = preview.meta({
  title: 'Primitives/Visually hidden',
  component: VisuallyHidden,
  tags: ['beta'],
  parameters: { stage: 'fit' },
  args: { children: 'Booked' },
});

export const InsideText = meta.story({
  name: 'Inside text',
  parameters: { chromatic: { modes: sheetModes } },
  render: (args) => (
    <Stack>
      <Row tight>
        <Icon icon={circleCheck} /> Lisbon, Porto and the Douro <VisuallyHidden {...args} />
      </Row>
      <Row tight>
        <Icon icon={clock} /> Seville <VisuallyHidden>Planned</VisuallyHidden>
      </Row>
    </Stack>
  ),
});
