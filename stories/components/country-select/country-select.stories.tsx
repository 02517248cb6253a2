import { colorModes, sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { CountrySelect } from '#src/components/country-select/index.ts';
import { Field } from '#src/components/field/index.ts';
import { ValidatedForm } from '#stories/support/forms/validated-form.tsx';
import { Narrow } from '#stories/support/layout.tsx';

const meta = preview.meta({
  title: 'Components/Country select',
  component: CountrySelect,
  tags: ['beta'],
  render: (args) => (
    <Narrow>
      <Field name="country" label="Country">
        <CountrySelect {...args} />
      </Field>
    </Narrow>
  ),
});

export const Default = meta.story();

export const WithValue = meta.story({
  name: 'With a value',
  args: { defaultValue: 'CH' },
  parameters: { chromatic: { states: { hover: 'input, button', focus: 'input, button' } } },
});

export const ReadOnly = meta.story({
  name: 'Read-only',
  args: { defaultValue: 'BR', readOnly: true },
});

export const Disabled = meta.story({
  parameters: { chromatic: { modes: colorModes } },
  args: { defaultValue: 'JP', disabled: true },
});

export const Invalid = meta.story({
  parameters: { chromatic: { modes: sheetModes } },
  render: (args) => (
    <Narrow>
      <ValidatedForm>
        <Field name="country" label="Country" rules="required">
          <CountrySelect {...args} />
        </Field>
      </ValidatedForm>
    </Narrow>
  ),
});

export const UnknownCode = meta.story({
  name: 'Unknown country code',
  args: { defaultValue: 'ZZ' },
});

export const Open = meta.story({
  parameters: { chromatic: { modes: sheetModes } },
  args: { defaultOpen: true, defaultValue: 'AU' },
});

export const OpenWithGroups = meta.story({
  name: 'Open, with preferred countries and regions',
  parameters: { chromatic: { modes: sheetModes } },
  args: { defaultOpen: true, preferred: ['DE', 'AT', 'CH'], groupBy: 'region', countries: 'un' },
});
