import { useState } from 'react';
import { expect, test } from 'vitest';
import { ErrorSummary, Field, Form } from '#src/components/field/index.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';
import { errors, part, submit, type } from './form-page.tsx';

watchPage();

test('errors set from outside do not move focus away while a user types', async () => {
  function Page({ given }: { given: Record<string, string> }) {
    const [text, setText] = useState('');
    return (
      <Form errors={{ ...given }}>
        <Field name="first" label="First" rules="required">
          <input />
        </Field>
        <Field name="second" label="Second">
          <input value={text} onChange={({ target }) => setText(target.value)} />
        </Field>
        <button>Send</button>
      </Form>
    );
  }
  const page = mount(<Page given={{}} />);
  await submit();
  expect(errors()).toHaveLength(1);
  await type('[name="second"]', 'abc');
  expect(document.activeElement).toBe(part('[name="second"]'));
  expect(part<HTMLInputElement>('[name="second"]').value).toBe('abc');
  page.rerender(<Page given={{ first: 'Taken.' }} />);
  await settle();
  expect(errors()).toEqual(['Taken.']);
  expect(document.activeElement).toBe(part('[name="first"]'));
  await type('[name="first"]', 'x');
  await type('[name="second"]', 'd');
  expect(errors()).toEqual([]);
  expect(document.activeElement).toBe(part('[name="second"]'));
});

test("when a child of the form unmounts the summary, the form's own error moves to the end of the form", async () => {
  function Child() {
    const [summary, setSummary] = useState(true);
    return (
      <>
        {summary && <ErrorSummary />}
        <button type="button" onClick={() => setSummary(false)}>
          Hide
        </button>
      </>
    );
  }
  mount(
    <Form formError="No room.">
      <Child />
    </Form>,
  );
  await settle();
  expect(document.querySelector('[data-slot="form-error"]')).toBe(null);
  part('button').click();
  await settle();
  expect(part('[data-slot="form-error"]').textContent).toBe('No room.');
});

test('the same errors are shown again after another submit returns them', async () => {
  function Page() {
    const [given, setGiven] = useState({});
    return (
      <Form errors={given} onSubmit={() => setGiven({ first: 'Taken.' })}>
        <Field name="first" label="First">
          <input />
        </Field>
        <button>Send</button>
      </Form>
    );
  }
  mount(<Page />);
  await submit();
  expect(errors()).toEqual(['Taken.']);
  await type('[name="first"]', 'x');
  expect(errors()).toEqual([]);
  await submit();
  expect(errors()).toEqual(['Taken.']);
  part<HTMLFormElement>('form').reset();
  await settle();
  await submit();
  expect(errors()).toEqual(['Taken.']);
});
