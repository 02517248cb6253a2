import { projectModes, widgetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { CountrySelect } from '#src/components/country-select/index.ts';
import { Narrow, Specimen } from '#stories/support/layout.tsx';

const meta = preview.meta({
  title: 'Components/Country select',
  component: CountrySelect,
  tags: ['beta'],
  parameters: { chromatic: { modes: widgetModes } },
  args: { 'aria-label': 'Country' },
  argTypes: {
    'aria-label': { description: 'Name of the field, where no visible label gives one.' },
  },
  decorators: [
    (Story, { args }) => (
      <Narrow>
        <Specimen label={String(args['aria-label'])}>
          <Story />
        </Specimen>
      </Narrow>
    ),
  ],
});

export const Default = meta.story();

export const WithValue = meta.story({ name: 'With a value', args: { defaultValue: 'CH' } });

export const ReadOnly = meta.story({
  name: 'Read-only',
  args: { defaultValue: 'BR', readOnly: true },
});

export const Disabled = meta.story({
  args: { defaultValue: 'JP', disabled: true },
  parameters: { chromatic: { modes: projectModes } },
});

export const Invalid = meta.story({ args: { required: true, invalid: true } });

export const UnknownCode = meta.story({
  name: 'Unknown country code',
  args: { defaultValue: 'ZZ' },
  parameters: { chromatic: { modes: projectModes } },
});

export const Open = meta.story({
  args: { defaultOpen: true, defaultValue: 'AU' },
});

export const OpenWithGroups = meta.story({
  name: 'Open, with preferred countries and regions',
  args: { defaultOpen: true, preferred: ['DE', 'AT', 'CH'], groupBy: 'region', include: 'un' },
});
