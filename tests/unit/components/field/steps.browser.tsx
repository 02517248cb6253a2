import { Activity, useEffect, useState, type ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { DatePicker } from '#src/components/date-picker/index.ts';
import { Field, Form, useForm } from '#src/components/field/index.ts';
import { Rating } from '#src/components/rating/index.ts';
import { TagInput } from '#src/components/tag-input/index.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';
import { errors, part, submit, type } from './form-page.tsx';

watchPage();

const submitted = vi.fn();

beforeEach(() => void submitted.mockClear());

/** Form of two steps, one of which is hidden. */
function Steps({
  first,
  second,
  start = 1,
}: {
  first: ReactNode;
  second: ReactNode;
  start?: number;
}) {
  const [step, setStep] = useState(start);
  return (
    <Form onSubmit={submitted} defaultValues={{ topics: ['b'] }}>
      <Activity mode={step === 1 ? 'visible' : 'hidden'}>{first}</Activity>
      <Activity mode={step === 2 ? 'visible' : 'hidden'}>{second}</Activity>
      <button>Send</button>
      <button type="button" onClick={() => setStep(3 - step)}>
        Turn
      </button>
    </Form>
  );
}

async function turn() {
  part('button[type="button"]').click();
  await settle();
}

const name = (
  <Field name="name" label="Name" rules="required">
    <input />
  </Field>
);

const stars = (
  <Field name="stars" label="Stars">
    <Rating />
  </Field>
);

const topics = (
  <Field name="topics" label="Topics">
    <div>
      <input type="checkbox" name="topics" value="a" aria-label="a" />
      <input type="checkbox" name="topics" value="b" aria-label="b" />
    </div>
  </Field>
);

test('a step that was left is submitted', async () => {
  mount(<Steps first={name} second={stars} />);
  await type('input', 'Ada');
  await turn();
  part('[value="3"]').click();
  await turn();
  await turn();
  await submit();
  expect(submitted.mock.lastCall?.[0]).toEqual({ name: 'Ada', stars: 3 });
});

test('a hidden step is validated, and shows its error when it is visible again', async () => {
  mount(<Steps first={name} second={stars} />);
  await turn();
  await submit();
  expect(submitted).not.toHaveBeenCalled();
  await turn();
  expect(errors()).toEqual(['This field is required.']);
  await type('[name="name"]', 'Ada');
  await turn();
  await submit();
  expect(submitted.mock.lastCall?.[0]).toEqual({ name: 'Ada' });
});

test('a step that was never visible is submitted and validated, too', async () => {
  mount(<Steps first={topics} second={name} />);
  await settle();
  await submit();
  expect(submitted).not.toHaveBeenCalled();
  await turn();
  await type('[name="name"]', 'Ada');
  await submit();
  expect(submitted.mock.lastCall?.[0]).toEqual({ name: 'Ada', topics: ['b'] });
});

test('a form that is hidden while it is submitted can be submitted again', async () => {
  const answers: Array<() => void> = [];
  function Page() {
    const [hidden, setHidden] = useState(false);
    return (
      <>
        <Activity mode={hidden ? 'hidden' : 'visible'}>
          <Form
            onSubmit={async () => {
              await new Promise<void>((resolve) => {
                answers.push(resolve);
              });
              return { fieldErrors: { name: 'Taken.' } };
            }}
          >
            {name}
            <button>Send</button>
          </Form>
        </Activity>
        <button type="button" onClick={() => setHidden(!hidden)}>
          Turn
        </button>
      </>
    );
  }
  mount(<Page />);
  await type('[name="name"]', 'Ada');
  await submit();
  await turn();
  answers[0]?.();
  await settle();
  await turn();
  expect(errors()).toEqual(['Taken.']);
  await submit();
  expect(answers).toHaveLength(2);
});

test('an effect may submit: while nothing is being typed, no component renders for it', async () => {
  const values = { day: '2026-04-09', tags: ['red'] };
  function Submitted() {
    const form = useForm();
    useEffect(() => form.submit(), [form]);
    return (
      <>
        <Form form={form} onSubmit={submitted} defaultValues={values}>
          <Field name="day" label="Day">
            <DatePicker />
          </Field>
          <Field name="tags" label="Tags">
            <TagInput />
          </Field>
        </Form>
        <DatePicker aria-label="Elsewhere" />
      </>
    );
  }
  mount(<Submitted />);
  await settle();
  expect(submitted.mock.lastCall?.[0]).toEqual(values);
});
