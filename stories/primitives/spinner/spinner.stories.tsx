import { sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { Button } from '#src/primitives/button/index.ts';
import { Spinner } from '#src/primitives/spinner/index.ts';
import { Row, Stack } from '#stories/support/layout.tsx';

const meta = preview.meta({
  title: 'Primitives/Spinner',
  component: Spinner,
  tags: ['beta'],
  parameters: { stage: 'fit' },
});

export const WithText = meta.story({
  name: 'With text',
  render: (args) => (
    <Stack>
      <h3>Trips</h3>
      <Row tight>
        <Spinner {...args} />
        <span>The trips are loading</span>
      </Row>
      <Button>Cancel</Button>
    </Stack>
  ),
});

export const Sizes = meta.story({
  parameters: { chromatic: { modes: sheetModes } },
  render: (args) => (
    <Row>
      <Row tight>
        <Spinner {...args} size="md" />
        <span>Checking</span>
      </Row>
      <Row tight>
        <Spinner {...args} size="lg" />
        <span>The trips are loading</span>
      </Row>
    </Row>
  ),
});
