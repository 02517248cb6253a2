import { projectModes, widgetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { CountrySelect } from '#src/components/country-select/index.ts';
import { Field } from '#src/components/field/index.ts';
import { ValidatedForm } from '#stories/support/forms/validated-form.tsx';
import { Narrow } from '#stories/support/layout.tsx';

const meta = preview.meta({
  title: 'Components/Country select',
  component: CountrySelect,
  tags: ['beta'],
  parameters: { chromatic: { modes: widgetModes } },
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
  args: { defaultValue: 'JP', disabled: true },
  parameters: { chromatic: { modes: projectModes } },
});

export const Invalid = meta.story({
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
  parameters: { chromatic: { modes: projectModes } },
});

export const Open = meta.story({
  args: { defaultOpen: true, defaultValue: 'AU' },
});

export const OpenWithGroups = meta.story({
  name: 'Open, with preferred countries and regions',
  args: { defaultOpen: true, preferred: ['DE', 'AT', 'CH'], groupBy: 'region', include: 'un' },
});
