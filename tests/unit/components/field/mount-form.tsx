import { useLayoutEffect, type ReactNode } from 'react';
import { Field, Form, useForm, type FormHandle } from '#src/index.ts';
import { mount, type Mounted } from '#tests/support/render.tsx';

interface FormPageProps {
  rules?: string | undefined;
  onSubmit?: (values: unknown) => void;
  onForm: (form: FormHandle) => void;
  children: ReactNode;
}

function FormPage({ rules, onSubmit, onForm, children }: FormPageProps) {
  const form = useForm();
  useLayoutEffect(() => {
    onForm(form);
  }, [form, onForm]);
  return (
    <Form form={form} onSubmit={(values) => onSubmit?.(values)}>
      <Field name="when" label="When" {...(rules && { rules })}>
        {children}
      </Field>
    </Form>
  );
}

/** Renders a control into a field of a form, and returns the handle of the form. */
export function mountForm(
  control: ReactNode,
  props: Pick<FormPageProps, 'rules' | 'onSubmit'> = {},
): Mounted & { form: FormHandle } {
  let form: FormHandle | undefined;
  const page = mount(
    <FormPage {...props} onForm={(handle) => void (form = handle)}>
      {control}
    </FormPage>,
  );
  if (!form) throw new Error('The form has no handle.');
  return { ...page, form };
}
