import { colorModes, sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { Field } from '#src/components/field/index.ts';
import { Radio, RadioGroup } from '#src/primitives/radio-group/index.ts';
import { Narrow } from '#stories/support/layout.tsx';

const meta = preview.meta({
  title: 'Primitives/Radio group',
  component: RadioGroup,
  tags: ['beta'],
  args: {
    defaultValue: 'aisle',
    children: [
      <Radio key="window" value="window">
        Window
      </Radio>,
      <Radio key="middle" value="middle">
        Middle
      </Radio>,
      <Radio key="aisle" value="aisle">
        Aisle
      </Radio>,
    ],
  },
  argTypes: { children: { control: false } },
  render: (args) => (
    <Narrow>
      <Field name="seat" label="Seat">
        <RadioGroup {...args} />
      </Field>
    </Narrow>
  ),
});

export const Default = meta.story({
  parameters: {
    chromatic: {
      states: { hover: 'label, input', focus: 'input', pressed: 'label, input' },
    },
  },
});

export const Horizontal = meta.story({
  args: { orientation: 'horizontal' },
  render: (args) => (
    <Narrow>
      <Field name="horizontal" label="Seat">
        <RadioGroup {...args} />
      </Field>
    </Narrow>
  ),
});

export const WithDescriptions = meta.story({
  name: 'With descriptions',
  parameters: { chromatic: { modes: sheetModes } },
  args: {
    defaultValue: 'flexible',
    children: [
      <Radio key="saver" value="saver" description={<bdi>No changes, no refund.</bdi>}>
        Saver
      </Radio>,
      <Radio key="flexible" value="flexible" description={<bdi>Changes until the day before.</bdi>}>
        Flexible
      </Radio>,
    ],
  },
  render: (args) => (
    <Narrow>
      <Field name="fare" label="Fare">
        <RadioGroup {...args} />
      </Field>
    </Narrow>
  ),
});

export const OneDisabled = meta.story({
  name: 'One disabled',
  args: {
    children: [
      <Radio key="window" value="window" disabled>
        Window, taken
      </Radio>,
      <Radio key="aisle" value="aisle">
        Aisle
      </Radio>,
    ],
  },
  render: (args) => (
    <Narrow>
      <Field name="free" label="Seat">
        <RadioGroup {...args} />
      </Field>
    </Narrow>
  ),
});

export const Invalid = meta.story({
  parameters: { chromatic: { modes: colorModes } },
  args: { orientation: 'horizontal', invalid: true },
  render: (args) => (
    <Narrow>
      <Field name="invalid" label="Seat">
        <RadioGroup {...args} />
      </Field>
    </Narrow>
  ),
});

export const ReadOnly = meta.story({
  name: 'Read-only',
  parameters: { chromatic: { modes: sheetModes } },
  args: { orientation: 'horizontal', readOnly: true },
  render: (args) => (
    <Narrow>
      <Field name="readOnly" label="Seat">
        <RadioGroup {...args} />
      </Field>
    </Narrow>
  ),
});

export const Disabled = meta.story({
  parameters: { chromatic: { modes: colorModes } },
  args: { orientation: 'horizontal', disabled: true },
  render: (args) => (
    <Narrow>
      <Field name="disabled" label="Seat">
        <RadioGroup {...args} />
      </Field>
    </Narrow>
  ),
});
