import { Profiler } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Field, Form, useField } from '#src/components/field/index.ts';
import { confirmed, custom } from '#src/validation/index.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';
import { errors, leave, part, submit, type } from './form-page.tsx';

watchPage();

test('with 200 fields, a keystroke renders at most its own, and none while its state stays', async () => {
  const drawn: string[] = [];
  mount(
    <Form onSubmit={() => {}}>
      {Array.from({ length: 200 }, (_, index) => (
        <Profiler key={index} id={`f${index}`} onRender={(id) => drawn.push(id)}>
          <Field name={`f${index}`} label={`Field ${index}`} rules="minLength:3">
            <input />
          </Field>
        </Profiler>
      ))}
      <button>Send</button>
    </Form>,
  );
  await settle();
  drawn.length = 0;
  await type('[name=f7]', 'a');
  expect(new Set(drawn)).toEqual(new Set(['f7']));
  drawn.length = 0;
  await type('[name=f7]', 'b');
  expect(drawn).toEqual([]);
  await leave();
  expect(new Set(drawn)).toEqual(new Set(['f7']));
  drawn.length = 0;
  await type('[name=f7]', 'c');
  expect(new Set(drawn)).toEqual(new Set(['f7']));
  drawn.length = 0;
  await type('[name=f7]', 'def');
  expect(drawn).toEqual([]);
});

test('a field that reads another is validated again with it, once it has been validated; cycles end', async () => {
  mount(
    <Form onSubmit={() => {}}>
      <Field name="one" label="One" rules={[confirmed({ target: 'two' })]}>
        <input />
      </Field>
      <Field name="two" label="Two" rules={[confirmed({ target: 'one' })]}>
        <input />
      </Field>
      <button>Send</button>
    </Form>,
  );
  await type('[name=one]', 'a');
  expect(errors()).toEqual([]);
  await type('[name=two]', 'b');
  await leave();
  expect(errors()).toHaveLength(2);
  // The keystroke that fixes one fixes both.
  await userEvent.fill(part('[name=two]'), 'a');
  await settle();
  expect(errors()).toEqual([]);
  await userEvent.fill(part('[name=one]'), 'c');
  await settle();
  expect(errors()).toEqual([]);
  await leave();
  expect(errors()).toHaveLength(2);
});

test('a deeply nested control reports through useField; a function gets the props', async () => {
  const handed: unknown[] = [];
  function Deep() {
    const field = useField();
    return (
      <button type="button" id={field?.controlId} onClick={() => field?.setValue('deep')}>
        {String(field?.value)} {field?.error}
      </button>
    );
  }
  mount(
    <Form onSubmit={(values) => void handed.push(values)}>
      <Field name="deep" label="Deep" rules="required">
        <div>
          <Deep />
        </div>
      </Field>
      <Field name="own" label="Own" rules={[custom({ check: (value) => value === 2 })]}>
        {({ value, onValueChange, invalid }) => (
          <button
            type="button"
            data-invalid={invalid || undefined}
            onClick={() => onValueChange(Number(value ?? 0) + 1)}
          >
            more
          </button>
        )}
      </Field>
      <button>Send</button>
    </Form>,
  );
  const [deep, more] = [...document.querySelectorAll<HTMLElement>('[type=button]')];
  more?.click();
  await submit();
  expect(errors()).toHaveLength(2);
  expect(document.activeElement).toBe(deep);
  deep?.click();
  more?.click();
  await settle();
  expect(errors()).toEqual([]);
  await submit();
  expect(handed).toEqual([{ deep: 'deep', own: 2 }]);
});

test('useField returns the newest value of a native control', async () => {
  function Length() {
    return <output>{String(useField()?.value ?? '').length}</output>;
  }
  mount(
    <Form>
      <Field name="note" label="Note">
        <div>
          <input name="note" aria-label="Note" />
          <Length />
        </div>
      </Field>
    </Form>,
  );
  await type('[name=note]', 'abc');
  expect(part('output').textContent).toBe('3');
});
