import { sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { Checkbox } from '#src/primitives/checkbox/index.ts';
import { nativeArgTypes } from '#stories/support/forms/native-arg-types.ts';
import { Columns, SampleTable, Specimen, Stack } from '#stories/support/layout.tsx';

const meta = preview.meta({
  title: 'Primitives/Checkbox',
  component: Checkbox,
  tags: ['beta'],
  parameters: { stage: 'fit' },
  args: { children: 'Breakfast' },
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
      <h3>Meals</h3>
      <Checkbox {...args} />
      <Checkbox>Dinner</Checkbox>
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
          <Checkbox {...args} {...state}>
            Dinner
          </Checkbox>
          <Checkbox {...args} {...state} defaultChecked>
            Breakfast
          </Checkbox>
          <Checkbox {...args} {...state} indeterminate>
            Meals
          </Checkbox>
        </Specimen>
      ))}
    </Columns>
  ),
});

export const WithoutALabel = meta.story({
  name: 'Without a label',
  args: { children: undefined, 'aria-label': 'Select the trip to Lisbon' },
  render: (args) => (
    <Specimen label="Named by aria-label">
      <SampleTable>
        <tr>
          <td>
            <Checkbox {...args} defaultChecked />
          </td>
          <td>Lisbon, Porto and the Douro</td>
        </tr>
        <tr>
          <td>
            <Checkbox {...args} aria-label="Select the trip to Seville" />
          </td>
          <td>Seville</td>
        </tr>
      </SampleTable>
    </Specimen>
  ),
});

export const WithADescription = meta.story({
  name: 'With a description, and a long label',
  parameters: { stage: 'card', chromatic: { modes: sheetModes } },
  render: (args) => (
    <Stack>
      <Checkbox {...args} description={<bdi>You can cancel until the day before.</bdi>}>
        Free cancellation
      </Checkbox>
      <Checkbox {...args} defaultChecked>
        I have read the house rules and the privacy policy, and agree to both
      </Checkbox>
      <Checkbox {...args}>Breakfast</Checkbox>
    </Stack>
  ),
});
