import { z } from 'zod';
import { colorModes, sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { CountrySelect } from '#src/components/country-select/index.ts';
import { DatePicker } from '#src/components/date-picker/index.ts';
import { ErrorSummary, Field, Form, useFormState } from '#src/components/field/index.ts';
import { Rating } from '#src/components/rating/index.ts';
import { Button } from '#src/primitives/button/index.ts';
import { TextInput } from '#src/primitives/text-input/index.ts';
import * as requests from '#stories/support/forms/form-requests.ts';
import { forever, SubmittedForm, ValidatedForm } from '#stories/support/forms/validated-form.tsx';
import { Row } from '#stories/support/layout.tsx';
import { mia, stay, today } from '#stories/support/trips/trip-world.ts';

const booking = {
  name: mia.name,
  email: mia.email,
  day: stay.from,
  country: 'PT',
  comfort: 4,
};

const meta = preview.meta({
  title: 'Components/Form',
  component: Form,
  tags: ['beta'],
  parameters: {
    // The stories have fixed results; what is copied asks a server.
    example: { onSubmit: requests.book, errors: undefined, formError: undefined },
  },
  argTypes: {
    'aria-label': { description: 'Name of the form, which makes it a landmark.' },
    children: { description: 'Fields, a summary of errors, buttons.', control: false },
    schema: { control: false },
    form: { control: false },
  },
  args: {
    'aria-label': 'Booking',
    onSubmit: async () => ({ ok: true }) as const,
    children: (
      <>
        <h3 style={{ margin: 0, font: 'var(--tessera-text-heading)' }}>Book your stay</h3>
        <ErrorSummary level={4} />
        <Field name="name" label="Name" rules="required|maxLength:60">
          <TextInput autoComplete="name" />
        </Field>
        <Field
          name="email"
          label="Email"
          description="The confirmation goes there."
          rules="required|email"
        >
          <TextInput type="email" />
        </Field>
        <Field name="day" label="Arrival" rules="required">
          <DatePicker today={today} />
        </Field>
        <Field name="country" label="Country" rules="required">
          <CountrySelect />
        </Field>
        <Field name="comfort" label="Comfort" description="What you expect" rules="required">
          <Rating />
        </Field>
        <Row tight>
          <Send>Book</Send>
          <Button type="reset" variant="ghost">
            Clear
          </Button>
        </Row>
      </>
    ),
  },
});

/** Submit button that shows the state of the form. */
function Send({ children }: { children: string }) {
  const { submitting } = useFormState();
  return (
    <Button type="submit" variant="solid" loading={submitting}>
      {children}
    </Button>
  );
}

export const Default = meta.story();

export const FailedSubmit = meta.story({
  name: 'After a failed submit',
  parameters: { chromatic: { modes: colorModes } },
  args: {
    defaultValues: { email: 'mia@example' },
    errors: {
      name: 'Write it as in your passport.',
      email: 'Add the end, such as “.com”.',
      day: 'Choose a day from April 17.',
      country: 'We need it for the city tax.',
      comfort: 'Choose one to five stars.',
    },
  },
});

export const ServerErrors = meta.story({
  name: 'Server errors',
  parameters: { chromatic: { modes: sheetModes }, example: { onSubmit: requests.bookDay } },
  args: {
    defaultValues: booking,
    errors: { day: 'The last room has just gone. The next day is free.' },
    formError: 'We could not book this stay.',
  },
});

export const Submitting = meta.story({
  args: { onSubmit: () => forever, defaultValues: booking },
  render: (args) => <SubmittedForm {...args} />,
});

const guest = z.object({
  email: z.email('Write the address in full.'),
  age: z.coerce.number('Write a number.').min(18, 'Guests who travel alone are 18 or older.'),
});

/** Registers a guest, with the age as a number. */
async function register(values: z.output<typeof guest>) {
  const response = await fetch('/api/guests', { method: 'POST', body: JSON.stringify(values) });
  return response.ok ? { ok: true as const } : { formError: 'We could not register the guest.' };
}

export const WithSchema = meta.story({
  name: 'With a schema',
  args: { defaultValues: { email: 'mia@example', age: '17' } },
  parameters: { example: { defaultValues: undefined } },
  render: ({ defaultValues }) => (
    <ValidatedForm schema={guest} onSubmit={register} defaultValues={defaultValues}>
      <h3 style={{ margin: 0, font: 'var(--tessera-text-heading)' }}>Book your stay</h3>
      <Field name="email" label="Email">
        <TextInput type="email" />
      </Field>
      <Field name="age" label="Age">
        <TextInput inputMode="numeric" />
      </Field>
      <Send>Book</Send>
    </ValidatedForm>
  ),
});
