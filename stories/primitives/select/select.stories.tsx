import { sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { Field } from '#src/components/field/index.ts';
import { Select } from '#src/primitives/select/index.ts';
import { nativeArgTypes } from '#stories/support/forms/native-arg-types.ts';
import { inEachState } from '#stories/support/in-each-state.tsx';

const meta = preview.meta({
  title: 'Primitives/Select',
  component: Select,
  tags: ['beta'],
  args: {
    defaultValue: 'family',
    children: [
      <option key="one" value="one">
        One adult
      </option>,
      <option key="two" value="two">
        Two adults
      </option>,
      <option key="family" value="family">
        Two adults, one child
      </option>,
      <option key="group" value="group" disabled>
        A group
      </option>,
    ],
  },
  argTypes: {
    required: nativeArgTypes.required,
    disabled: nativeArgTypes.disabled,
    children: { control: false },
  },
  render: (args) => (
    <Field name="guests" label="Guests">
      <Select {...args} />
    </Field>
  ),
});

export const Default = meta.story({
  parameters: { chromatic: { states: { hover: 'select', focus: 'select' } } },
});

export const Grouped = meta.story({
  // The groups are in the list, which the browser opens.
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    defaultValue: 'opo',
    children: [
      <optgroup key="pt" label="Portugal">
        <option value="lis">Lisbon</option>
        <option value="opo">Porto</option>
      </optgroup>,
      <optgroup key="es" label="Spain">
        <option value="mad">Madrid</option>
        <option value="svq">Seville</option>
      </optgroup>,
    ],
  },
  render: (args) => (
    <Field name="airport" label="Airport">
      <Select {...args} />
    </Field>
  ),
});

export const States = meta.story({
  parameters: { stage: 'wide', chromatic: { modes: sheetModes } },
  render: inEachState(Select, 'This room is for two.', {
    description: 'Including children',
    descriptions: {
      Placeholder: 'Where you stay in Porto',
      'Long option': 'Where you stay in Porto',
    },
    further: {
      Placeholder: {
        defaultValue: '',
        children: [
          <option key="none" value="">
            Choose a room
          </option>,
          <option key="garden" value="garden">
            Garden room
          </option>,
        ],
      },
      'Long option': {
        defaultValue: 'long',
        children: [
          <option key="long" value="long">
            Family room with a connecting door, a view of the river and breakfast on the terrace
          </option>,
          <option key="river" value="river">
            River room
          </option>,
        ],
      },
    },
  }),
});
