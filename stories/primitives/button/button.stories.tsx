import { colorModes, contrast, sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { Button, IconButton } from '#src/primitives/button/index.ts';
import { calendar, Icon, x } from '#src/primitives/icon/index.ts';
import { nativeArgTypes } from '#stories/support/forms/native-arg-types.ts';
import { Row, Specimen, Stack } from '#stories/support/layout.tsx';

const meta = preview.meta({
  title: 'Primitives/Button',
  component: Button,
  tags: ['beta'],
  parameters: { stage: 'fit' },
  args: { children: 'Save changes' },
  argTypes: {
    disabled: {
      ...nativeArgTypes.disabled,
      description: 'Whether the button is disabled: neither focusable nor pressable.',
    },
    onClick: { description: 'Called when the button is pressed.' },
  },
});

export const Solid = meta.story({
  name: 'In a row',
  args: { variant: 'solid' },
  render: (args) => (
    <Row tight>
      <Button {...args} />
      <Button>Cancel</Button>
      <Button variant="ghost" tone="danger">
        Delete trip
      </Button>
    </Row>
  ),
});

const variants = {
  Solid: { variant: 'solid', word: 'Book the room', danger: 'Delete the trip' },
  Soft: { variant: 'soft', word: 'Add a day', danger: 'Remove the day' },
  Outline: { variant: 'outline', word: 'Save as draft', danger: 'Reset the form' },
  Ghost: { variant: 'ghost', word: 'Discard', danger: 'Leave the trip' },
} as const;

export const Variants = meta.story({
  parameters: {
    chromatic: {
      modes: { ...sheetModes, contrast },
      states: 'button',
    },
  },
  render: (args) => (
    <Row>
      {Object.entries(variants).map(([label, { variant, word, danger }]) => (
        <Specimen key={label} label={label}>
          <Button {...args} variant={variant}>
            {word}
          </Button>
          <Button {...args} variant={variant} tone="danger">
            {danger}
          </Button>
        </Specimen>
      ))}
    </Row>
  ),
});

const sizes = { Small: 'sm', Medium: 'md', Large: 'lg' } as const;

export const Sizes = meta.story({
  name: 'Sizes, and with an icon',
  render: (args) => (
    <Row align="start">
      {Object.entries(sizes).map(([label, size]) => (
        <Specimen key={size} label={label}>
          <Row tight>
            <Button {...args} size={size} />
            <Button {...args} size={size}>
              <Icon icon={calendar} />
              Pick a date
            </Button>
          </Row>
        </Specimen>
      ))}
    </Row>
  ),
});

const states = { Enabled: {}, Loading: { loading: true }, Disabled: { disabled: true } };

export const Loading = meta.story({
  name: 'States',
  parameters: { chromatic: { modes: colorModes } },
  render: (args) => (
    <Stack>
      {Object.entries(states).map(([label, state]) => (
        <Specimen key={label} label={label}>
          <Row tight>
            {Object.values(variants).map(({ variant, word }) => (
              <Button {...args} {...state} key={word} variant={variant}>
                {word}
              </Button>
            ))}
            {Object.values(variants).map(({ variant, danger }) => (
              <Button {...args} {...state} key={danger} variant={variant} tone="danger">
                {danger}
              </Button>
            ))}
          </Row>
        </Specimen>
      ))}
    </Stack>
  ),
});

export const LoadingSizes = meta.story({
  name: 'Loading, in each size',
  parameters: { chromatic: { modes: sheetModes } },
  render: (args) => (
    <Row align="start">
      {Object.entries(sizes).map(([label, size]) => (
        <Specimen key={size} label={label}>
          {[false, true].map((loading) => (
            <Row key={String(loading)} tight>
              <Button {...args} size={size} loading={loading} />
              <Button {...args} size={size} loading={loading}>
                <Icon icon={calendar} />
                Pick a date
              </Button>
            </Row>
          ))}
        </Specimen>
      ))}
      <Specimen label="Icon">
        {[false, true].map((loading) => (
          <IconButton key={String(loading)} label="Clear" variant="outline" loading={loading}>
            <Icon icon={x} />
          </IconButton>
        ))}
      </Specimen>
    </Row>
  ),
});
