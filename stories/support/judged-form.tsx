import { useEffect } from 'react';
import { Form, useForm, type FormProps } from '#src/components/field/index.ts';

/** Form whose fields have been judged when it is first seen, as they are after somebody has left them. */
export function JudgedForm(props: FormProps) {
  const form = useForm();
  useEffect(() => {
    void form.validate();
  }, [form]);
  return <Form {...props} form={form} />;
}

/** Answer that never comes. */
export const forever = new Promise<never>(() => {});
