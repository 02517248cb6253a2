import { colorModes, contrast, sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { Button, IconButton, type ButtonProps } from '#src/primitives/button/index.ts';
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

export const Variants = meta.story({
  parameters: {
    chromatic: {
      modes: { ...sheetModes, contrast },
      states: 'button',
    },
  },
  render: (args) => (
    <Row>
      <Button {...args} variant="solid">
        Book the room
      </Button>
      <Button {...args} variant="soft">
        Add a day
      </Button>
      <Button {...args} variant="outline">
        Save as draft
      </Button>
      <Button {...args} variant="ghost">
        Discard
      </Button>
      <Button {...args} variant="solid" tone="danger">
        Delete the trip
      </Button>
      <Button {...args} variant="soft" tone="danger">
        Remove the day
      </Button>
      <Button {...args} variant="outline" tone="danger">
        Reset the form
      </Button>
      <Button {...args} variant="ghost" tone="danger">
        Leave the trip
      </Button>
    </Row>
  ),
});

export const Sizes = meta.story({
  name: 'Sizes, and with an icon',
  render: (args) => (
    <Row>
      <Button {...args} size="sm">
        Small
      </Button>
      <Button {...args} size="md">
        Medium
      </Button>
      <Button {...args} size="lg">
        Large
      </Button>
      <Button {...args}>
        <Icon icon={calendar} />
        Pick a date
      </Button>
      <Button {...args} size="sm">
        <Icon icon={x} />
        Clear
      </Button>
    </Row>
  ),
});

const shown = [
  { variant: 'solid', children: 'Book the room' },
  { variant: 'soft', children: 'Add a day' },
  { variant: 'outline', children: 'Save as draft' },
  { variant: 'ghost', children: 'Discard' },
  { variant: 'solid', tone: 'danger', children: 'Delete the trip' },
  { variant: 'soft', tone: 'danger', children: 'Remove the day' },
] as const;

/** Row of buttons that look different. */
function every(args: ButtonProps) {
  return (
    <Row>
      {shown.map((looks) => (
        <Button {...args} key={looks.children} {...looks} />
      ))}
    </Row>
  );
}

export const Loading = meta.story({
  name: 'Loading and disabled',
  parameters: { chromatic: { modes: colorModes } },
  render: (args) => (
    <Stack>
      {every(args)}
      {every({ ...args, loading: true })}
      {every({ ...args, disabled: true })}
    </Stack>
  ),
});

export const LoadingSizes = meta.story({
  name: 'Loading, in each size',
  parameters: { chromatic: { modes: sheetModes } },
  render: (args) => (
    <Row align="start">
      {Object.entries({ Small: 'sm', Medium: 'md', Large: 'lg' } as const).map(([label, size]) => (
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
