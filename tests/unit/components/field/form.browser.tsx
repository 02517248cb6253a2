import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ErrorSummary, Field, Form, type FormAnswer } from '#src/components/field/index.ts';
import { Rating } from '#src/components/rating/index.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

watchPage();

const part = <Element extends HTMLElement>(selector: string): Element => {
  const found = document.querySelector<Element>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};
const errors = () =>
  [...document.querySelectorAll('[data-slot="field-error"]')].map((each) => each.textContent);

function mountForm(response: FormAnswer | void = undefined) {
  const onSubmit = vi.fn((_values: object) => response);
  mount(
    <Form onSubmit={onSubmit}>
      <ErrorSummary />
      <Field name="email" label="Email" description="For the receipt." rules="required|email">
        <input type="email" />
      </Field>
      <Field name="stars" label="Rating" rules="required">
        <Rating />
      </Field>
      <button type="submit">Send</button>
    </Form>,
  );
  return onSubmit;
}

test('an error appears on blur, and disappears with the keystroke that fixes it', async () => {
  mountForm();
  const input = part<HTMLInputElement>('input[type=email]');
  await userEvent.type(input, 'a@b');
  await settle();
  expect(errors()).toEqual([]);
  expect(input.ariaInvalid).not.toBe('true');
  await userEvent.tab();
  await settle();
  expect(errors()).toHaveLength(1);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(input.getAttribute('aria-errormessage')).toBe(part('[data-slot="field-error"]').id);
  await userEvent.type(input, '.de');
  await settle();
  expect(errors()).toEqual([]);
  expect(input.ariaInvalid).not.toBe('true');
  expect(input.hasAttribute('aria-errormessage')).toBe(false);
});

test('a failed submit focuses the first invalid field, a valid one passes on the values', async () => {
  const onSubmit = mountForm();
  part('button[type=submit]').click();
  await settle();
  expect(errors()).toHaveLength(2);
  expect(document.activeElement).toBe(part('input[type=email]'));
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.type(part('input[type=email]'), 'a@example.com');
  part('[value="4"]').click();
  await settle();
  expect(errors()).toEqual([]);
  part('button[type=submit]').click();
  await settle();
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ email: 'a@example.com', stars: 4 });
});

test('a server error stays at its field until the value changes', async () => {
  mountForm({ fieldErrors: { stars: 'Too many.' }, formError: 'Not taken.' });
  await userEvent.type(part('input[type=email]'), 'a@example.com');
  part('[value="4"]').click();
  part('button[type=submit]').click();
  await settle();
  expect(errors()).toEqual(['Too many.']);
  expect(document.activeElement).toBe(part('[value="4"]'));
  part('[value="3"]').click();
  await settle();
  expect(errors()).toEqual([]);
});
