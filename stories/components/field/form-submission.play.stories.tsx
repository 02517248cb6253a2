import { useActionState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { CountrySelect } from '#src/components/country-select/index.ts';
import { DateRangePicker } from '#src/components/date-picker/index.ts';
import { Field, Form, type FieldErrors } from '#src/components/field/index.ts';
import { Rating } from '#src/components/rating/index.ts';
import { TagInput } from '#src/components/tag-input/index.ts';
import { TextInput } from '#src/primitives/text-input/index.ts';
import { control, errors, press, ready, star } from '#stories/support/forms/form-parts.ts';

const asked = fn();

const meta = preview.meta({
  title: 'Components/Form/Tests of submission',
  component: Form,
  tags: ['beta', 'play'],
  beforeEach: () => void asked.mockReset(),
});

interface Saved {
  errors: FieldErrors;
  text: string;
}

/** Imitates a server action. */
async function save(_before: Saved, data: FormData): Promise<Saved> {
  asked([...data].map(([name, value]) => `${name}=${String(value)}`));
  await Promise.resolve();
  return data.get('name') === 'Ada'
    ? { errors: { name: 'Ada has already written a review.' }, text: '' }
    : { errors: {}, text: `Thank you, ${String(data.get('name'))}` };
}

// The form controls a widget from the start if it has an initial value.
const beginning = { stars: null };

function ByAction() {
  const [{ errors: found, text }, action] = useActionState(save, { errors: {}, text: '' });
  return (
    <Form aria-label="Review" action={action} errors={found} defaultValues={beginning}>
      <Field name="name" label="Name" rules="required">
        <TextInput />
      </Field>
      <Field name="stars" label="Stars" rules="required">
        <Rating />
      </Field>
      <Field name="topics" label="Topics">
        <TagInput />
      </Field>
      <button type="submit">Send</button>
      <p>{text}</p>
    </Form>
  );
}

export const AFormActionKeepsErrorsAndValues = meta.story({
  name: 'A form action keeps errors and values',
  render: () => <ByAction />,
  play: async ({ step }) => {
    await ready();
    await step('Submit an empty form: the name has focus, and nothing is sent', async () => {
      await press('Send');
      await expect(control('Name')).toHaveFocus();
      await expect(asked).not.toHaveBeenCalled();
    });
    await step('Fill in the form and submit: the action responds with an error', async () => {
      await userEvent.keyboard('Ada');
      await userEvent.click(star(4));
      await userEvent.type(screen.getByRole('textbox', { name: 'Topics' }), 'tea{Enter}');
      await press('Send');
      await waitFor(() => expect(errors()).toEqual(['Ada has already written a review.']));
      await expect(asked).toHaveBeenLastCalledWith(['name=Ada', 'stars=4', 'topics=tea']);
    });
    await step('The name has focus, and all values stay', async () => {
      await waitFor(() => expect(control('Name')).toHaveFocus());
      await expect(control('Name')).toHaveValue('Ada');
      await expect(star(4)).toBeChecked();
      await expect(screen.getByRole('row', { name: 'tea' })).toBeVisible();
    });
    await step('Type: the error disappears', async () => {
      await userEvent.keyboard(' L.');
      await expect(errors()).toEqual([]);
    });
    await step('Submit: the form is sent and reset', async () => {
      await press('Send');
      await waitFor(() => expect(screen.getByText('Thank you, Ada L.')).toBeVisible());
      await waitFor(() => expect(control('Name')).toHaveValue(''));
      await waitFor(() => expect(star(4)).not.toBeChecked());
    });
  },
});

export const AResetBringsTheBeginningBack = meta.story({
  name: 'A reset restores the initial values',
  render: () => (
    <Form
      aria-label="Trip"
      defaultValues={{
        name: 'Ada',
        stay: { from: '2026-04-16', to: '2026-04-19' },
        country: 'PT',
        stars: 2,
        topics: ['tea'],
      }}
    >
      <Field name="name" label="Name" rules="required">
        <TextInput />
      </Field>
      <Field name="stay" label="Stay" rules="required">
        <DateRangePicker today="2026-04-03" />
      </Field>
      <Field name="country" label="Country" rules="required">
        <CountrySelect />
      </Field>
      <Field name="stars" label="Stars" rules="required">
        <Rating />
      </Field>
      <Field name="topics" label="Topics" rules="required">
        <TagInput />
      </Field>
      <button type="submit">Send</button>
      <button type="reset">Start again</button>
    </Form>
  ),
  play: async ({ step }) => {
    await ready();
    const from = () => screen.getByRole('textbox', { name: 'From' });
    await step('Enter invalid values and submit: both fields are invalid', async () => {
      await userEvent.clear(control('Name'));
      await userEvent.clear(from());
      await userEvent.type(from(), 'nonsense');
      await userEvent.click(star(5));
      await userEvent.type(screen.getByRole('textbox', { name: 'Topics' }), 'milk{Enter}');
      await press('Send');
      await expect(errors()).toEqual(['This field is required.']);
      // The widget itself reports text that it cannot parse.
      await expect(document.querySelectorAll('[data-slot="field"][data-invalid]')).toHaveLength(2);
    });
    await step('Reset: each field has its initial value and no error', async () => {
      await press('Start again');
      await waitFor(() => expect(control('Name')).toHaveValue('Ada'));
      await expect(errors()).toEqual([]);
      await waitFor(() => expect(from()).toHaveValue('04/16/2026'));
      await waitFor(() => expect(star(2)).toBeChecked());
      await waitFor(() =>
        expect(screen.getAllByRole('row').map((row) => row.getAttribute('aria-label'))).toEqual([
          'tea',
        ]),
      );
      await expect(screen.getByDisplayValue('Portugal')).toBeVisible();
      await expect(document.querySelector('[data-slot="field"][data-dirty]')).toBeNull();
    });
  },
});
