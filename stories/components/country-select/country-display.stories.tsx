import { sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { CountryDisplay } from '#src/components/country-select/index.ts';
import { Columns, Stack } from '#stories/support/layout.tsx';

const meta = preview.meta({
  title: 'Components/Country display',
  component: CountryDisplay,
  tags: ['beta'],
  args: { code: 'PT' },
});

export const Default = meta.story({
  parameters: { stage: 'fit', chromatic: { modes: sheetModes } },
});

export const Names = meta.story({
  name: 'Long names, no country, no flags',
  parameters: { stage: 'wide' },
  render: (args) => (
    <Columns>
      <Stack>
        {['PT', 'ES', 'CH', 'JP', 'BR'].map((code) => (
          <CountryDisplay key={code} {...args} code={code} />
        ))}
      </Stack>
      <Stack>
        {['GS', 'VC', 'BA', 'ZZ'].map((code) => (
          <CountryDisplay key={code} {...args} code={code} />
        ))}
      </Stack>
      <Stack>
        {['PT', 'ES', 'CH', 'JP', 'BR'].map((code) => (
          <CountryDisplay key={code} {...args} code={code} showFlag={false} />
        ))}
      </Stack>
    </Columns>
  ),
});
