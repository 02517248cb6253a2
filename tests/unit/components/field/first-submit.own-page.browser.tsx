import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { ErrorSummary, Field, Form } from '#src/components/field/index.ts';
import { TextInput } from '#src/primitives/text-input/index.ts';
import { mount, serverMarkup, settle, watchPage } from '#tests/support/render.tsx';
import { errors, part } from './form-page.tsx';

watchPage();

const message = 'This field is required.';

test('the very first submit is handled immediately: errors, focus and summary', () => {
  const onSubmit = vi.fn();
  mount(
    <Form onSubmit={onSubmit}>
      <ErrorSummary />
      <Field name="name" label="Name" rules="required">
        <input />
      </Field>
      <button>Send</button>
    </Form>,
  );
  flushSync(() => part('button').click());
  expect(errors()).toEqual([message]);
  expect(document.activeElement).toBe(part('input'));
  expect(part('[data-slot="error-summary-link"]').textContent).toBe(`Name: ${message}`);
  expect(onSubmit).not.toHaveBeenCalled();
  part<HTMLInputElement>('input').value = 'Ada';
  flushSync(() => part('button').click());
  expect(onSubmit.mock.calls.map(([values]) => values)).toEqual([{ name: 'Ada' }]);
});

test('the browser validates the server-rendered form until React has hydrated it', async () => {
  const page = (
    <Form onSubmit={() => {}}>
      <Field name="name" label="Name" rules="required">
        <TextInput />
      </Field>
      <button>Send</button>
    </Form>
  );
  const container = document.createElement('div');
  container.innerHTML = serverMarkup(page);
  document.body.append(container);
  const form = part<HTMLFormElement>('form');
  expect(form.noValidate).toBe(false);
  expect(form.checkValidity()).toBe(false);
  const root = hydrateRoot(container, <StrictMode>{page}</StrictMode>);
  await settle();
  expect(form.noValidate).toBe(true);
  flushSync(() => part('button').click());
  expect(errors()).toEqual([message]);
  flushSync(() => root.unmount());
  container.remove();
});

test('a failed submit focuses its field even if a test DOM lacks matchMedia and scrolling', async () => {
  const { scrollIntoView } = Element.prototype;
  const { matchMedia } = window;
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  Reflect.set(window, 'matchMedia', undefined);
  try {
    mount(
      <Form onSubmit={() => {}}>
        <div style={{ blockSize: '200vh' }} />
        <Field name="name" label="Name" rules="required">
          <input />
        </Field>
        <button>Send</button>
      </Form>,
    );
    part('button').click();
    await settle();
    expect(errors()).toEqual([message]);
    expect(document.activeElement).toBe(part('input'));
  } finally {
    Element.prototype.scrollIntoView = scrollIntoView;
    window.matchMedia = matchMedia;
  }
});
