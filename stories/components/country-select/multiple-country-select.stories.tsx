import { colorModes, sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { MultipleCountrySelect } from '#src/components/country-select/index.ts';
import { Field } from '#src/components/field/index.ts';
import { inEachState } from '#stories/support/in-each-state.tsx';

const meta = preview.meta({
  title: 'Components/Multiple country select',
  component: MultipleCountrySelect,
  tags: ['beta'],
  args: { defaultValue: ['PT', 'ES', 'FR'] },
  render: (args) => (
    <Field name="country" label="Countries">
      <MultipleCountrySelect {...args} />
    </Field>
  ),
});

export const Default = meta.story();

export const States = meta.story({
  parameters: { stage: 'wide', chromatic: { modes: colorModes } },
  render: inEachState(MultipleCountrySelect, 'Choose up to two countries.', {
    further: {
      Empty: { defaultValue: [] },
      'Long names': { defaultValue: ['GS', 'VC', 'BA', 'CD'] },
    },
  }),
});

export const Open = meta.story({
  parameters: { chromatic: { modes: sheetModes } },
  args: { defaultOpen: true, preferred: ['PT', 'ES', 'FR'] },
});
