import { colorModes, sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { IconButton } from '#src/primitives/button/index.ts';
import * as icons from '#src/primitives/icon/index.ts';
import { calendar, chevronLeft, chevronRight, Icon } from '#src/primitives/icon/index.ts';
import { Row } from '#stories/support/layout.tsx';

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
  parameters: { chromatic: { states: { hover: 'button', focus: 'button', pressed: 'button' } } },
  render: (args) => (
    <Row>
      <IconButton label="New trip" variant="solid">
        <Icon icon={icons.plus} />
      </IconButton>
      <IconButton {...args} variant="outline" />
      <IconButton label="Trip actions" variant="ghost">
        <Icon icon={icons.ellipsis} />
      </IconButton>
    </Row>
  ),
});

export const Sizes = meta.story({
  render: () => (
    <Row>
      <IconButton label="Share" variant="outline" size="sm">
        <Icon icon={icons.share} />
      </IconButton>
      <IconButton label="Share" variant="outline" size="md">
        <Icon icon={icons.share} />
      </IconButton>
    </Row>
  ),
});

export const Directional = meta.story({
  parameters: { chromatic: { modes: sheetModes } },
  render: () => (
    <Row>
      <IconButton label="Previous month" variant="outline">
        <Icon icon={chevronLeft} directional />
      </IconButton>
      April
      <IconButton label="Next month" variant="outline">
        <Icon icon={chevronRight} directional />
      </IconButton>
    </Row>
  ),
});

export const Disabled = meta.story({
  parameters: { chromatic: { modes: colorModes } },
  render: (args) => (
    <Row>
      <IconButton {...args} variant="solid" disabled />
      <IconButton {...args} variant="outline" disabled />
      <IconButton {...args} variant="ghost" label="Clear" disabled>
        <Icon icon={icons.x} />
      </IconButton>
    </Row>
  ),
});
