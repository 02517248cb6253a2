import { useEffect } from 'react';
import { Form, useForm, type FormProps } from '#src/components/field/index.ts';

/** Form whose fields are validated initially, as if the user had left them; its code is that of a `Form`. */
export function ValidatedForm<Values extends object = Record<string, unknown>, Output = Values>(
  props: FormProps<Values, Output>,
) {
  const form = useForm<Values>();
  useEffect(() => {
    void form.validate();
  }, [form]);
  return <Form {...props} form={form} />;
}

/** Form that is initially submitting; its code is that of a `Form`. */
export function SubmittedForm<Values extends object = Record<string, unknown>, Output = Values>(
  props: FormProps<Values, Output>,
) {
  const form = useForm<Values>();
  useEffect(() => form.submit(), [form]);
  return <Form {...props} form={form} />;
}

/** Promise that never resolves. */
export const forever = new Promise<never>(() => {});
