import { Field, Form } from '#src/components/field/index.ts';
import { commonParts, emptyValues, fields, type FieldName } from './fields.ts';

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
export function Subject() {
  return (
    <Form defaultValues={emptyValues} onSubmit={() => {}}>
      {fields.map(({ name, label, type }) => (
        <Field key={name} name={name} label={label} rules={rules[name]}>
          <input type={type} />
        </Field>
      ))}
      <button type="submit">Send</button>
    </Form>
  );
}

export const parts = {
  ...commonParts,
  error: '[data-slot="field-error"]',
  focused: commonParts.input,
};
