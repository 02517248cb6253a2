import { sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { Button } from '#src/primitives/button/index.ts';
import { Card } from '#src/primitives/card/index.ts';
import { Switch } from '#src/primitives/switch/index.ts';
import { Narrow, Stack } from '#stories/support/layout.tsx';

const meta = preview.meta({
  title: 'Primitives/Card',
  component: Card,
  tags: ['beta'],
  parameters: { stage: 'bare' },
  args: { children: 'Lisbon, Porto and the Douro: eight days in April.' },
  argTypes: { children: { control: 'text' } },
  render: ({ children, ...args }) => (
    <Narrow>
      <Card {...args}>
        <bdi>{children}</bdi>
      </Card>
    </Narrow>
  ),
});

export const Default = meta.story();

export const WithControls = meta.story({
  name: 'With controls',
  parameters: { chromatic: { modes: sheetModes } },
  render: (args) => (
    <Narrow>
      <Card {...args}>
        <Stack>
          <Switch defaultChecked description={<bdi>By email, at nine in the morning.</bdi>}>
            Remind me a day before
          </Switch>
          <Switch>Share the trip</Switch>
        </Stack>
        <p style={{ margin: 'var(--tessera-space-6) 0 0' }}>
          <Button variant="solid">Save changes</Button>
        </p>
      </Card>
    </Narrow>
  ),
});
