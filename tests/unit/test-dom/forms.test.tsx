import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Field, Form } from '#src/components/field/index.ts';

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
