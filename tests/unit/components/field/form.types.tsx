import { useActionState } from 'react';
import { z } from 'zod';
import {
  Field,
  Form,
  Rating,
  TagInput,
  useForm,
  useFormState,
  type FormAnswer,
  type FormProps,
} from '#src/index.ts';
import { email, required } from '#src/validation/index.ts';

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
