import { Form, Formik, useFormikContext, type FormikErrors } from 'formik';
import { useEffect, useId, useRef } from 'react';
import type { BenchCase } from '../page.tsx';
import { addressForm, commonParts, emptyValues, fields, type Values } from './fields.ts';
import styles from './required-mark.css?inline';

function validate(values: Values): FormikErrors<Values> {
  const errors: FormikErrors<Values> = {};
  for (const { name } of fields) {
    if (values[name].trim() === '') errors[name] = 'This field is required.';
  }
  if (!addressForm.test(values.email)) errors.email ??= 'Enter an email address.';
  if (!/^-?\d+$/.test(values.age)) errors.age ??= 'Enter a whole number.';
  if (Number(values.age) < 18) errors.age ??= 'Enter 18 or more.';
  if (Number(values.age) > 120) errors.age ??= 'Enter 120 or less.';
  if (!/^\d{5}$/.test(values.postcode)) errors.postcode ??= 'Enter exactly 5 digits.';
  if (values.city.length > 40) errors.city ??= 'Enter at most 40 characters.';
  if (values.password.length < 8) errors.password ??= 'Enter at least 8 characters.';
  if (values.repeated !== values.password) errors.repeated ??= 'The entries do not match.';
  return errors;
}

/** Focuses the first invalid field after a failed submit, which Formik leaves to the application. */
function FirstError() {
  const { submitCount, isSubmitting, errors } = useFormikContext<Values>();
  const led = useRef(0);
  useEffect(() => {
    // Only when a submit has ended, not for errors that appear later.
    if (isSubmitting || led.current === submitCount) return;
    led.current = submitCount;
    const first = fields.find(({ name }) => errors[name]);
    if (first) document.getElementsByName(first.name)[0]?.focus();
  }, [submitCount, isSubmitting, errors]);
  return null;
}

/** The Formik form with one validation function; an error appears on blur, then updates with each key. */
function Peer() {
  const id = useId();
  return (
    <Formik initialValues={emptyValues} validate={validate} onSubmit={() => {}}>
      {({ errors, touched, getFieldProps }) => (
        <Form noValidate>
          {fields.map(({ name, label, type }) => {
            const error = touched[name] ? errors[name] : undefined;
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
                  {...getFieldProps(name)}
                />
                {error && (
                  <p id={`${id + name}-error`} role="alert" className="error">
                    {error}
                  </p>
                )}
              </div>
            );
          })}
          <button type="submit">Send</button>
          <FirstError />
        </Form>
      )}
    </Formik>
  );
}

export const formik: BenchCase = {
  Subject: Peer,
  parts: { ...commonParts, error: '.error', focused: commonParts.input },
  styles,
};
