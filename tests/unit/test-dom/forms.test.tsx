import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { CountrySelect } from '#src/components/country-select/index.ts';
import { DatePicker } from '#src/components/date-picker/index.ts';
import { ErrorSummary, Field, Form, type FormAnswer } from '#src/components/field/index.ts';
import { Rating } from '#src/components/rating/index.ts';
import { TagInput } from '#src/components/tag-input/index.ts';
import { TextInput } from '#src/primitives/text-input/index.ts';
import { addTags, chooseCountry, rate } from '#src/testing/index.ts';

function Booking({ onSubmit }: { onSubmit: (values: object) => FormAnswer }) {
  return (
    <Form aria-label="Booking" onSubmit={onSubmit}>
      <ErrorSummary />
      <Field name="email" label="Email" rules="required|email">
        <TextInput />
      </Field>
      <Field name="notes" label="Notes" optional>
        <textarea />
      </Field>
      <Field name="file" label="Photo" optional>
        <input type="file" />
      </Field>
      <Field name="day" label="Arrival" rules="required">
        <DatePicker today="2026-04-03" />
      </Field>
      <Field name="tags" label="Topics" optional>
        <TagInput />
      </Field>
      <Field name="country" label="Country" rules="required">
        <CountrySelect />
      </Field>
      <Field name="stars" label="Service" rules="required">
        <Rating />
      </Field>
      <button type="submit">Book</button>
    </Form>
  );
}

test('a form shows errors and submits valid values', async () => {
  const user = userEvent.setup();
  const sent: object[] = [];
  const responses: FormAnswer[] = [
    { fieldErrors: { email: 'We know this address.' } },
    { ok: true },
  ];
  render(
    <Booking
      onSubmit={(values) => {
        sent.push(values);
        return responses.shift() ?? { ok: true };
      }}
    />,
  );
  const email = screen.getByRole('textbox', { name: 'Email' });
  await user.click(screen.getByRole('button', { name: 'Book' }));
  await waitFor(() => expect(email).toHaveAccessibleDescription('This field is required.'));
  expect(email).toHaveFocus();
  expect(email).toBeInvalid();

  await user.type(email, 'ada@example');
  await user.tab();
  expect(email).toHaveAccessibleDescription(/^Enter an email address/);
  await user.type(email, '.com');
  expect(email).toBeValid();
  await user.type(screen.getByRole('textbox', { name: /Notes/ }), 'Late');
  await user.type(screen.getByRole('textbox', { name: 'Arrival' }), '4/8/2026');
  await addTags(user, screen.getByLabelText(/Topics/, { selector: 'input' }), ['tea']);
  await chooseCountry(user, screen.getByRole('combobox', { name: 'Country' }), 'SE');
  await rate(user, screen.getByRole('radiogroup', { name: 'Service' }), 4);
  await user.click(screen.getByRole('button', { name: 'Book' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual({
    email: 'ada@example.com',
    notes: 'Late',
    file: null,
    day: '2026-04-08',
    tags: ['tea'],
    country: 'SE',
    stars: 4,
  });
  await waitFor(() => expect(email).toHaveAccessibleDescription('We know this address.'));
  await user.type(email, '.au');
  await user.click(screen.getByRole('button', { name: 'Book' }));
  await waitFor(() => expect(sent).toHaveLength(2));
});

test('a file is accepted', async () => {
  const user = userEvent.setup();
  const sent: object[] = [];
  render(
    <Form onSubmit={(values) => void sent.push(values)}>
      {/* Not required: in jsdom the validity of a file input ignores the files of user-event. */}
      <Field name="photo" label="Photo">
        <input type="file" />
      </Field>
      <button type="submit">Send</button>
    </Form>,
  );
  const photo = new File(['x'], 'photo.png', { type: 'image/png' });
  await user.upload(screen.getByLabelText('Photo'), photo);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(sent).toEqual([{ photo }]));
});
