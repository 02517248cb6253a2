import { sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { IconButton } from '#src/primitives/button/index.ts';
import * as icons from '#src/primitives/icon/index.ts';
import { calendar, chevronLeft, chevronRight, Icon } from '#src/primitives/icon/index.ts';
import { Row, Specimen } from '#stories/support/layout.tsx';

const meta = preview.meta({
  title: 'Primitives/Icon button',
  component: IconButton,
  tags: ['beta'],
  parameters: { stage: 'fit' },
  args: { label: 'Open calendar', children: <Icon icon={calendar} /> },
  argTypes: {
    children: { control: false },
    onClick: { description: 'Called when the button is pressed.' },
  },
});

export const Variants = meta.story({
  parameters: { chromatic: { states: 'button' } },
  render: (args) => (
    <Row>
      <Specimen label="Solid">
        <IconButton label="New trip" variant="solid">
          <Icon icon={icons.plus} />
        </IconButton>
      </Specimen>
      <Specimen label="Outline">
        <IconButton {...args} variant="outline" />
      </Specimen>
      <Specimen label="Ghost">
        <IconButton label="Trip actions" variant="ghost">
          <Icon icon={icons.ellipsis} />
        </IconButton>
      </Specimen>
    </Row>
  ),
});

export const Sizes = meta.story({
  name: 'Sizes, directional and disabled',
  parameters: { chromatic: { modes: sheetModes } },
  render: (args) => (
    <Row align="start">
      <Specimen label="Small">
        <IconButton label="Share" variant="outline" size="sm">
          <Icon icon={icons.share} />
        </IconButton>
      </Specimen>
      <Specimen label="Medium">
        <IconButton label="Share" variant="outline" size="md">
          <Icon icon={icons.share} />
        </IconButton>
      </Specimen>
      <Specimen label="Large">
        <IconButton label="Share" variant="outline" size="lg">
          <Icon icon={icons.share} />
        </IconButton>
      </Specimen>
      <Specimen label="Directional">
        <Row tight>
          <IconButton label="Previous month" variant="outline">
            <Icon icon={chevronLeft} directional />
          </IconButton>
          <IconButton label="Next month" variant="outline">
            <Icon icon={chevronRight} directional />
          </IconButton>
        </Row>
      </Specimen>
      <Specimen label="Disabled">
        <Row tight>
          <IconButton {...args} variant="solid" disabled />
          <IconButton {...args} variant="outline" disabled />
          <IconButton {...args} variant="ghost" label="Clear" disabled>
            <Icon icon={icons.x} />
          </IconButton>
        </Row>
      </Specimen>
    </Row>
  ),
});
