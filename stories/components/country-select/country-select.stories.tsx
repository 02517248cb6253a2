import { sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { CountrySelect } from '#src/components/country-select/index.ts';
import { Field } from '#src/components/field/index.ts';
import { inEachState } from '#stories/support/in-each-state.tsx';

const meta = preview.meta({
  title: 'Components/Country select',
  component: CountrySelect,
  tags: ['beta'],
  render: (args) => (
    <Field name="country" label="Country">
      <CountrySelect {...args} />
    </Field>
  ),
});

export const Default = meta.story({
  args: { defaultValue: 'PT' },
  parameters: { chromatic: { states: { hover: 'input, button', focus: 'input, button' } } },
});

export const States = meta.story({
  parameters: { stage: 'wide', chromatic: { modes: sheetModes } },
  args: { defaultValue: 'PT' },
  render: inEachState(CountrySelect, 'We have no houses in this country yet.', {
    further: { Empty: { defaultValue: null }, 'Unknown country code': { defaultValue: 'ZZ' } },
  }),
});

export const Open = meta.story({
  parameters: { chromatic: { modes: sheetModes } },
  args: { defaultOpen: true, defaultValue: 'PT' },
});

export const OpenWithGroups = meta.story({
  name: 'Open, with preferred countries and regions',
  parameters: { chromatic: { modes: sheetModes } },
  args: { defaultOpen: true, preferred: ['PT', 'ES', 'FR'], groupBy: 'region', countries: 'un' },
  render: (args) => (
    <Field name="country" label="UN member state">
      <CountrySelect {...args} />
    </Field>
  ),
});
