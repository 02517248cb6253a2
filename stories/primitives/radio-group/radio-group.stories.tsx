import { sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { Field, Form } from '#src/components/field/index.ts';
import { Radio, RadioGroup } from '#src/primitives/radio-group/index.ts';
import { inEachState } from '#stories/support/in-each-state.tsx';

const meta = preview.meta({
  title: 'Primitives/Radio group',
  component: RadioGroup,
  tags: ['beta'],
  parameters: { stage: 'fit' },
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
    <Form>
      <Field name="seat" label="Seat">
        <RadioGroup {...args} />
      </Field>
    </Form>
  ),
});

export const Default = meta.story({
  parameters: {
    chromatic: {
      states: { hover: 'label, input', focus: 'input', pressed: 'label, input' },
    },
  },
});

export const States = meta.story({
  parameters: { stage: 'wide', chromatic: { modes: sheetModes } },
  render: inEachState(RadioGroup, 'This seat is taken.', {
    further: {
      Horizontal: { orientation: 'horizontal' },
      'One disabled': {
        children: [
          <Radio key="window" value="window" disabled>
            Window, taken
          </Radio>,
          <Radio key="aisle" value="aisle">
            Aisle
          </Radio>,
        ],
      },
      'With descriptions': {
        defaultValue: 'flexible',
        children: [
          <Radio key="saver" value="saver" description={<bdi>No changes, no refund</bdi>}>
            Saver
          </Radio>,
          <Radio
            key="flexible"
            value="flexible"
            description={<bdi>Changes until the day before</bdi>}
          >
            Flexible
          </Radio>,
        ],
      },
    },
  }),
});
