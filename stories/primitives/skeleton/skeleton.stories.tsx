import { sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { Skeleton } from '#src/primitives/skeleton/index.ts';
import { Columns, Row, Specimen, Stack } from '#stories/support/layout.tsx';

const meta = preview.meta({
  title: 'Primitives/Skeleton',
  component: Skeleton,
  tags: ['beta'],
  args: { width: '60%' },
});

export const Shapes = meta.story({
  render: () => (
    <Columns>
      <Specimen label="Line">
        <Skeleton shape="line" width="60%" />
      </Specimen>
      <Specimen label="Thin">
        <Skeleton shape="thin" width="80%" />
      </Specimen>
      <Specimen label="Control">
        <Skeleton shape="control" width="100%" />
      </Specimen>
      <Specimen label="Block">
        <Skeleton shape="block" />
        <Skeleton shape="block" width="60%" />
      </Specimen>
      <Specimen label="Paragraph">
        <Skeleton width="40%" />
        <Skeleton shape="thin" width="92%" />
        <Skeleton shape="thin" width="86%" />
        <Skeleton shape="thin" width="52%" />
      </Specimen>
    </Columns>
  ),
});

export const ListItem = meta.story({
  name: 'List items',
  parameters: { chromatic: { modes: sheetModes } },
  render: () => (
    <Columns>
      {[
        [160, 200],
        [120, 168],
        [144, 184],
      ].map(([title, note]) => (
        <Row key={title}>
          <Skeleton shape="block" />
          <Stack>
            <Skeleton width={title} />
            <Skeleton shape="thin" width={note} />
          </Stack>
        </Row>
      ))}
    </Columns>
  ),
});
