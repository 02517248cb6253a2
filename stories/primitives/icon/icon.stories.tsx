import preview from '#.storybook/preview';
import { chevronRight, Icon, calendar, circleAlert } from '#src/primitives/icon/index.ts';
import { Row } from '#stories/support/layout.tsx';

const meta = preview.meta({
  title: 'Primitives/Icon',
  component: Icon,
  tags: ['beta'],
  args: { shapes: calendar },
  argTypes: { shapes: { control: false } },
});

export const Default = meta.story();

export const Sizes = meta.story({
  render: (args) => (
    <Row>
      <Icon {...args} size="md" />
      <Icon {...args} size="lg" />
    </Row>
  ),
});

export const BesideText = meta.story({
  name: 'Beside text',
  render: () => (
    <Row tight>
      <Icon shapes={circleAlert} />
      <bdi>31 April does not exist</bdi>
    </Row>
  ),
});

export const Directional = meta.story({ args: { shapes: chevronRight, directional: true } });
