import { sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { Switch } from '#src/primitives/switch/index.ts';
import { nativeArgTypes } from '#stories/support/forms/native-arg-types.ts';
import { Columns, SampleTable, Specimen, Stack } from '#stories/support/layout.tsx';

const meta = preview.meta({
  title: 'Primitives/Switch',
  component: Switch,
  tags: ['beta'],
  parameters: { stage: 'fit' },
  args: { children: 'Remind me a day before' },
  argTypes: {
    required: nativeArgTypes.required,
    disabled: nativeArgTypes.disabled,
    children: { control: 'text' },
    description: { control: 'text' },
  },
});

export const Default = meta.story({
  args: { defaultChecked: true },
  render: (args) => (
    <Stack>
      <h3>Reminders</h3>
      <Switch {...args} />
      <Switch>In your calendar</Switch>
    </Stack>
  ),
});

const conditions = {
  Enabled: {},
  Invalid: { invalid: true },
  'Read-only': { readOnly: true },
  Disabled: { disabled: true },
};

export const States = meta.story({
  parameters: {
    stage: 'wide',
    chromatic: {
      modes: sheetModes,
      states: { hover: 'label, input', focus: 'input', pressed: 'label, input' },
    },
  },
  render: (args) => (
    <Columns>
      {Object.entries(conditions).map(([label, state]) => (
        <Specimen key={label} label={label}>
          <Switch {...args} {...state}>
            Reminders
          </Switch>
          <Switch {...args} {...state} defaultChecked>
            Shared with friends
          </Switch>
        </Specimen>
      ))}
    </Columns>
  ),
});

export const WithADescription = meta.story({
  name: 'With a description',
  parameters: { chromatic: { modes: sheetModes } },
  args: { description: 'By email, at nine in the morning' },
  render: ({ description, ...args }) => <Switch {...args} description={<bdi>{description}</bdi>} />,
});

export const WithoutALabel = meta.story({
  name: 'Without a label',
  args: { children: undefined, 'aria-label': 'Notifications of the trip to Lisbon' },
  render: (args) => (
    <Specimen label="Named by aria-label">
      <SampleTable>
        <tr>
          <td>
            <Switch {...args} defaultChecked />
          </td>
          <td>Lisbon, Porto and the Douro</td>
        </tr>
        <tr>
          <td>
            <Switch {...args} aria-label="Notifications of the trip to Seville" />
          </td>
          <td>Seville</td>
        </tr>
      </SampleTable>
    </Specimen>
  ),
});
