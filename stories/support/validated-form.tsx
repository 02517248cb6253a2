import { useEffect } from 'react';
import { Form, useForm, type FormProps } from '#src/components/field/index.ts';

/** Form whose fields are validated initially, as if the user had left them. */
export function ValidatedForm(props: FormProps) {
  const form = useForm();
  useEffect(() => {
    void form.validate();
  }, [form]);
  return <Form {...props} form={form} />;
}

/** Promise that never resolves. */
export const forever = new Promise<never>(() => {});
