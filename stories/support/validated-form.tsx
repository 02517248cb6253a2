import { useEffect } from 'react';
import { Form, useForm, type FormProps } from '#src/components/field/index.ts';

/** Form whose fields are validated from the start, as they are after the user has left them. */
export function ValidatedForm(props: FormProps) {
  const form = useForm();
  useEffect(() => {
    void form.validate();
  }, [form]);
  return <Form {...props} form={form} />;
}

/** Answer that never comes. */
export const forever = new Promise<never>(() => {});
