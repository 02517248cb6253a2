import { colorModes, sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { Field, Form } from '#src/components/field/index.ts';
import { Button, IconButton } from '#src/primitives/button/index.ts';
import { calendar, Icon, search, x } from '#src/primitives/icon/index.ts';
import { InputGroup, TextInput, type InputGroupProps } from '#src/primitives/text-input/index.ts';
import { Columns } from '#stories/support/layout.tsx';

const day = 'April 17, 2026';

const meta = preview.meta({
  title: 'Primitives/Input group',
  component: InputGroup,
  tags: ['beta'],
  argTypes: { children: { control: false } },
});

/** Field with a text input and two buttons in its frame. */
function ArrivalField({
  name,
  label,
  ...states
}: InputGroupProps & { name: string; label: string }) {
  const { invalid, disabled, readOnly } = states;
  return (
    <Field<string> name={name} label={label} disabled={disabled}>
      {(control) => (
        <InputGroup {...states}>
          <TextInput
            {...control}
            value={control.value ?? ''}
            invalid={invalid}
            readOnly={readOnly}
          />
          {!readOnly && (
            <>
              {!disabled && (
                <IconButton label="Clear" size="sm">
                  <Icon icon={x} />
                </IconButton>
              )}
              <IconButton label="Open calendar" size="sm" disabled={disabled}>
                <Icon icon={calendar} />
              </IconButton>
            </>
          )}
        </InputGroup>
      )}
    </Field>
  );
}

export const Default = meta.story({
  parameters: { chromatic: { modes: sheetModes } },
  render: (args) => (
    <Form defaultValues={{ arrival: day, link: 'tessera.example/porto', hotel: '' }}>
      <ArrivalField {...args} name="arrival" label="Arrival" />
      <Field<string> name="link" label="Link">
        {(control) => (
          <InputGroup {...args}>
            <TextInput {...control} value={control.value ?? ''} />
            <Button size="sm" variant="soft">
              Copy
            </Button>
          </InputGroup>
        )}
      </Field>
      <Field<string> name="hotel" label="Hotel">
        {(control) => (
          <InputGroup {...args}>
            <TextInput
              {...control}
              value={control.value ?? ''}
              type="search"
              placeholder="Name or address"
            />
            <IconButton label="Search" size="sm">
              <Icon icon={search} />
            </IconButton>
          </InputGroup>
        )}
      </Field>
    </Form>
  ),
});

export const States = meta.story({
  parameters: { stage: 'wide', chromatic: { modes: colorModes } },
  render: (args) => (
    <Form
      defaultValues={{ invalid: day, readOnly: day, disabled: day }}
      errors={{ invalid: 'The house is closed on this day.' }}
    >
      <Columns>
        <ArrivalField {...args} name="invalid" label="Invalid" invalid />
        <ArrivalField {...args} name="readOnly" label="Read-only" readOnly />
        <ArrivalField {...args} name="disabled" label="Disabled" disabled />
      </Columns>
    </Form>
  ),
});
