import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Field, Form } from '#src/components/field/index.ts';
import { Checkbox } from '#src/primitives/checkbox/index.ts';
import { Switch } from '#src/primitives/switch/index.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';
import { errors, newHandle, part } from './form-page.tsx';

watchPage();

test.each([
  ['required', <Checkbox key="own" />],
  ['required', <input key="native" type="checkbox" />],
  ['accepted', <Checkbox key="own" />],
  ['accepted', <input key="native" type="checkbox" />],
])(
  'a checkbox with the rule `%s` has the message of the field once, and not that of the browser',
  async (rules, box) => {
    const form = newHandle();
    mount(
      <Form form={form}>
        <Field name="terms" label="Terms" rules={rules} messages={{ [rules]: 'Accept them.' }}>
          {box}
        </Field>
      </Form>,
    );
    expect(await form.validate()).toBe(false);
    await settle();
    expect(errors()).toEqual(['Accept them.']);
    await userEvent.click(part('[type="checkbox"]'));
    expect(await form.validate()).toBe(true);
    await userEvent.click(part('[type="checkbox"]'));
    expect(await form.validate()).toBe(false);
  },
);

test('checkboxes of one name in a field are a list', async () => {
  const form = newHandle();
  mount(
    <Form form={form} defaultValues={{ days: ['friday'] }}>
      <Field name="days" label="Days">
        <div>
          <Checkbox name="days" value="friday">
            Friday
          </Checkbox>
          <Checkbox name="days" value="saturday">
            Saturday
          </Checkbox>
        </div>
      </Field>
    </Form>,
  );
  expect(form.get('days')).toEqual(['friday']);
  await userEvent.click(part('[value="saturday"]'));
  expect(form.get('days')).toEqual(['friday', 'saturday']);
});

test("the checkbox's own handler is called, too", async () => {
  const report = vi.fn();
  const form = newHandle();
  mount(
    <Form form={form}>
      <Field name="news" label="News">
        <Switch onCheckedChange={report} />
      </Field>
    </Form>,
  );
  await userEvent.click(part('[role="switch"]'));
  expect(report).toHaveBeenCalledExactlyOnceWith(
    true,
    expect.objectContaining({ reason: 'toggle' }),
  );
  expect(form.get('news')).toBe(true);
});
