import { useId } from 'react';
import { useForm, type RegisterOptions } from 'react-hook-form';
import type { BenchCase } from '../page.tsx';
import {
  addressForm,
  commonParts,
  emptyValues,
  fields,
  type FieldName,
  type Values,
} from './fields.ts';
import styles from './required-mark.css?inline';

const required = 'This field is required.';

const rules: { [Name in FieldName]: RegisterOptions<Values, Name> } = {
  firstName: { required },
  lastName: { required },
  email: { required, pattern: { value: addressForm, message: 'Enter an email address.' } },
  age: {
    required,
    pattern: { value: /^-?\d+$/, message: 'Enter a whole number.' },
    min: { value: 18, message: 'Enter 18 or more.' },
    max: { value: 120, message: 'Enter 120 or less.' },
  },
  postcode: { required, pattern: { value: /^\d{5}$/, message: 'Enter exactly 5 digits.' } },
  city: { required, maxLength: { value: 40, message: 'Enter at most 40 characters.' } },
  password: { required, minLength: { value: 8, message: 'Enter at least 8 characters.' } },
  repeated: {
    required,
    validate: (value, { password }) => value === password || 'The entries do not match.',
  },
};

/** The React Hook Form version with registered inputs; an error appears on blur, then updates with each key. */
function Peer() {
  const id = useId();
  const {
    register,
    handleSubmit,
    formState: { errors },
  } = useForm<Values>({ mode: 'onTouched', defaultValues: emptyValues });
  return (
    <form noValidate onSubmit={handleSubmit(() => {})}>
      {fields.map(({ name, label, type }) => {
        const error = errors[name];
        return (
          <div key={name}>
            <label htmlFor={id + name} className="required">
              {label}
            </label>
            <input
              id={id + name}
              type={type}
              aria-required
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id + name}-error` : undefined}
              {...register(name, rules[name])}
            />
            {error && (
              <p id={`${id + name}-error`} role="alert" className="error">
                {error.message}
              </p>
            )}
          </div>
        );
      })}
      <button type="submit">Send</button>
    </form>
  );
}

export const reactHookForm: BenchCase = {
  Subject: Peer,
  parts: { ...commonParts, error: '.error', focused: commonParts.input },
  styles,
};
