import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Field, Form } from '#src/components/field/index.ts';
import { Checkbox } from '#src/primitives/checkbox/index.ts';
import { Switch } from '#src/primitives/switch/index.ts';
import { entriesOf } from '#tests/support/elements.ts';
import { mount, settle, serverMarkup, watchPage } from '#tests/support/render.tsx';
import { errors, newHandle, part } from './form-page.tsx';

watchPage();

test('a checkbox submits as before after its form was reset', async () => {
  mount(
    <Form>
      <Field name="terms" label="I accept the terms">
        <Checkbox />
      </Field>
    </Form>,
  );
  const form = part('form') as HTMLFormElement;
  form.reset();
  await settle();
  await userEvent.click(part('[data-slot="checkbox"]'));
  expect(entriesOf(form)).toEqual([['terms', 'on']]);
});

test('a required checkbox has to be checked, like a native one', async () => {
  const form = newHandle();
  mount(
    <Form form={form} defaultValues={{ terms: false }}>
      <Field name="terms" label="I accept the terms">
        <Checkbox required />
      </Field>
    </Form>,
  );
  expect(await form.validate()).toBe(false);
  await userEvent.click(part('[data-slot="checkbox"]'));
  expect(await form.validate()).toBe(true);
});

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

test('the server renders a checkbox of a form checked', () => {
  const markup = serverMarkup(
    <Form defaultValues={{ terms: true }}>
      <Field name="terms" label="I accept the terms" rules="accepted">
        <Checkbox />
      </Field>
    </Form>,
  );
  const [input] = /<input[^>]*data-slot="checkbox"[^>]*>|<input[^>]*type="checkbox"[^>]*>/.exec(
    markup,
  ) ?? [''];
  expect(input).toContain('checked=""');
  expect(input).toContain('name="terms"');
  expect(input).toContain('required=""');
});

test('a checkbox and a switch look the same in a field as elsewhere', () => {
  mount(
    <>
      <Checkbox data-testid="box" aria-label="Friday" defaultChecked />
      <Switch data-testid="switch" aria-label="News" defaultChecked />
      <Form>
        <Field name="box" label="Friday">
          <Checkbox data-testid="box" defaultChecked />
        </Field>
        <Field name="switch" label="News">
          <Switch data-testid="switch" defaultChecked />
        </Field>
        <Field name="days" label="Days">
          <div>
            <Checkbox name="days" value="friday" data-testid="box" defaultChecked>
              Friday
            </Checkbox>
          </div>
        </Field>
      </Form>
    </>,
  );
  for (const id of ['box', 'switch']) {
    const [alone, ...others] = [...document.querySelectorAll(`[data-testid="${id}"]`)].map(drawn);
    expect(others.length).toBeGreaterThan(0);
    for (const other of others) expect(other).toEqual(alone);
  }
});

/** Styles of an input: its box, its mark and its target. */
function drawn(input: Element) {
  return [undefined, '::before', '::after'].map((part) => {
    const { content, inlineSize, blockSize, borderRadius, backgroundColor, clipPath } =
      getComputedStyle(input, part);
    return { content, inlineSize, blockSize, borderRadius, backgroundColor, clipPath };
  });
}
