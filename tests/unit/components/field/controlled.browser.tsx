import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Field, Form } from '#src/components/field/index.ts';
import { Rating } from '#src/components/rating/index.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';
import { errors, part, submit } from './form-page.tsx';

watchPage();

const submitted = vi.fn();

/** Form with a rating that the parent controls, and accepts up to `most`. */
function Review({ most }: { most: number }) {
  const [stars, setStars] = useState<number | null>(null);
  return (
    <Form onSubmit={submitted}>
      <Field name="stars" label="Stars" rules="required">
        <Rating
          value={stars}
          onValueChange={(next) => {
            if (next === null || next <= most) setStars(next);
          }}
        />
      </Field>
      <button>Send</button>
    </Form>
  );
}

test('an error of a controlled widget disappears with the value that corrects it', async () => {
  mount(<Review most={5} />);
  await settle();
  await submit();
  expect(errors()).toHaveLength(1);
  part('[value="4"]').click();
  await settle();
  expect(errors()).toEqual([]);
  await submit();
  expect(submitted.mock.lastCall?.[0]).toEqual({ stars: 4 });
});

test('a value that the parent refuses is not submitted, each time', async () => {
  mount(<Review most={3} />);
  await settle();
  submitted.mockClear();
  for (let turn = 1; turn <= 2; turn += 1) {
    part('[value="5"]').click();
    await settle();
    expect(part<HTMLInputElement>('[value="5"]').checked).toBe(false);
    await submit();
    expect(submitted).not.toHaveBeenCalled();
    expect(errors()).toHaveLength(1);
  }
});
