import { StrictMode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Field, Form, type FieldProps, type FormProps } from '#src/components/field/index.ts';
import type { RuleContext } from '#src/validation/index.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';
import { errors, leave, newHandle, part, submit, type } from './form-page.tsx';

watchPage();
afterEach(() => vi.useRealTimers());

/** Rule whose results the test controls. */
function slowRule() {
  const calls: Array<{
    value: unknown;
    signal: AbortSignal;
    settleWith: (verdict: boolean) => void;
  }> = [];
  const rule = (value: unknown, { signal }: RuleContext) =>
    new Promise<boolean>((settleWith) => {
      calls.push({ value, signal: signal ?? new AbortController().signal, settleWith });
    });
  return { calls, rule };
}

function mountSlow(rule: FieldProps['rules'], props: Partial<FormProps> = {}) {
  const onSubmit = vi.fn();
  const page = mount(
    <Form onSubmit={onSubmit} {...(props as object)}>
      <Field name="user" label="User" rules={rule} messages="Taken.">
        <input />
      </Field>
      <button>Send</button>
    </Form>,
  );
  return { onSubmit, ...page };
}

test('input during a pending submit is validated before it is submitted', async () => {
  const { calls, rule } = slowRule();
  const { onSubmit } = mountSlow(rule, { timing: 'change' });
  await type('input', 'a');
  await submit();
  await type('input', 'b');
  expect(calls[0]?.signal.aborted).toBe(true);
  for (const call of calls) call.settleWith(true);
  await settle();
  for (const call of calls) call.settleWith(true);
  await settle();
  expect(onSubmit.mock.lastCall?.[0]).toEqual({ user: 'ab' });
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test.each([
  [true, [], ['Taken.']],
  [false, [], []],
])(
  'an answer that comes after more was typed is not that of the new text: %s',
  async (old, during, after) => {
    const { calls, rule } = slowRule();
    mountSlow(rule);
    await type('input', 'ann');
    await leave();
    await type('input', 'a');
    expect(calls.map(({ value, signal }) => [value, signal.aborted])).toEqual([['ann', true]]);
    calls[0]?.settleWith(old);
    await settle();
    expect(errors()).toEqual(during);
    expect(part('[data-slot="field"]').hasAttribute('data-passed')).toBe(false);
    await leave();
    expect(calls.map(({ value }) => value)).toEqual(['ann', 'anna']);
    calls[1]?.settleWith(!old);
    await settle();
    expect(errors()).toEqual(after);
  },
);

test('custom rules are debounced, built-in rules are not', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const rule = vi.fn(() => true);
  mountSlow([{ code: 'required', params: {}, validatesEmpty: true, check: Boolean }, rule], {
    timing: 'change',
    debounce: 300,
  });
  // Not with the browser's own typing, which advances the clock while it waits.
  const write = (text: string) => {
    const input = part('input') as HTMLInputElement;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  write('a');
  write('ab');
  expect(rule).not.toHaveBeenCalled();
  vi.advanceTimersByTime(299);
  await Promise.resolve();
  expect(rule).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  await vi.waitFor(() => expect(rule).toHaveBeenCalledTimes(1));
  write('');
  await vi.waitFor(() => expect(errors()).toEqual(['Taken.']));
  vi.advanceTimersByTime(1000);
  expect(rule).toHaveBeenCalledTimes(1);
});

test('a rule that throws, immediately or later, blocks the form and is reported', async () => {
  const messages = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { onSubmit, unmount } = mountSlow(() => {
    throw new Error('Oops');
  });
  await type('input', 'a');
  await submit();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(errors()).toHaveLength(1);
  expect(String(messages.mock.lastCall)).toContain('threw in "custom" (Error: Oops)');
  unmount();
  const later = mountSlow(() => Promise.reject(new Error('Later')));
  await type('input', 'a');
  await submit();
  expect(later.onSubmit).not.toHaveBeenCalled();
  expect(errors()).toHaveLength(1);
  expect(String(messages.mock.lastCall)).toContain('Later');
  messages.mockRestore();
});

test('a form that unmounts aborts its pending validations', async () => {
  const { calls, rule } = slowRule();
  const first = mountSlow(rule);
  await type('input', 'a');
  await leave();
  first.unmount();
  expect(calls[0]?.signal.aborted).toBe(true);
  let signal: AbortSignal | undefined;
  const second = mount(
    <StrictMode>
      <Form
        onSubmit={(_values, details) => {
          ({ signal } = details);
          return new Promise(() => {});
        }}
      >
        <button>Send</button>
      </Form>
    </StrictMode>,
  );
  await submit();
  expect(signal?.aborted).toBe(false);
  second.unmount();
  expect(signal?.aborted).toBe(true);
});

test('a form that unmounts while a submit waits for a rule submits nothing', async () => {
  const { calls, rule } = slowRule();
  const handle = newHandle();
  const { onSubmit, unmount } = mountSlow(rule, { form: handle });
  await type('input', 'a');
  await submit();
  expect(calls).toHaveLength(1);
  unmount();
  calls[0]?.settleWith(true);
  await settle();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(handle.get()).toEqual({});
});

test('a reset ends a validation whose rule ignores its signal', async () => {
  const handle = newHandle();
  mountSlow(() => new Promise<boolean>(() => {}), { form: handle });
  await type('input', 'a');
  const valid = handle.validate();
  await settle();
  part<HTMLFormElement>('form').reset();
  expect(await valid).toBe(true);
});
