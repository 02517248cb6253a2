import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { addTags, chooseCountry, pickRange, rate, readErrors } from '#src/testing/index.ts';
import { BookingForm } from '#stories/guides/testing/booking-form.tsx';

test('books a stay', async () => {
  const user = userEvent.setup();
  const booked: object[] = [];
  render(
    <BookingForm
      onBook={(values) => {
        booked.push(values);
        return { ok: true };
      }}
    />,
  );
  const form = screen.getByRole('form', { name: 'Booking' });
  const book = screen.getByRole('button', { name: 'Book' });

  await user.click(book);
  await waitFor(() =>
    expect(readErrors(form)).toEqual({
      Email: 'This field is required.',
      Stay: 'This field is required.',
      Country: 'This field is required.',
      'Hotel stars': 'This field is required.',
    }),
  );

  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'ada@example.com');
  await pickRange(user, screen.getByRole('group', { name: 'Stay' }), {
    from: '2026-05-08',
    to: '2026-05-15',
  });
  await chooseCountry(user, screen.getByRole('combobox', { name: 'Country' }), 'PT');
  await addTags(user, screen.getByRole('textbox', { name: 'Wishes' }), [
    'sea view',
    'late arrival',
  ]);
  await rate(user, screen.getByRole('radiogroup', { name: 'Hotel stars' }), 4);
  expect(readErrors(form)).toEqual({});

  await user.click(book);
  await waitFor(() =>
    expect(booked).toEqual([
      {
        email: 'ada@example.com',
        stay: { from: '2026-05-08', to: '2026-05-15' },
        country: 'PT',
        wishes: ['sea view', 'late arrival'],
        stars: 4,
      },
    ]),
  );
});
