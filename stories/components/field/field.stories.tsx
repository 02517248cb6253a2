import { colorModes, sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { ColorInput, ColorPicker } from '#src/components/color-picker/index.ts';
import { CountrySelect, MultipleCountrySelect } from '#src/components/country-select/index.ts';
import { DatePicker, DateRangePicker } from '#src/components/date-picker/index.ts';
import { Field, Form } from '#src/components/field/index.ts';
import { Rating } from '#src/components/rating/index.ts';
import { TagInput } from '#src/components/tag-input/index.ts';
import { TimeField } from '#src/components/time-field/index.ts';
import { TextInput } from '#src/primitives/text-input/index.ts';
import { isFree } from '#stories/support/forms/form-requests.ts';
import nativeControls from '#stories/support/forms/native-controls.module.css';
import { forever, ValidatedForm } from '#stories/support/forms/validated-form.tsx';
import { Columns } from '#stories/support/layout.tsx';
import { mia, today } from '#stories/support/trips/trip-world.ts';

const meta = preview.meta({
  title: 'Components/Field',
  component: Field,
  tags: ['beta'],
  argTypes: {
    children: { control: false },
    schema: { control: false },
    rules: { control: 'text' },
  },
  args: {
    name: 'email',
    label: 'Email',
    rules: 'required|email',
    children: <TextInput type="email" defaultValue={mia.email} />,
  },
  render: (args) => (
    <Form>
      <Field {...args} />
    </Form>
  ),
});

export const Default = meta.story();

export const States = meta.story({
  args: { rules: () => forever },
  parameters: {
    stage: 'wide',
    chromatic: { modes: sheetModes },
    example: { rules: isFree },
  },
  render: ({ rules }) => (
    <Columns wide>
      <Form errors={{ email: 'This address already has an account.' }}>
        <Field name="email" label="Error" rules="required|email">
          <TextInput defaultValue={mia.email} />
        </Field>
      </Form>
      <Form errors={{ password: ['Enter at least 8 characters.', 'Use a digit.'] }}>
        <Field name="password" label="Several errors" rules="required">
          <TextInput type="password" defaultValue="porto" />
        </Field>
      </Form>
      <ValidatedForm>
        <Field name="user" label="Success" rules="required" success="This name is free.">
          <TextInput defaultValue={mia.username} />
        </Field>
      </ValidatedForm>
      <ValidatedForm>
        <Field name="user" label="Checking" rules={rules}>
          <TextInput defaultValue={mia.username} />
        </Field>
      </ValidatedForm>
      <Field name="user" label="Read-only">
        <TextInput defaultValue={mia.username} readOnly />
      </Field>
      <Field name="user" label="Disabled" disabled>
        <TextInput defaultValue={mia.username} />
      </Field>
    </Columns>
  ),
});

export const Marks = meta.story({
  name: 'Required, optional, described, with a hidden label',
  parameters: { stage: 'wide' },
  render: () => (
    <Form>
      <Columns>
        <Field name="name" label="Name" description="As in your passport" required>
          <TextInput autoComplete="name" />
        </Field>
        <Field name="email" label="Email" description="For the confirmation of your booking">
          <TextInput type="email" defaultValue={mia.email} />
        </Field>
        <Field name="photo" label="Photo" description="For your host" optional>
          <input type="file" />
        </Field>
        <Field name="query" label="Search in all fields" description="Hidden label" hideLabel>
          <TextInput type="search" placeholder="Search hotels" />
        </Field>
      </Columns>
    </Form>
  ),
});

export const LongTexts = meta.story({
  name: 'Long text',
  render: () => (
    <Form
      errors={{
        reason:
          'Please describe it in a few more words, so that the house knows before the weekend what you need and does not have to call you.',
        number: 'The number of a reservation in a sleeping car has eleven digits.',
      }}
    >
      <Field
        name="reason"
        label="Why would you like to change the date of arrival after it was confirmed?"
        description="The house sees what you write. If you travel with others, name them, and say who of you comes on which day and who leaves before the rest."
        optional
      >
        <TextInput defaultValue="The train" />
      </Field>
      <Field
        name="number"
        label="Number of your reservation in the sleeping car of the night train from Lisbon to Porto"
        rules="required"
      >
        <TextInput />
      </Field>
    </Form>
  ),
});

/** Returns the render function of a form with every component. */
function widgets(errors = {}) {
  return () => (
    <Form errors={errors}>
      <Columns wide>
        <Field name="title" label="Name" description="As in your passport" required>
          <TextInput />
        </Field>
        <Field name="day" label="Day" description="Any day this year" required>
          <DatePicker today={today} />
        </Field>
        <Field name="stay" label="Stay" description="First and last day" required>
          <DateRangePicker today={today} />
        </Field>
        <Field name="departure" label="Departure" description="On the last day" required>
          <TimeField now="14:20" />
        </Field>
        <Field name="country" label="Country" description="Where the house is" required>
          <CountrySelect />
        </Field>
        <Field name="countries" label="Countries" description="Where you have been" required>
          <MultipleCountrySelect />
        </Field>
        <Field name="stars" label="Comfort" description="As you would rate it" required>
          <Rating />
        </Field>
        <Field name="tags" label="Tags" description="Up to three" required>
          <TagInput />
        </Field>
        <Field name="color" label="Color" description="In your calendar" required>
          <ColorInput />
        </Field>
      </Columns>
    </Form>
  );
}

export const Widgets = meta.story({
  name: 'With every component',
  parameters: { stage: 'wide', chromatic: { modes: sheetModes } },
  render: widgets(),
});

export const WidgetsWithErrors = meta.story({
  name: 'With every component, with errors',
  parameters: { stage: 'wide', chromatic: { modes: colorModes } },
  render: widgets({
    title: 'Enter a name.',
    day: 'Choose a day.',
    stay: 'Choose the first and the last day.',
    departure: 'Choose a time.',
    country: 'Choose a country.',
    countries: 'Choose at least one country.',
    stars: 'Choose one to five stars.',
    tags: 'Enter a tag.',
    color: 'Choose a color.',
  }),
});

export const NativeControls = meta.story({
  name: 'With native controls',
  parameters: { stage: 'wide', chromatic: { modes: sheetModes } },
  render: () => (
    <Form
      className={nativeControls.root}
      defaultValues={{ days: ['friday'], seat: 'window' }}
      errors={{ terms: 'Please read and accept them.', seat: 'No window seats are left.' }}
    >
      <Columns wide>
        <Field name="guests" label="Guests" rules="required|integer|min:1|max:8">
          <input type="number" defaultValue="2" />
        </Field>
        <Field name="room" label="Room">
          <select>
            <option>Garden room</option>
            <option>River room</option>
          </select>
        </Field>
        <Field name="note" label="Note" rules="maxLength:200" optional>
          <textarea />
        </Field>
        <Field name="days" label="Days">
          <div>
            {['Friday', 'Saturday', 'Sunday'].map((day) => (
              <label key={day}>
                <input type="checkbox" name="days" value={day.toLowerCase()} />
                {day}
              </label>
            ))}
          </div>
        </Field>
        <Field name="seat" label="Seat">
          <div role="radiogroup">
            {['Window', 'Aisle'].map((seat) => (
              <label key={seat}>
                <input type="radio" name="seat" value={seat.toLowerCase()} />
                {seat}
              </label>
            ))}
          </div>
        </Field>
        <Field name="terms" label="I accept the terms" rules="accepted">
          <input type="checkbox" />
        </Field>
      </Columns>
    </Form>
  ),
});

export const Foreign = meta.story({
  name: 'With a color picker',
  parameters: { stage: 'fit', chromatic: { modes: sheetModes } },
  args: {
    name: 'color',
    label: 'Color',
    rules: 'required',
    description: 'Marks the trip in your calendar.',
  },
  render: (args) => (
    <Form defaultValues={{ color: '#1f7a8c' }}>
      <Field<string | null> {...args}>
        {({ value, ...control }) => <ColorPicker {...control} value={value ?? null} />}
      </Field>
    </Form>
  ),
});
