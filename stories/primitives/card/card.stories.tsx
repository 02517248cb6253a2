import { sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { CountryDisplay } from '#src/components/country-select/index.ts';
import { RatingDisplay } from '#src/components/rating/index.ts';
import { Button, LinkButton } from '#src/primitives/button/index.ts';
import { Card } from '#src/primitives/card/index.ts';
import { Switch } from '#src/primitives/switch/index.ts';
import { Narrow, Stack } from '#stories/support/layout.tsx';

const meta = preview.meta({
  title: 'Primitives/Card',
  component: Card,
  tags: ['beta'],
  parameters: { stage: 'bare' },
  args: { children: 'Twelve rooms above the river, ten minutes on foot from the station.' },
  argTypes: { children: { control: 'text' } },
  render: ({ children, ...args }) => (
    <Narrow>
      <Card {...args}>
        <Stack>
          <h2>
            <bdi>Casa do Rio, Lisbon</bdi>
          </h2>
          <RatingDisplay value={4.3} count={128} />
          <p style={{ margin: 0, textWrap: 'pretty' }}>
            <bdi>{children}</bdi>
          </p>
          <CountryDisplay code="PT" />
          <LinkButton href="#rooms" variant="soft">
            Choose a room
          </LinkButton>
        </Stack>
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
          <Switch defaultChecked description={<bdi>By email, at nine in the morning</bdi>}>
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
