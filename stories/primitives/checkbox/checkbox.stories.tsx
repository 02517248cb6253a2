import { colorModes, sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { Checkbox } from '#src/primitives/checkbox/index.ts';
import { nativeArgTypes } from '#stories/support/forms/native-arg-types.ts';
import { Row, Stack } from '#stories/support/layout.tsx';

const meta = preview.meta({
  title: 'Primitives/Checkbox',
  component: Checkbox,
  tags: ['beta'],
  args: { children: 'Breakfast' },
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
      <Checkbox {...args}>Friday</Checkbox>
      <Checkbox {...args} defaultChecked>
        Saturday
      </Checkbox>
      <Checkbox {...args} indeterminate>
        Both
      </Checkbox>
    </Row>
  ),
});

export const WithADescription = meta.story({
  name: 'With a description',
  parameters: { chromatic: { modes: sheetModes } },
  args: {
    children: 'I accept the terms',
    description: <bdi>You can cancel until the day before.</bdi>,
  },
});

export const WithoutALabel = meta.story({
  name: 'Without a label',
  args: { children: undefined, 'aria-label': 'Select the trip to Lisbon', defaultChecked: true },
});

export const Invalid = meta.story({
  parameters: { chromatic: { modes: sheetModes } },
  render: (args) => (
    <Row>
      <Checkbox {...args} invalid>
        Terms
      </Checkbox>
      <Checkbox {...args} invalid defaultChecked>
        Late arrival
      </Checkbox>
    </Row>
  ),
});

export const ReadOnly = meta.story({
  name: 'Read-only',
  parameters: { chromatic: { modes: colorModes } },
  render: (args) => (
    <Row>
      <Checkbox {...args} readOnly>
        Dinner
      </Checkbox>
      <Checkbox {...args} readOnly defaultChecked>
        Breakfast
      </Checkbox>
      <Checkbox {...args} readOnly indeterminate>
        Meals
      </Checkbox>
    </Row>
  ),
});

export const Disabled = meta.story({
  parameters: { chromatic: { modes: colorModes } },
  render: (args) => (
    <Row>
      <Checkbox {...args} disabled>
        Dinner
      </Checkbox>
      <Checkbox {...args} disabled defaultChecked>
        Breakfast
      </Checkbox>
      <Checkbox {...args} disabled indeterminate>
        Meals
      </Checkbox>
    </Row>
  ),
});

export const LongWords = meta.story({
  name: 'Long words',
  parameters: { chromatic: { modes: sheetModes } },
  render: (args) => (
    <Stack>
      <Checkbox {...args} defaultChecked>
        Datenschutzgrundverordnung zur Kenntnis genommen, die Hausordnung gelesen und mit beidem
        einverstanden
      </Checkbox>
      <Checkbox {...args}>Frühstück</Checkbox>
    </Stack>
  ),
});
