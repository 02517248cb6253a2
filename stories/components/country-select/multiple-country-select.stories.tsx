import { widgetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { MultipleCountrySelect } from '#src/components/country-select/index.ts';
import { Narrow, Specimen } from '#stories/support/layout.tsx';

const meta = preview.meta({
  title: 'Components/Multiple country select',
  component: MultipleCountrySelect,
  tags: ['beta'],
  parameters: { chromatic: { modes: widgetModes } },
  args: { 'aria-label': 'Countries', defaultValue: ['CH', 'FR', 'IT'] },
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

export const ReadOnly = meta.story({ name: 'Read-only', args: { readOnly: true } });

export const LongNames = meta.story({
  name: 'With long names',
  args: { defaultValue: ['GS', 'VC', 'BA', 'CD'], flags: false },
});

export const Open = meta.story({
  args: { defaultOpen: true, preferred: ['CH'] },
});
