import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { ColorInput } from '#src/components/color-picker/index.ts';
import { DatePicker } from '#src/components/date-picker/index.ts';
import { Field, Form } from '#src/components/field/index.ts';
import { TimeField } from '#src/components/time-field/index.ts';
import { TextInput } from '#src/primitives/text-input/index.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';
import { leave, part, type } from './form-page.tsx';

watchPage();

const session = cdp() as unknown as {
  send: (method: string, params: object) => Promise<unknown>;
};

/** Sends a mouse event to the upper edge of an element, through the window around the tests. */
async function mouse(kind: 'mousePressed' | 'mouseReleased', { x, y }: { x: number; y: number }) {
  const frame = window.frameElement?.getBoundingClientRect();
  const scale = frame ? frame.width / window.innerWidth : 1;
  await session.send('Input.dispatchMouseEvent', {
    type: kind,
    x: (frame?.left ?? 0) + x * scale,
    y: (frame?.top ?? 0) + y * scale,
    button: 'left',
    clickCount: 1,
  });
}

/** Waits until everything that moves has come to rest. */
async function rest() {
  await settle();
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
}

const cases: ReadonlyArray<readonly [string, ReactNode, string]> = [
  [
    'an error that appears',
    <Field key="field" name="email" label="Email" rules="email">
      <TextInput />
    </Field>,
    'a',
  ],
  ['a message of a date picker', <DatePicker key="date" aria-label="Date" />, '45 June'],
  ['a message of a time field', <TimeField key="time" aria-label="Time" />, '99'],
  ['a message of a color field', <ColorInput key="color" aria-label="Color" />, 'tomatoe'],
];

test.each(cases)('%s waits until the press below has ended', async (_, content, text) => {
  const pressed = vi.fn();
  mount(
    <Form timing="blur">
      {content}
      <button type="button" onClick={pressed} style={{ blockSize: '12px', display: 'block' }}>
        Next
      </button>
    </Form>,
  );
  part('input').focus();
  await type('input', text);
  await rest();
  const button = part('form > button');
  const { left, top } = button.getBoundingClientRect();
  const place = { x: left + 5, y: top + 3 };
  await mouse('mousePressed', place);
  await vi.waitFor(() => expect(part('input')).not.toHaveFocus());
  await rest();
  expect(button.getBoundingClientRect().top).toBe(top);
  await mouse('mouseReleased', place);
  await vi.waitFor(() => expect(pressed).toHaveBeenCalledOnce());
  await rest();
  await vi.waitFor(() => expect(button.getBoundingClientRect().top).not.toBe(top));
});

test('an error that disappears on blur waits, too', async () => {
  const pressed = vi.fn();
  mount(
    <Form timing="blur">
      <Field name="email" label="Email" rules="email">
        <TextInput />
      </Field>
      <button type="button" onClick={pressed} style={{ blockSize: '12px', display: 'block' }}>
        Next
      </button>
    </Form>,
  );
  await type('input', 'a');
  await leave();
  await type('input', '@example.com');
  await rest();
  const button = part('form > button');
  const { left, top } = button.getBoundingClientRect();
  const place = { x: left + 5, y: top + 3 };
  await mouse('mousePressed', place);
  await rest();
  expect(button.getBoundingClientRect().top).toBe(top);
  await mouse('mouseReleased', place);
  await vi.waitFor(() => expect(pressed).toHaveBeenCalledOnce());
  await vi.waitFor(() => expect(button.getBoundingClientRect().top).toBeLessThan(top));
});

test('a press whose end the context menu gets holds no message back', async () => {
  mount(
    <Form timing="blur">
      <Field name="email" label="Email" rules="email">
        <TextInput />
      </Field>
    </Form>,
  );
  await type('input', 'a');
  for (const name of ['pointerdown', 'contextmenu']) {
    part('input').dispatchEvent(new PointerEvent(name, { bubbles: true, button: 2 }));
  }
  await leave();
  await vi.waitFor(() => part('[data-slot="field-error"]'));
});

test('the hint that an error hides stays hidden during the press', async () => {
  mount(
    <Form timing="blur">
      <DatePicker aria-label="Date" invalid />
      <button type="button" style={{ blockSize: '12px', display: 'block' }}>
        Next
      </button>
    </Form>,
  );
  part('input').focus();
  await rest();
  const button = part('form > button');
  const { left, top } = button.getBoundingClientRect();
  const place = { x: left + 5, y: top + 3 };
  await mouse('mousePressed', place);
  await vi.waitFor(() => expect(part('input')).not.toHaveFocus());
  await rest();
  expect(button.getBoundingClientRect().top).toBe(top);
  await mouse('mouseReleased', place);
});
