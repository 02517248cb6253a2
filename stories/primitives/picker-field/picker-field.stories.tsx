import { colorModes, sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { Field, Form } from '#src/components/field/index.ts';
import { clock, Icon } from '#src/primitives/icon/index.ts';
import {
  PickerButton,
  PickerInput,
  PickerMessage,
  type PickerMessageProps,
} from '#src/primitives/picker-field/index.ts';
import { InputGroup } from '#src/primitives/text-input/index.ts';
import { Columns } from '#stories/support/layout.tsx';
import { SeatPicker } from './seat-picker';

const meta = preview.meta({
  title: 'Primitives/Picker field',
  component: PickerMessage,
  tags: ['beta'],
  args: { type: 'echo' as const, children: 'Tomorrow, 9:30 AM' },
  argTypes: { children: { control: false } },
  render: (args) => <DepartureField {...args} label="Departure" typed="tomorrow 9:30" />,
});

/** Field for a time with its message; `expanded` while its panel is open. */
function DepartureField({
  label,
  typed,
  expanded,
  readOnly = false,
  disabled = false,
  ...message
}: PickerMessageProps & {
  label: string;
  typed: string;
  expanded?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
}) {
  const states = { invalid: message.type === 'error', readOnly, disabled };
  return (
    <Form defaultValues={{ departure: typed }}>
      <Field<string> name="departure" label={label} disabled={disabled}>
        {(control) => (
          <>
            <InputGroup {...states}>
              <PickerInput {...control} {...states} value={control.value ?? ''} />
              {!readOnly && (
                <PickerButton label="Show times" aria-expanded={expanded} disabled={disabled}>
                  <Icon icon={clock} />
                </PickerButton>
              )}
            </InputGroup>
            <PickerMessage {...message} />
          </>
        )}
      </Field>
    </Form>
  );
}

export const Default = meta.story({ parameters: { chromatic: { modes: sheetModes } } });

export const States = meta.story({
  parameters: { stage: 'wide', chromatic: { modes: colorModes } },
  render: (args) => (
    <Columns>
      <DepartureField {...args} label="Invalid" typed="25:00" type="error">
        25 is not a valid hour.
      </DepartureField>
      <DepartureField {...args} label="Open" typed="tomorrow 9:30" expanded />
      <DepartureField {...args} label="Read-only" typed="tomorrow 9:30" readOnly />
      <DepartureField {...args} label="Disabled" typed="tomorrow 9:30" disabled />
    </Columns>
  ),
});

export const WholePicker = meta.story({
  name: 'Picker of your own',
  render: () => (
    <Field name="seat" label="Seat">
      <SeatPicker defaultValue="14F" />
    </Field>
  ),
});
