import { colorModes, sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { Switch } from '#src/primitives/switch/index.ts';
import { nativeArgTypes } from '#stories/support/forms/native-arg-types.ts';
import { Row } from '#stories/support/layout.tsx';

const meta = preview.meta({
  title: 'Primitives/Switch',
  component: Switch,
  tags: ['beta'],
  args: { children: 'Remind me a day before' },
  argTypes: {
    required: nativeArgTypes.required,
    disabled: nativeArgTypes.disabled,
    children: { control: 'text' },
    description: { control: 'text' },
  },
});

export const Default = meta.story({ args: { defaultChecked: true } });

export const States = meta.story({
  parameters: {
    chromatic: {
      states: { hover: 'label, input', focus: 'input', pressed: 'label, input' },
    },
  },
  render: (args) => (
    <Row>
      <Switch {...args}>Off</Switch>
      <Switch {...args} defaultChecked>
        On
      </Switch>
    </Row>
  ),
});

export const WithADescription = meta.story({
  name: 'With a description',
  parameters: { chromatic: { modes: sheetModes } },
  args: { description: 'By email, at nine in the morning.' },
  render: ({ description, ...args }) => <Switch {...args} description={<bdi>{description}</bdi>} />,
});

export const WithoutALabel = meta.story({
  name: 'Without a label',
  args: { children: undefined, 'aria-label': 'Notifications', defaultChecked: true },
});

export const Invalid = meta.story({
  parameters: { chromatic: { modes: colorModes } },
  render: (args) => (
    <Row>
      <Switch {...args} invalid>
        Two-step sign-in
      </Switch>
      <Switch {...args} invalid defaultChecked>
        Public profile
      </Switch>
    </Row>
  ),
});

export const ReadOnly = meta.story({
  name: 'Read-only',
  parameters: { chromatic: { modes: colorModes } },
  render: (args) => (
    <Row>
      <Switch {...args} readOnly>
        Off
      </Switch>
      <Switch {...args} readOnly defaultChecked>
        On
      </Switch>
    </Row>
  ),
});

export const Disabled = meta.story({
  parameters: { chromatic: { modes: sheetModes } },
  render: (args) => (
    <Row>
      <Switch {...args} disabled>
        Off
      </Switch>
      <Switch {...args} disabled defaultChecked>
        On
      </Switch>
    </Row>
  ),
});
