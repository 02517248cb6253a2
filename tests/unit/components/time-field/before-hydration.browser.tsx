import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { TimeField } from '#src/index.ts';
import { entriesOf, partOf } from '#tests/support/elements.ts';
import { hydrate, serverMarkup, settle, watchPage } from '#tests/support/render.tsx';

watchPage();

/** Renders the server's markup, lets `type` fill it in, and hydrates the same elements. */
async function hydrateAfter(node: ReactNode, type: () => void) {
  const holder = document.createElement('div');
  document.body.append(holder);
  holder.innerHTML = serverMarkup(node);
  type();
  await hydrate(holder, node);
  await settle();
}

const field = () => {
  const found = partOf('time-field-input');
  if (!(found instanceof HTMLInputElement)) throw new Error('The field is no input.');
  return found;
};
const submitted = () => {
  const form = document.querySelector('form');
  return form ? entriesOf(form) : [];
};

test('a text typed before hydration stays and becomes the value', async () => {
  const onValueChange = vi.fn();
  await hydrateAfter(
    <form>
      <TimeField aria-label="Time" name="time" now="14:20" onValueChange={onValueChange} />
    </form>,
    () => (field().value = '930p'),
  );
  expect(field().value).toBe('9:30 PM');
  expect(submitted()).toEqual([['time', '21:30']]);
  expect(onValueChange.mock.calls).toEqual([['21:30', { reason: 'type', event: undefined }]]);
});

test('a word typed before hydration is relative to the device’s clock', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 3, 3, 12) });
  await hydrateAfter(
    <form>
      <TimeField aria-label="Time" name="time" />
    </form>,
    () => (field().value = '+2h'),
  );
  vi.useRealTimers();
  expect(submitted()).toEqual([['time', '14:00']]);
});

test('a text that is still being typed stays unchanged, and is parsed on blur', async () => {
  await hydrateAfter(
    <form>
      <TimeField aria-label="Time" name="time" now="14:20" />
    </form>,
    () => {
      field().focus();
      field().value = '9';
    },
  );
  expect(field().value).toBe('9');
  expect(submitted()).toEqual([['time', '']]);
  await userEvent.keyboard('30');
  await userEvent.tab();
  expect(submitted()).toEqual([['time', '09:30']]);
});

test('a text that is no time is kept and marked invalid', async () => {
  await hydrateAfter(<TimeField aria-label="Time" now="14:20" />, () => (field().value = '25:00'));
  expect(field().value).toBe('25:00');
  expect(field().getAttribute('aria-invalid')).toBe('true');
});
