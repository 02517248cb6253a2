import { sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { Chip } from '#src/primitives/chip/index.ts';
import { circleCheck, clock, Icon } from '#src/primitives/icon/index.ts';
import { VisuallyHidden } from '#src/primitives/visually-hidden/index.ts';
import { Columns, Row, Specimen } from '#stories/support/layout.tsx';

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
    <Columns>
      <Specimen label="On the screen">
        <Row tight>
          <Icon icon={circleCheck} />
          <span>Lisbon, Porto and the Douro</span>
          <VisuallyHidden {...args} />
        </Row>
        <Row tight>
          <Icon icon={clock} />
          <span>Seville</span>
          <VisuallyHidden>Planned</VisuallyHidden>
        </Row>
      </Specimen>
      <Specimen label="In a screen reader">
        <Row tight>
          <span>Lisbon, Porto and the Douro</span>
          <Chip {...args} />
        </Row>
        <Row tight>
          <span>Seville</span>
          <Chip>Planned</Chip>
        </Row>
      </Specimen>
    </Columns>
  ),
});
