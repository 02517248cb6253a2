import { sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import * as icons from '#src/primitives/icon/index.ts';
import { calendar, chevronRight, clock, Icon, mail } from '#src/primitives/icon/index.ts';
import { Row, Specimen, Stack } from '#stories/support/layout.tsx';
import { mia } from '#stories/support/trips/trip-world.ts';

const shapes = Object.entries(icons).filter(([, value]) => typeof value === 'string');

const meta = preview.meta({
  title: 'Primitives/Icon',
  component: Icon,
  tags: ['beta'],
  parameters: { stage: 'fit' },
  args: { icon: calendar },
  argTypes: {
    icon: {
      options: shapes.map(([, value]) => value),
      control: {
        type: 'select',
        labels: Object.fromEntries(shapes.map(([name, value]) => [value, name])),
      },
    },
  },
});

export const BesideText = meta.story({
  name: 'Beside text',
  render: (args) => (
    <Stack>
      <Row tight>
        <Icon {...args} />
        <bdi>April 17, 2026</bdi>
      </Row>
      <Row tight>
        <Icon icon={clock} />
        <bdi>9:30 AM</bdi>
      </Row>
      <Row tight>
        <Icon icon={mail} />
        <bdi>{mia.email}</bdi>
      </Row>
    </Stack>
  ),
});

export const Sizes = meta.story({
  name: 'Sizes, and directional',
  parameters: { chromatic: { modes: sheetModes } },
  render: (args) => (
    <Row align="start">
      <Specimen label="Small, 14 px">
        <Icon {...args} size="sm" />
      </Specimen>
      <Specimen label="Medium, 16 px">
        <Icon {...args} size="md" />
      </Specimen>
      <Specimen label="Large, 20 px">
        <Icon {...args} size="lg" />
      </Specimen>
      <Specimen label="Directional">
        <Row tight>
          <span>All trips</span>
          <Icon icon={chevronRight} directional />
          <span>Lisbon</span>
        </Row>
      </Specimen>
    </Row>
  ),
});
