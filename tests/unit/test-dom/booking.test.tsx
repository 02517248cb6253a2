import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { DatePicker } from '#src/components/date-picker/index.ts';
import { Field, Form } from '#src/components/field/index.ts';
import { Rating } from '#src/components/rating/index.ts';
import { Button } from '#src/primitives/button/index.ts';

test('a booking is filled in and sent', async () => {
  const user = userEvent.setup();
  const sent: object[] = [];
  render(
    <Form aria-label="Booking" onSubmit={(values) => void sent.push(values)}>
      <Field name="arrival" label="Arrival" rules="required">
        <DatePicker />
      </Field>
      <Field name="comfort" label="Comfort" rules="required">
        <Rating />
      </Field>
      <Button type="submit">Book</Button>
    </Form>,
  );
  await user.type(screen.getByRole('textbox', { name: 'Arrival' }), '2030-04-03{Tab}');
  await user.click(screen.getByRole('radio', { name: '4 out of 5' }));
  await user.click(screen.getByRole('button', { name: 'Book' }));
  expect(sent).toEqual([{ arrival: '2030-04-03', comfort: 4 }]);
});
