import { expect, test, vi } from 'vitest';
import {
  createToastQueue,
  durationOf,
  shownToasts,
  type ToastOptions,
} from '#src/primitives/toast/toast-queue.ts';

const messages = (toasts: readonly ToastOptions[]) => toasts.map(({ message }) => message);

test('toasts are kept in order, and listeners are called at each change', () => {
  const queue = createToastQueue();
  const listener = vi.fn();
  const unsubscribe = queue.subscribe(listener);
  const id = queue.add({ message: 'one' });
  queue.add({ message: 'two' });
  expect(messages(queue.read())).toEqual(['one', 'two']);
  queue.close(id);
  expect(messages(queue.read())).toEqual(['two']);
  expect(listener).toHaveBeenCalledTimes(3);
  unsubscribe();
  queue.add({ message: 'three' });
  expect(listener).toHaveBeenCalledTimes(3);
});

test('the list is the same array until a toast changes', () => {
  const queue = createToastQueue();
  queue.add({ message: 'one' });
  const before = queue.read();
  queue.close('unknown');
  expect(queue.read()).toBe(before);
});

test('a toast with the same id replaces the other in its place, and is announced as a new one', () => {
  const queue = createToastQueue();
  const onClose = vi.fn();
  queue.add({ id: 'save', message: 'Saving…', onClose });
  queue.add({ message: 'two' });
  const [{ key } = { key: 0 }] = queue.read();
  queue.add({ id: 'save', message: 'Saved' });
  expect(messages(queue.read())).toEqual(['Saved', 'two']);
  expect(queue.read()[0]?.key).not.toBe(key);
  expect(onClose.mock.calls).toEqual([[{ reason: 'replaced', event: undefined }]]);
});

test('closing calls back once, with the reason', () => {
  const queue = createToastQueue();
  const onClose = vi.fn();
  const id = queue.add({ message: 'one', onClose });
  queue.close(id, { reason: 'timeout', event: undefined });
  queue.close(id);
  expect(onClose.mock.calls).toEqual([[{ reason: 'timeout', event: undefined }]]);
});

test('three are shown, those of kind danger before all others', () => {
  const queue = createToastQueue();
  for (const message of ['one', 'two', 'three']) queue.add({ message });
  queue.add({ message: 'failed', tone: 'danger' });
  expect(messages(shownToasts(queue.read()))).toEqual(['failed', 'one', 'two']);
});

test.each<[ToastOptions, number | null]>([
  [{ message: '' }, 5000],
  [{ message: '', action: { label: 'Undo', onAction: () => {} } }, 10_000],
  [{ message: '', tone: 'danger' }, null],
  [{ message: '', tone: 'danger', duration: 3000 }, 3000],
  [{ message: '', duration: null }, null],
])('%o is shown for %o ms', (toast, duration) => {
  expect(durationOf(toast)).toBe(duration);
});
