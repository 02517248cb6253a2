import { colorModes, sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { Field, Form } from '#src/components/field/index.ts';
import { IconButton } from '#src/primitives/button/index.ts';
import { calendar, Icon, x } from '#src/primitives/icon/index.ts';
import { InputGroup, TextInput } from '#src/primitives/text-input/index.ts';
import { Narrow } from '#stories/support/layout.tsx';

const meta = preview.meta({
  title: 'Primitives/Input group',
  component: InputGroup,
  tags: ['beta'],
  argTypes: { children: { control: false } },
  render: ({ invalid, disabled, readOnly, ...args }) => (
    <Narrow>
      <Form defaultValues={{ arrival: 'April 3, 2026' }}>
        <Field<string> name="arrival" label="Arrival">
          {(control) => (
            <InputGroup {...args} invalid={invalid} disabled={disabled} readOnly={readOnly}>
              <TextInput
                {...control}
                value={control.value ?? ''}
                invalid={invalid}
                disabled={disabled}
                readOnly={readOnly}
              />
              {!readOnly && (
                <>
                  <IconButton label="Clear" size="sm" disabled={disabled}>
                    <Icon icon={x} />
                  </IconButton>
                  <IconButton label="Open calendar" size="sm" disabled={disabled}>
                    <Icon icon={calendar} />
                  </IconButton>
                </>
              )}
            </InputGroup>
          )}
        </Field>
      </Form>
    </Narrow>
  ),
});

export const Default = meta.story({ parameters: { chromatic: { modes: sheetModes } } });

export const Invalid = meta.story({ args: { invalid: true } });

export const ReadOnly = meta.story({
  name: 'Read-only',
  parameters: { chromatic: { modes: colorModes } },
  args: { readOnly: true },
});

export const Disabled = meta.story({
  parameters: { chromatic: { modes: colorModes } },
  args: { disabled: true },
});
