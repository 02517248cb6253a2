import { useActionState } from 'react';
import { z } from 'zod';
import {
  Field,
  Form,
  useForm,
  useFormState,
  type FormAnswer,
  type FormProps,
} from '#src/components/field/index.ts';
import { Rating } from '#src/components/rating/index.ts';
import { TagInput } from '#src/components/tag-input/index.ts';
import { custom, email, required, type Rules } from '#src/validation/index.ts';

// The compiler is the test: this file is never run. `npm run check:types` fails where an application's own would.

type Same<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const holds = <_T extends true>(): void => undefined;

interface Review {
  name: string;
  stars: number | null;
  tags: string[];
}

/** Values are typed if the application declares them, including in the handle. */
export function NamedValues() {
  const form = useForm<Review>();
  const { submitting, formError } = useFormState(form);
  holds<Same<typeof submitting, boolean>>();
  holds<Same<typeof formError, string | null>>();
  const save = async (values: Review, signal: AbortSignal): Promise<FormAnswer> =>
    values.stars === null || signal.aborted ? { fieldErrors: { stars: 'None?' } } : { ok: true };
  form.set('stars', 3);
  form.set('address.city', 'Ulm');
  holds<Same<ReturnType<typeof form.get<'tags'>>, string[]>>();
  // @ts-expect-error a number is not a name
  form.set('name', 3);
  return (
    <Form<Review>
      form={form}
      defaultValues={{ stars: 3 }}
      onSubmit={(values, { signal }) => save(values, signal)}
    >
      <Field name="name" label="Name" rules={[required(), email()]} messages={{ email: 'Hm.' }}>
        <input />
      </Field>
      <Field name="stars" label="Stars" rules="required">
        <Rating />
      </Field>
      <Field name="tags" label="Tags">
        <TagInput />
      </Field>
    </Form>
  );
}

/** The input type of a schema is that of the initial values, its output type that of the submitted ones. */
export function ValuesOfASchema() {
  const schema = z.object({ age: z.string().transform(Number), name: z.string() });
  return (
    <>
      <Form
        schema={schema}
        defaultValues={{ age: '18' }}
        onSubmit={(values) => {
          holds<Same<typeof values, { age: number; name: string }>>();
        }}
      />
      {/* @ts-expect-error the schema takes a text */}
      <Form schema={schema} defaultValues={{ age: 18 }} />
    </>
  );
}

/** A form accepts a function action and the state of `useActionState`. */
export function Actions() {
  const [state, action] = useActionState(
    async (_before: Pick<FormProps, 'errors' | 'formError'>, data: FormData) =>
      data.has('name') ? {} : { errors: { name: ['Missing.'] }, formError: 'No.' },
    {},
  );
  return <Form action={action} errors={state.errors} formError={state.formError} />;
}

/** Props of elements compile, and an unknown rule does not. */
export function Elements() {
  return (
    <Form id="f" method="post" ref={(form: HTMLFormElement | null) => void form} aria-label="F">
      <Field<string>
        name="a"
        label="A"
        className="x"
        ref={(root: HTMLDivElement | null) => void root}
      >
        {({ id, name, value, onValueChange }) => (
          <input
            id={id}
            name={name}
            defaultValue={value}
            onBlur={({ target }) => onValueChange(target.value)}
          />
        )}
      </Field>
      {/* @ts-expect-error a number is no rule */}
      <Field name="b" label="B" rules={3}>
        <input />
      </Field>
    </Form>
  );
}

const base = { name: 'a', label: 'A', children: <input /> };
declare const text: string;
declare const isAsked: boolean;
declare const names: Rules;

/** Rule strings whose rules exist, and text that is only known at run time. */
export const checkedRules = [
  <Field key="1" {...base} rules="required|email:multiple|min:3|alphanumeric:pt-BR" />,
  <Field key="2" {...base} rules=" required | digits " />,
  <Field key="3" {...base} rules={String.raw`pattern:^(a\|b)$|maxLength:4`} />,
  <Field key="4" {...base} rules="pattern:^(a\|b)$|maxLength:4" />,
  <Field key="5" {...base} rules={text} />,
  <Field key="6" {...base} rules={names} />,
  <Field key="7" {...base} rules={isAsked ? 'required' : []} />,
  <Field key="8" {...base} rules={isAsked ? 'required' : ''} />,
  <Field key="9" {...base} rules={['required', (value) => value !== 'admin']} />,
  <Field key="10" {...base} rules={(value, { values }) => value !== values?.['b']} />,
  <Field key="11" {...base} rules={[required(), 'min:3', text]} />,
  <Field key="12" {...base} rules={custom({ code: 'even', check: () => true })} />,
  // @ts-expect-error There is no such rule.
  <Field key="13" {...base} rules="min-length:3" />,
  // @ts-expect-error The second one does not exist.
  <Field key="14" {...base} rules="required|requird" />,
  // @ts-expect-error The parameter is missing.
  <Field key="15" {...base} rules="required|min" />,
  // @ts-expect-error The initial value is one of the form or the control.
  <Field key="16" {...base} defaultValue={1} />,
  // @ts-expect-error The form of other libraries is no rule.
  <Field key="17" {...base} rules={{ required: true }} />,
];
