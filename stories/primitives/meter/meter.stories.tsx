import { sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { Meter, type MeterProps } from '#src/primitives/meter/index.ts';
import { Columns, Specimen, Stack } from '#stories/support/layout.tsx';

const meta = preview.meta({
  title: 'Primitives/Meter',
  component: Meter,
  tags: ['beta'],
  args: { label: 'Storage', value: 65 },
});

/** Meter below its name and value. */
function NamedMeter(props: MeterProps) {
  return (
    <Specimen label={props.label} value={props.valueText ?? `${props.value}%`}>
      <Meter {...props} />
    </Specimen>
  );
}

export const Default = meta.story({
  args: { label: 'Route' },
  render: (args) => (
    <Stack>
      <h3>This trip</h3>
      <NamedMeter {...args} />
      <NamedMeter label="Packed" tone="success" value={90} />
      <NamedMeter label="Free seats" tone="danger" value={8} />
    </Stack>
  ),
});

export const Tones = meta.story({
  args: { label: 'Accent' },
  parameters: { chromatic: { modes: sheetModes } },
  render: (args) => (
    <Columns>
      <NamedMeter {...args} />
      <NamedMeter label="Gold" variant="gold" value={32} />
      <NamedMeter label="Info" tone="info" value={55} />
      <NamedMeter label="Success" tone="success" value={90} />
      <NamedMeter label="Warning" tone="warning" value={24} />
      <NamedMeter label="Danger" tone="danger" value={8} />
    </Columns>
  ),
});

export const Levels = meta.story({
  name: 'Levels, empty and full',
  args: { label: 'Password', max: 4, tiles: 4, tone: 'success' },
  render: (args) => (
    <Columns>
      <NamedMeter {...args} value={1} valueText="Weak" tone="danger" />
      <NamedMeter {...args} value={2} valueText="Fair" tone="warning" />
      <NamedMeter {...args} value={3} valueText="Good" />
      <NamedMeter {...args} value={4} valueText="Strong" />
      <NamedMeter label="Storage" value={0} valueText="Empty" />
      <NamedMeter label="Storage" value={1} />
      <NamedMeter label="Storage" value={99} />
      <NamedMeter label="Storage" value={100} valueText="Full" />
    </Columns>
  ),
});
