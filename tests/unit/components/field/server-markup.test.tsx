import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DatePicker } from '#src/components/date-picker/index.ts';
import { ErrorSummary, Field, Form } from '#src/components/field/index.ts';
import { Checkbox } from '#src/primitives/checkbox/index.ts';

const markup = renderToString(
  <Form
    action="/sign-up"
    method="post"
    onSubmit={() => {}}
    defaultValues={{ name: 'Ada', at: { city: 'Ulm' }, terms: true, news: true }}
    errors={{ name: 'Taken.' }}
    formError="Not now."
  >
    <ErrorSummary />
    <Field name="name" label="Name" description="As printed" rules="required|maxLength:9">
      <input />
    </Field>
    <Field name="at.city" label="City" rules="required">
      <input />
    </Field>
    <Field name="terms" label="Terms">
      <input type="checkbox" />
    </Field>
    <Field name="news" label="News" rules="accepted">
      <Checkbox />
    </Field>
    <Field name="day" label="Day" rules="required">
      <DatePicker today="2026-04-03" />
    </Field>
  </Form>,
);
const tag = (name: string) =>
  new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(markup)?.[0] ?? '';

test('without a script a form has its action, names, values and limits, and the browser validates it', () => {
  expect(markup).toContain('action="/sign-up" method="post"');
  expect(markup).not.toContain('novalidate');
  expect(tag('name')).toContain('value="Ada"');
  expect(tag('name')).toContain('required=""');
  expect(tag('name')).toContain('maxLength="9"');
  expect(tag('at.city')).toContain('value="Ulm"');
  expect(tag('terms')).toContain('checked=""');
  expect(tag('news')).toContain('checked=""');
  expect(tag('news')).toContain('required=""');
  expect(tag('day')).toContain('type="hidden"');
});

test('server errors are in the markup, associated with their control', () => {
  const id = /<div id="([^"]+)" data-slot="field-error"/.exec(markup)?.[1];
  expect(id).toBeDefined();
  expect(tag('name')).toContain('aria-invalid="true"');
  expect(tag('name')).toMatch(new RegExp(`aria-describedby="[^"]+-hint ${id}"`));
  expect(markup).toContain('Taken.');
  expect(markup).toContain('Not now.');
  expect(tag('at.city')).not.toContain('aria-invalid="true"');
});

test('the id of a control may be set even if no element has it', () => {
  const page = renderToString(
    <Field name="code" label="Code" controlId="sign-in-code">
      {({ id }) => <input id={id} />}
    </Field>,
  );
  expect(page).toContain('for="sign-in-code"');
  expect(page).toContain('<input id="sign-in-code"');
});
