import { sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { LinkButton } from '#src/primitives/button/index.ts';
import { chevronRight, Icon, plus } from '#src/primitives/icon/index.ts';
import { Row, Specimen } from '#stories/support/layout.tsx';

const meta = preview.meta({
  title: 'Primitives/Link button',
  component: LinkButton,
  tags: ['beta'],
  parameters: { stage: 'fit' },
  args: { href: '#trips', children: 'All trips' },
});

export const Variants = meta.story({
  parameters: { chromatic: { modes: sheetModes, states: 'a' } },
  render: (args) => (
    <Row>
      <Specimen label="Solid">
        <LinkButton {...args} variant="solid">
          <Icon icon={plus} />
          Plan a trip
        </LinkButton>
      </Specimen>
      <Specimen label="Soft">
        <LinkButton {...args} variant="soft">
          This trip
        </LinkButton>
      </Specimen>
      <Specimen label="Outline">
        <LinkButton {...args} variant="outline">
          All trips
        </LinkButton>
      </Specimen>
      <Specimen label="Ghost">
        <LinkButton {...args} variant="ghost">
          Settings
        </LinkButton>
      </Specimen>
    </Row>
  ),
});

export const Sizes = meta.story({
  render: (args) => (
    <Row align="start">
      <Specimen label="Small">
        <LinkButton {...args} size="sm">
          Edit trip
        </LinkButton>
      </Specimen>
      <Specimen label="Medium">
        <LinkButton {...args} size="md">
          See free seats
        </LinkButton>
      </Specimen>
      <Specimen label="Large">
        <LinkButton {...args} size="lg">
          Go to your trips
          <Icon icon={chevronRight} directional />
        </LinkButton>
      </Specimen>
    </Row>
  ),
});
