import { sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { Chip, ChipRemove } from '#src/primitives/chip/index.ts';
import { Row, Specimen } from '#stories/support/layout.tsx';

const meta = preview.meta({
  title: 'Primitives/Chip',
  component: Chip,
  tags: ['beta'],
  parameters: { stage: 'fit' },
  args: { children: 'Hiking' },
});

// Among the kinds, too.
export const Default = meta.story({ parameters: { chromatic: { disableSnapshot: true } } });

export const Kinds = meta.story({
  parameters: { chromatic: { modes: sheetModes } },
  render: (args) => (
    <Row>
      <Specimen label="Neutral">
        <Chip {...args}>Hiking</Chip>
      </Specimen>
      <Specimen label="Accent">
        <Chip {...args} variant="accent">
          By train
        </Chip>
      </Specimen>
      <Specimen label="Info">
        <Chip {...args} tone="info" showDot>
          Planned
        </Chip>
      </Specimen>
      <Specimen label="Success">
        <Chip {...args} tone="success" showDot>
          Completed
        </Chip>
      </Specimen>
      <Specimen label="Warning">
        <Chip {...args} tone="warning" showDot>
          Draft
        </Chip>
      </Specimen>
      <Specimen label="Danger">
        <Chip {...args} tone="danger" showDot>
          Canceled
        </Chip>
      </Specimen>
    </Row>
  ),
});

export const States = meta.story({
  name: 'Removable, invalid, disabled, long text',
  parameters: { chromatic: { modes: sheetModes, states: 'button' } },
  render: (args) => (
    <Row align="start">
      <Specimen label="Removable">
        <Row tight>
          <Chip {...args}>
            Family
            <ChipRemove label="Remove Family" />
          </Chip>
          <Chip {...args} variant="accent">
            By train
            <ChipRemove label="Remove By train" />
          </Chip>
        </Row>
      </Specimen>
      <Specimen label="Invalid">
        <Chip {...args} invalid>
          Slow train
          <ChipRemove label="Remove Slow train" />
        </Chip>
      </Specimen>
      <Specimen label="Disabled">
        <Row tight>
          <Chip {...args} disabled>
            Family
          </Chip>
          <Chip {...args} disabled>
            Hiking
            <ChipRemove label="Remove Hiking" disabled />
          </Chip>
        </Row>
      </Specimen>
      <Specimen label="Long">
        <Chip {...args}>
          <bdi>
            Train to the terraced vineyards of the upper Douro valley, with a stop in Peso da Régua
          </bdi>
          <ChipRemove label="Remove the long name" />
        </Chip>
        <Chip {...args}>
          <bdi>مراكش 2026</bdi>
          <ChipRemove label="Remove مراكش 2026" />
        </Chip>
      </Specimen>
    </Row>
  ),
});
