import { sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { Button } from '#src/primitives/button/index.ts';
import { Callout } from '#src/primitives/callout/index.ts';
import { Row, Specimen, Stack } from '#stories/support/layout.tsx';

const meta = preview.meta({
  title: 'Primitives/Callout',
  component: Callout,
  tags: ['beta'],
  args: { children: 'The night train to Porto is fully booked until Friday.' },
  argTypes: {
    heading: { control: 'text' },
    actions: { control: false },
    children: { description: 'The message.', control: 'text' },
  },
  // The example is English in every language of the toolbar.
  render: ({ children, ...args }) => (
    <Callout {...args}>
      <bdi>{children}</bdi>
    </Callout>
  ),
});

export const Default = meta.story({
  render: ({ children, ...args }) => (
    <Stack filled>
      <h3>Book your seats</h3>
      <Callout {...args}>
        <bdi>{children}</bdi>
      </Callout>
      <Row tight>
        <Button variant="solid">See other trains</Button>
        <Button>Notify me</Button>
      </Row>
    </Stack>
  ),
});

export const Kinds = meta.story({
  parameters: { chromatic: { modes: sheetModes } },
  render: (args) => (
    <Stack>
      <Specimen label="Info">
        <Callout {...args} tone="info">
          <bdi>The night train to Porto is fully booked until Friday.</bdi>
        </Callout>
      </Specimen>
      <Specimen label="Success">
        <Callout {...args} tone="success">
          <bdi>Your seats are booked.</bdi>
        </Callout>
      </Specimen>
      <Specimen label="Warning">
        <Callout {...args} tone="warning">
          <bdi>Two seats are left on this train.</bdi>
        </Callout>
      </Specimen>
      <Specimen label="Danger">
        <Callout {...args} tone="danger">
          <bdi>The trip could not be saved.</bdi>
        </Callout>
      </Specimen>
      <Specimen label="Neutral">
        <Callout {...args} tone="neutral">
          <bdi>Prices include tax.</bdi>
        </Callout>
      </Specimen>
    </Stack>
  ),
});

export const WithHeading = meta.story({
  name: 'With a heading, an action and long text',
  parameters: { chromatic: { modes: sheetModes } },
  render: (args) => (
    <Stack filled>
      <Callout {...args} tone="warning" heading="Two seats are left on this train">
        <bdi>
          Book soon, or <a href="#trains">choose another train</a>.
        </bdi>
      </Callout>
      <Callout {...args} actions={<Button size="sm">See other trains</Button>}>
        <bdi>{args.children}</bdi>
      </Callout>
      <Callout
        {...args}
        tone="danger"
        heading="The tickets could not be sent because the connection was lost"
        actions={<Button size="sm">Try again</Button>}
      >
        <bdi>
          The tickets for the night train to Lisbon and the boat on the Douro are sent when the
          connection is back.
        </bdi>
      </Callout>
    </Stack>
  ),
});
