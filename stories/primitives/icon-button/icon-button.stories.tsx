import { colorModes, sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { IconButton } from '#src/primitives/button/index.ts';
import { calendar, chevronLeft, chevronRight, Icon, x } from '#src/primitives/icon/index.ts';
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
      <IconButton {...args} variant="solid" />
      <IconButton {...args} variant="outline" />
      <IconButton {...args} variant="ghost" />
    </Row>
  ),
});

export const Sizes = meta.story({
  render: (args) => (
    <Row>
      <IconButton {...args} variant="outline" size="sm" />
      <IconButton {...args} variant="outline" size="md" />
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
        <Icon icon={x} />
      </IconButton>
    </Row>
  ),
});
