import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ErrorSummary, Field, Form } from '#src/components/field/index.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';
import { errors, leave, newHandle, part, submit, type } from './form-page.tsx';

watchPage();

const links = (): Array<string | null> =>
  [...document.querySelectorAll('[data-slot="error-summary-link"]')].map(
    (each) => each.textContent,
  );

test('an invalid field that unmounts is removed from the summary and no longer blocks the form', async () => {
  const onSubmit = vi.fn();
  function Page() {
    const [more, setMore] = useState(true);
    return (
      <>
        <Form onSubmit={onSubmit}>
          <ErrorSummary />
          {more && (
            <Field name="more" label="More" rules="required">
              <input />
            </Field>
          )}
          <button>Send</button>
        </Form>
        <button type="button" onClick={() => setMore(false)}>
          Less
        </button>
      </>
    );
  }
  mount(<Page />);
  await submit();
  expect(links()).toEqual(['More: This field is required.']);
  part('button[type="button"]').click();
  await settle();
  expect(document.querySelector('[data-slot="error-summary"]')).toBe(null);
  await submit();
  expect(onSubmit.mock.lastCall?.[0]).toEqual({});
});

test('rules that change at run time apply from then on', async () => {
  const onSubmit = vi.fn();
  function Page() {
    const [needed, setNeeded] = useState(true);
    return (
      <>
        <Form onSubmit={onSubmit}>
          <Field name="name" label="Name" rules={needed ? 'required' : ''}>
            <input />
          </Field>
          <button>Send</button>
        </Form>
        <button type="button" onClick={() => setNeeded(!needed)}>
          Other rules
        </button>
      </>
    );
  }
  mount(<Page />);
  await submit();
  expect(errors()).toHaveLength(1);
  part('button[type="button"]').click();
  await settle();
  await submit();
  expect(errors()).toEqual([]);
  expect(onSubmit).toHaveBeenCalledOnce();
  part('button[type="button"]').click();
  await settle();
  await submit();
  expect(errors()).toHaveLength(1);
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('a reset during a pending rule cancels the validation and the submit', async () => {
  const onSubmit = vi.fn();
  let answer: (free: boolean) => void = () => {};
  const ask = vi.fn(
    (_value: unknown, _context: { signal?: AbortSignal }) =>
      new Promise<boolean>((resolve) => {
        answer = resolve;
      }),
  );
  mount(
    <Form onSubmit={onSubmit}>
      <Field name="user" label="User" rules={ask}>
        <input />
      </Field>
      <button>Send</button>
    </Form>,
  );
  await type('input', 'ada');
  await submit();
  expect(part('[data-slot="field"]').hasAttribute('data-pending')).toBe(true);
  part<HTMLFormElement>('form').reset();
  await settle();
  expect(ask.mock.lastCall?.[1].signal?.aborted).toBe(true);
  expect(part('[data-slot="field"]').hasAttribute('data-pending')).toBe(false);
  answer(true);
  await settle();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(errors()).toEqual([]);
});

test('a value that is set again in one step after a reset is noticed', async () => {
  mount(
    <Form>
      <Field name="name" label="Name">
        <input />
      </Field>
      <Field name="terms" label="Terms">
        <input type="checkbox" />
      </Field>
      <button type="reset">Reset</button>
    </Form>,
  );
  const dirtyFields = () =>
    [...document.querySelectorAll('[data-slot="field"]')].map((each) =>
      each.hasAttribute('data-dirty'),
    );
  const fill = async () => {
    await userEvent.fill(part('[name=name]'), 'draft');
    part('[name=terms]').click();
    await settle();
  };
  await fill();
  expect(dirtyFields()).toEqual([true, true]);
  part('[type=reset]').click();
  await settle();
  expect(dirtyFields()).toEqual([false, false]);
  await fill();
  expect(dirtyFields()).toEqual([true, true]);
});

test('a field in a closed dialog blocks the form, and the summary names it', async () => {
  const onSubmit = vi.fn();
  mount(
    <Form onSubmit={onSubmit}>
      <ErrorSummary />
      <dialog>
        <Field name="inside" label="Inside" rules="required">
          <input />
        </Field>
      </dialog>
      <Field name="outside" label="Outside" rules="required">
        <input />
      </Field>
      <button>Send</button>
    </Form>,
  );
  await submit();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(links()).toHaveLength(2);
  expect(document.activeElement).toBe(part('[name="outside"]'));
  await leave();
});

test('a field with the name of a method of its form does not break a reset', async () => {
  const handle = newHandle();
  mount(
    <Form form={handle}>
      <Field name="reset" label="Reset">
        <input defaultValue="daily" />
      </Field>
    </Form>,
  );
  await type('[name="reset"]', ' at noon');
  handle.reset();
  await settle();
  expect(handle.get()).toEqual({ reset: 'daily' });
});
