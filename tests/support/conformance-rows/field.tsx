import {
  ErrorSummary,
  Field,
  Form,
  type ErrorSummaryProps,
  type FieldProps,
  type FormProps,
} from '#src/components/field/index.ts';
import { Rating } from '#src/components/rating/index.ts';
import { TextInput } from '#src/primitives/text-input/index.ts';
import { widget, type WidgetRow } from '../widget-row.ts';

type InForm = Pick<FormProps, 'labels' | 'errors' | 'formError'>;

/** Field with the form that provides its labels. */
function FieldInForm({ labels, errors, ...field }: FieldProps & InForm) {
  return (
    <Form {...(labels && { labels })} errors={errors}>
      <Field {...field} />
    </Form>
  );
}

/** Summary with its form. */
function SummaryInForm({ labels, errors, formError, ...summary }: ErrorSummaryProps & InForm) {
  return (
    <Form {...(labels && { labels })} errors={errors} formError={formError}>
      <ErrorSummary {...summary} />
      <Field name="name" label="Name">
        <TextInput />
      </Field>
      <Field name="stars" label="Service">
        <Rating />
      </Field>
    </Form>
  );
}

/** Form, its fields and the summary of their errors. */
export const rows: readonly WidgetRow[] = [
  widget('Form', Form, {
    slot: 'form',
    role: null,
    words: 'field',
    announces: ['optional'],
    announcesIn: {
      children: (
        <Field name="name" label="Name" optional>
          <TextInput />
        </Field>
      ),
    },
    props: {
      'aria-label': 'Guest',
      children: (
        <Field name="name" label="Name" rules="required">
          <TextInput />
        </Field>
      ),
    },
    fullest: {
      errors: { name: ['Too short.', 'A digit is missing.'], stars: 'Choose fewer stars.' },
      formError: 'The server rejected it.',
      children: (
        <>
          <ErrorSummary />
          <Field name="name" label="Name" description="As in the passport." rules="required">
            <TextInput />
          </Field>
          <Field name="stars" label="Service" rules="required">
            <Rating />
          </Field>
          <button type="submit">Send</button>
        </>
      ),
    },
    unusable: [[{ locale: 'en_US' }, 'locale']],
  }),
  widget('Field', FieldInForm, {
    slot: 'field',
    role: null,
    words: 'field',
    announces: ['optional'],
    announcesIn: { optional: true },
    props: { name: 'name', label: 'Name', children: <TextInput /> },
    fullest: {
      description: 'As in the passport.',
      rules: 'required|maxLength:40',
      errors: { name: ['Too short.', 'A digit is missing.'] },
    },
    unusable: [
      [{ rules: 'requird' }, 'rules'],
      [{ rules: 'min' }, 'rules'],
    ],
  }),
  widget('ErrorSummary', SummaryInForm, {
    slot: 'error-summary',
    role: 'group',
    words: 'field',
    announces: [
      [
        'fieldsToCorrect',
        (language) => [(2).toLocaleString(language), new Intl.PluralRules(language).select(2)],
      ],
    ],
    announcesIn: { formError: undefined, errors: { name: 'Too short.', stars: 'Too many.' } },
    props: { formError: 'The server rejected it.' },
    fullest: { level: 3, errors: { name: 'Too short.', stars: 'Too many.' } },
    unusable: [],
  }),
];
