import { expect, test } from 'vitest';
import { Field, Form } from '#src/components/field/index.ts';
import { Select } from '#src/primitives/select/index.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';
import { part } from './form-page.tsx';

watchPage();

test('a bare select for one choice looks like the part, in each state', async () => {
  const look = (name: string) => {
    const { appearance, backgroundImage, height, padding, color } = getComputedStyle(
      part(`select[name="${name}"]`),
    );
    return { appearance, backgroundImage, height, padding, color };
  };
  const none = <option>None</option>;
  mount(
    <Form errors={{ wrong: 'Sold out.', 'wrong-part': 'Sold out.' }}>
      <Field name="meal" label="Meal">
        <select className="own">{none}</select>
      </Field>
      <Field name="part" label="Meal">
        <Select>{none}</Select>
      </Field>
      <Field name="wrong" label="Meal">
        <select>{none}</select>
      </Field>
      <Field name="wrong-part" label="Meal">
        <Select>{none}</Select>
      </Field>
      <Field name="locked" label="Meal" disabled>
        <select>{none}</select>
      </Field>
      <Field name="locked-part" label="Meal" disabled>
        <Select>{none}</Select>
      </Field>
      <Field name="several" label="Meals">
        <select multiple>{none}</select>
      </Field>
    </Form>,
  );
  await settle();
  expect(look('meal').backgroundImage).toContain('gradient');
  expect(look('meal')).toEqual(look('part'));
  expect(part('select[name=meal]').classList).toContain('own');
  expect(look('wrong')).toEqual(look('wrong-part'));
  expect(look('wrong').backgroundImage).not.toBe(look('meal').backgroundImage);
  expect(look('locked')).toEqual(look('locked-part'));
  expect(look('several').backgroundImage).toBe('none');
});
