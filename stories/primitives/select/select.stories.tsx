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

export const Placeholder = meta.story({
  args: {
    defaultValue: '',
    children: [
      <option key="none" value="">
        Choose a room
      </option>,
      <option key="garden" value="garden">
        Garden room
      </option>,
      <option key="river" value="river">
        River room
      </option>,
    ],
  },
  render: (args) => (
    <Field name="room" label="Room">
      <Select {...args} />
    </Field>
  ),
});

export const Grouped = meta.story({
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

export const LongOption = meta.story({
  name: 'Long option',
  args: {
    defaultValue: 'long',
    children: [
      <option key="long" value="long">
        Familienzimmer mit Verbindungstür, Blick auf den Fluss und Frühstück auf der Terrasse
      </option>,
      <option key="short" value="short">
        Einzelzimmer
      </option>,
    ],
  },
});

export const States = meta.story({
  name: 'Invalid, read-only and disabled',
  parameters: { stage: 'wide', chromatic: { modes: sheetModes } },
  render: inEachState(Select, 'Choose a room for three.'),
});
