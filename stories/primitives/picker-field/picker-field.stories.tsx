import { widgetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { Field } from '#src/components/field/index.ts';
import { clock, Icon } from '#src/primitives/icon/index.ts';
import { PickerButton, PickerInput, PickerMessage } from '#src/primitives/picker-field/index.ts';
import { InputGroup } from '#src/primitives/text-input/index.ts';
import { Narrow } from '#stories/support/layout.tsx';

const meta = preview.meta({
  title: 'Primitives/Picker field',
  component: PickerMessage,
  tags: ['beta'],
  parameters: { chromatic: { modes: widgetModes } },
  argTypes: { children: { control: false } },
  decorators: [
    (Story) => (
      <Narrow>
        <Story />
      </Narrow>
    ),
  ],
});

export const Default = meta.story({
  args: { kind: 'echo', children: '9:30 AM' },
  render: (args) => (
    <Field name="departure" label="Departure">
      {(control) => (
        <>
          <InputGroup>
            <PickerInput {...control} value={control.value ?? '930'} />
            <PickerButton label="Show times">
              <Icon shapes={clock} />
            </PickerButton>
          </InputGroup>
          <PickerMessage {...args} />
        </>
      )}
    </Field>
  ),
});

export const Invalid = meta.story({
  args: { kind: 'error', children: 'There is no hour 25' },
  render: (args) => (
    <Field name="departure" label="Departure">
      {(control) => (
        <>
          <InputGroup invalid>
            <PickerInput {...control} value={control.value ?? '25:00'} invalid />
            <PickerButton label="Show times">
              <Icon shapes={clock} />
            </PickerButton>
          </InputGroup>
          <PickerMessage {...args} />
        </>
      )}
    </Field>
  ),
});

export const Expanded = meta.story({
  name: 'With its panel open',
  args: { kind: 'hint', hint: 'Or in words: noon' },
  render: (args) => (
    <Field name="departure" label="Departure">
      {(control) => (
        <>
          <InputGroup>
            <PickerInput {...control} value={control.value ?? ''} />
            <PickerButton label="Show times" aria-expanded>
              <Icon shapes={clock} />
            </PickerButton>
          </InputGroup>
          <PickerMessage {...args} />
        </>
      )}
    </Field>
  ),
});
