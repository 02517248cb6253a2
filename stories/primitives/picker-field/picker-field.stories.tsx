import { colorModes, sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { Field, Form } from '#src/components/field/index.ts';
import { clock, Icon } from '#src/primitives/icon/index.ts';
import { PickerButton, PickerInput, PickerMessage } from '#src/primitives/picker-field/index.ts';
import { InputGroup } from '#src/primitives/text-input/index.ts';

const meta = preview.meta({
  title: 'Primitives/Picker field',
  component: PickerMessage,
  tags: ['beta'],
  argTypes: { children: { control: false } },
  decorators: [(Story) => <Story />],
});

export const Default = meta.story({
  parameters: { chromatic: { modes: sheetModes } },
  args: { type: 'echo', children: '9:30 AM' },
  render: (args) => (
    <Form defaultValues={{ departure: '9:30' }}>
      <Field<string> name="departure" label="Departure">
        {(control) => (
          <>
            <InputGroup>
              <PickerInput {...control} value={control.value ?? ''} />
              <PickerButton label="Show times">
                <Icon icon={clock} />
              </PickerButton>
            </InputGroup>
            <PickerMessage {...args} />
          </>
        )}
      </Field>
    </Form>
  ),
});

export const Invalid = meta.story({
  args: { type: 'error', children: '25 is not a valid hour.' },
  render: (args) => (
    <Form defaultValues={{ departure: '25:00' }}>
      <Field<string> name="departure" label="Departure">
        {(control) => (
          <>
            <InputGroup invalid>
              <PickerInput {...control} value={control.value ?? ''} invalid />
              <PickerButton label="Show times">
                <Icon icon={clock} />
              </PickerButton>
            </InputGroup>
            <PickerMessage {...args} />
          </>
        )}
      </Field>
    </Form>
  ),
});

export const Expanded = meta.story({
  name: 'With its panel open',
  parameters: { chromatic: { modes: colorModes } },
  args: { type: 'hint', children: 'Or in words: noon' },
  render: (args) => (
    <Field<string> name="departure" label="Departure">
      {(control) => (
        <>
          <InputGroup>
            <PickerInput {...control} value={control.value ?? ''} />
            <PickerButton label="Show times" aria-expanded>
              <Icon icon={clock} />
            </PickerButton>
          </InputGroup>
          <PickerMessage {...args} />
        </>
      )}
    </Field>
  ),
});
