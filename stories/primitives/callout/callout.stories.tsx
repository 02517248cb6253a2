import { sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { Button } from '#src/primitives/button/index.ts';
import { Callout } from '#src/primitives/callout/index.ts';
import { Stack } from '#stories/support/layout.tsx';

const meta = preview.meta({
  title: 'Primitives/Callout',
  component: Callout,
  tags: ['beta'],
  args: { children: 'The kiln is booked until Friday.' },
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

export const Default = meta.story();

export const Kinds = meta.story({
  parameters: { chromatic: { modes: sheetModes } },
  render: (args) => (
    <Stack filled>
      <Callout {...args} tone="info">
        <bdi>The kiln is booked until Friday.</bdi>
      </Callout>
      <Callout {...args} tone="success">
        <bdi>The order is on its way.</bdi>
      </Callout>
      <Callout {...args} tone="warning">
        <bdi>Two colors are almost sold out.</bdi>
      </Callout>
      <Callout {...args} tone="danger">
        <bdi>The order could not be sent.</bdi>
      </Callout>
      <Callout {...args} tone="neutral">
        <bdi>Prices include tax.</bdi>
      </Callout>
    </Stack>
  ),
});

export const WithHeading = meta.story({
  name: 'With a heading',
  parameters: { chromatic: { modes: sheetModes } },
  args: {
    tone: 'warning',
    heading: 'Two colors are almost sold out',
    children: (
      <bdi>
        Order soon, or <a href="#colors">choose other ones</a>.
      </bdi>
    ),
  },
});

export const WithAction = meta.story({
  name: 'With an action',
  parameters: { chromatic: { modes: sheetModes } },
  args: { actions: <Button size="sm">See free days</Button> },
});

export const LongText = meta.story({
  name: 'Long text',
  args: {
    tone: 'danger',
    heading: 'Die Bestellung konnte nicht abgeschickt werden, weil die Verbindung abgebrochen ist',
    children:
      'Donaudampfschifffahrtsgesellschaftskapitänsmützen werden erst verschickt, wenn die Verbindung wieder steht.',
    actions: <Button size="sm">Noch einmal versuchen</Button>,
  },
});
