import { useActionState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
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
