import { Field, Form } from '#src/components/field/index.ts';
import type { BenchCase } from '../page.tsx';
import { commonParts, emptyValues, fields, type FieldName } from '../peers/fields.ts';

export { formik } from '../peers/formik.tsx';
export { floor } from '../peers/native-form.tsx';
export { reactHookForm } from '../peers/react-hook-form.tsx';

const rules: Record<FieldName, string> = {
  firstName: 'required',
  lastName: 'required',
  email: 'required|email',
  age: 'required|integer|min:18|max:120',
  postcode: 'required|digits:5',
  city: 'required|maxLength:40',
  password: 'required|minLength:8',
  repeated: 'required|confirmed:password',
};

/** Our form with native inputs and rules as strings; an error appears on blur, then updates with each key. */
export const ours: BenchCase = {
  Subject: () => (
    <Form defaultValues={emptyValues} onSubmit={() => {}}>
      {fields.map(({ name, label, type }) => (
        <Field key={name} name={name} label={label} rules={rules[name]}>
          <input type={type} />
        </Field>
      ))}
      <button type="submit">Send</button>
    </Form>
  ),
  parts: { ...commonParts, error: '[data-slot="field-error"]', focused: commonParts.input },
};

const names = Array.from({ length: 200 }, (_, index) => `field${index}`);

/** Our form with 200 required fields. */
export const manyFields: BenchCase = {
  Subject: () => (
    <Form onSubmit={() => {}}>
      {names.map((name) => (
        <Field key={name} name={name} label={name} rules="required">
          <input />
        </Field>
      ))}
    </Form>
  ),
  parts: { input: '[name="field0"]' },
};
