import { Field, Form } from '#src/components/field/index.ts';

const names = Array.from({ length: 200 }, (_, index) => `field${index}`);

/** Our form with 200 required fields. */
export function Subject() {
  return (
    <Form onSubmit={() => {}}>
      {names.map((name) => (
        <Field key={name} name={name} label={name} rules="required">
          <input />
        </Field>
      ))}
    </Form>
  );
}

export const parts = { input: '[name="field0"]' };
