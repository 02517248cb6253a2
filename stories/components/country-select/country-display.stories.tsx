import { sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { CountryDisplay } from '#src/components/country-select/index.ts';
import { Stack } from '#stories/support/layout.tsx';

const meta = preview.meta({
  title: 'Components/Country display',
  component: CountryDisplay,
  tags: ['beta'],
  args: { code: 'PT' },
});

export const Default = meta.story({ parameters: { chromatic: { modes: sheetModes } } });

export const Names = meta.story({
  name: 'Long names, no flag, no country',
  render: (args) => (
    <Stack>
      <CountryDisplay {...args} code="GS" />
      <CountryDisplay {...args} code="JP" showFlag={false} />
      <CountryDisplay {...args} code="ZZ" />
    </Stack>
  ),
});
