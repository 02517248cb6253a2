import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { useFormReset } from '#src/internals/forms/use-form-event.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

watchPage();

function Counter({ form, isMuted }: { form?: string; isMuted?: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  const [resets, setResets] = useState(0);
  useFormReset(input, (event) => {
    if (!isMuted) setResets((count) => count + (event.type === 'reset' ? 1 : 100));
  });
  return <input ref={input} name="resets" form={form} value={resets} readOnly />;
}

function formOf(container: HTMLElement): HTMLFormElement {
  const form = container.querySelector('form');
  if (!form) throw new Error('There is no form.');
  return form;
}

const resetsOf = (container: HTMLElement) => container.querySelector('input')?.value;

test('A reset of its form notifies the control once, by script or by button', async () => {
  const { container } = mount(
    <form>
      <Counter />
      <button type="reset">Reset</button>
    </form>,
  );
  formOf(container).reset();
  await settle();
  expect(resetsOf(container)).toBe('1');
  await userEvent.click(container.querySelector('button') ?? container);
  await settle();
  expect(resetsOf(container)).toBe('2');
  expect(new FormData(formOf(container)).get('resets')).toBe('2');
});

test('A control elsewhere on the page is notified by the form that its form attribute names', async () => {
  const { container, rerender } = mount(
    <>
      <form id="far" />
      <Counter form="far" />
    </>,
  );
  formOf(container).reset();
  await settle();
  expect(resetsOf(container)).toBe('1');
  rerender(
    <>
      <form id="far" />
      <Counter form="missing" />
    </>,
  );
  formOf(container).reset();
  await settle();
  expect(resetsOf(container)).toBe('1');
});

test('A prevented reset, and one of another form, are ignored', async () => {
  const { container } = mount(
    <>
      <form onReset={(event) => event.preventDefault()}>
        <Counter />
      </form>
      <form id="other" />
    </>,
  );
  formOf(container).reset();
  container.querySelector<HTMLFormElement>('#other')?.reset();
  await settle();
  expect(resetsOf(container)).toBe('0');
});

test('The newest callback is called', async () => {
  const tree = (isMuted: boolean) => (
    <form>
      <Counter isMuted={isMuted} />
    </form>
  );
  const { container, rerender } = mount(tree(true));
  rerender(tree(false));
  formOf(container).reset();
  await settle();
  expect(resetsOf(container)).toBe('1');
});

test('A reset inside a shadow root, which does not reach the document, notifies the control', async () => {
  const host = document.createElement('div');
  const shadow = host.attachShadow({ mode: 'open' });
  document.body.append(host);
  const form = (
    <form>
      <Counter />
    </form>
  );
  mount(createPortal(form, shadow));
  shadow.querySelector('form')?.reset();
  await settle();
  expect(shadow.querySelector('input')?.value).toBe('1');
  host.remove();
});
