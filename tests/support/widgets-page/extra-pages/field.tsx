import { CountrySelect } from '#src/components/country-select/index.ts';
import { DatePicker } from '#src/components/date-picker/index.ts';
import { ErrorSummary, Field, Form } from '#src/components/field/index.ts';
import { Rating } from '#src/components/rating/index.ts';
import { TagInput } from '#src/components/tag-input/index.ts';
import { TextInput } from '#src/primitives/text-input/index.ts';
import type { WidgetPage } from '../widget-page.ts';

/** Pages with a form of several widgets: submitted to a server, even before hydration, and with a summary. */
export const pages: Readonly<Record<string, WidgetPage>> = {
  'Form of widgets': {
    render: () => (
      <Form
        method="post"
        action="/submit"
        aria-label="Booking"
        defaultValues={{ name: 'Ada', day: '2026-04-16', country: 'PT', stars: 2, topics: ['tea'] }}
      >
        <Field name="name" label="Name" rules="required|maxLength:20">
          <TextInput />
        </Field>
        <Field name="day" label="Arrival" rules="required">
          <DatePicker today="2026-04-03" />
        </Field>
        <Field name="country" label="Country" rules="required">
          <CountrySelect />
        </Field>
        <Field name="stars" label="Service" rules="required">
          <Rating />
        </Field>
        <Field name="topics" label="Topics" rules="maxLength:2">
          <TagInput />
        </Field>
        <button type="submit">Send</button>
      </Form>
    ),
    sends: [
      ['name', 'Ada'],
      ['day', '2026-04-16'],
      ['country', 'PT'],
      ['stars', '2'],
      ['topics', 'tea'],
    ],
  },
  'Form with a summary': {
    render: () => (
      <Form method="post" action="/submit" aria-label="Sign-up">
        <ErrorSummary takesFocus />
        <Field name="email" label="Email" rules="required|email">
          <TextInput />
        </Field>
        <Field name="stars" label="Service" rules="required">
          <Rating />
        </Field>
        <button type="submit">Send</button>
      </Form>
    ),
  },
};
