import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Field, Form } from '#src/components/field/index.ts';
import { TextInput } from '#src/primitives/text-input/index.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';
import { errors, part, submit, type } from './form-page.tsx';

watchPage();

test('text inputs inside a component that reports its own value are ignored', async () => {
  const seen: unknown[] = [];
  function Amount({ onValueChange }: { onValueChange?: (value: number) => void }) {
    return (
      <span>
        <TextInput
          aria-label="Amount"
          onChange={({ target }) => onValueChange?.(Number(target.value))}
        />
        <TextInput aria-label="Currency" defaultValue="EUR" />
      </span>
    );
  }
  mount(
    <Form onSubmit={(values) => void seen.push(values)}>
      <Field name="amount" label="Amount">
        <Amount />
      </Field>
      <button>Send</button>
    </Form>,
  );
  const [amount, currency] = [...document.querySelectorAll('input')];
  expect([amount?.name, currency?.name, currency?.id]).toEqual(['', '', '']);
  await userEvent.type(amount as HTMLInputElement, '12');
  part('button').click();
  await settle();
  expect(seen).toEqual([{ amount: 12 }]);
});

test("a component around a text input is its field's control, and keeps its additions", async () => {
  const seen: unknown[] = [];
  function Money(props: ComponentProps<typeof TextInput>) {
    return <TextInput inputMode="decimal" {...props} className="money" />;
  }
  mount(
    <Form defaultValues={{ paid: '9' }} onSubmit={(values) => void seen.push(values)}>
      <Field name="price" label="Price" rules="required|maxLength:5">
        <Money type="text" />
      </Field>
      <Field name="paid" label="Paid">
        <Money />
      </Field>
      <button>Send</button>
    </Form>,
  );
  const price = part<HTMLInputElement>('[name=price]');
  expect([price.inputMode, price.className.includes('money'), price.maxLength]).toEqual([
    'decimal',
    true,
    5,
  ]);
  await submit();
  expect(errors()).toEqual(['This field is required.']);
  expect(price.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(price);
  await type('[name=price]', '12');
  await submit();
  expect(seen).toEqual([{ price: '12', paid: '9' }]);
});
