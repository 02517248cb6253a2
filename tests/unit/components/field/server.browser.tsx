import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CountrySelect } from '#src/components/country-select/index.ts';
import { Field, Form, type FormAnswer } from '#src/components/field/index.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';
import { errors, part, submit } from './form-page.tsx';

const messages = watchPage();

function mountAnswer(response: () => FormAnswer | void | Promise<FormAnswer | void>) {
  mount(
    <Form onSubmit={response}>
      <Field name="name" label="Name">
        <input />
      </Field>
      <Field name="country" label="Country">
        <CountrySelect />
      </Field>
      <button>Send</button>
    </Form>,
  );
}

const formError = () => document.querySelector('[data-slot="form-error"]')?.textContent ?? null;

test('a response may be thrown; any other error is one of the entire form', async () => {
  mountAnswer(() => {
    throw { fieldErrors: { name: 'Thrown.' } } as never;
  });
  await submit();
  expect(errors()).toEqual(['Thrown.']);
  mountAnswer(() => Promise.reject(new Error('secret')));
  const sends = [...document.querySelectorAll('button')].filter(
    (each) => each.textContent === 'Send',
  );
  sends.at(-1)?.click();
  await settle();
  expect(formError()).toBe('The form could not be sent. Try again.');
  expect(messages.splice(0).join(' ')).toContain('secret');
});

test('a server error without a field is reported for the entire form', async () => {
  mountAnswer(() => ({ fieldErrors: { nowhere: 'Lost?' } }));
  await submit();
  expect(formError()).toBe('Lost?');
  expect(messages.splice(0).join(' ')).toContain('"nowhere", which is not a field');
});

test('an empty message, or none, of a server is no error', async () => {
  mountAnswer(() => ({ fieldErrors: { name: ['', null as never], country: 'Unknown.' } }));
  await submit();
  expect(errors()).toEqual(['Unknown.']);
  expect(part('[name="name"]').getAttribute('aria-invalid')).not.toBe('true');
});

test('errors that a server leaves empty are none', async () => {
  mountAnswer(() => ({ fieldErrors: null as never }));
  await submit();
  expect([errors(), formError()]).toEqual([[], null]);
});

test('an action after an asynchronous rule gets the form and the button', async () => {
  const seen: unknown[] = [];
  mount(
    <Form action={(data) => void seen.push([...data.entries()])}>
      <Field name="name" label="Name" rules={async () => true}>
        <input defaultValue="a" />
      </Field>
      <button name="way" value="fast">
        Send
      </button>
    </Form>,
  );
  await settle();
  await submit();
  await vi.waitFor(() =>
    expect(seen).toEqual([
      [
        ['name', 'a'],
        ['way', 'fast'],
      ],
    ]),
  );
});

test('a form that submits to a URL can be reset afterwards, even with errors', async () => {
  mount(
    <>
      <iframe name="answer" title="Answer" sandbox="" />
      <Form action="about:blank" target="answer" errors={{ name: 'Taken.' }}>
        <Field name="name" label="Name">
          <input />
        </Field>
        <button>Send</button>
        <button type="reset">Reset</button>
      </Form>
    </>,
  );
  await settle();
  await userEvent.fill(part('input'), 'b');
  await submit();
  part('[type=reset]').click();
  await settle();
  expect(part<HTMLInputElement>('input').value).toBe('');
  expect(errors()).toEqual([]);
});
