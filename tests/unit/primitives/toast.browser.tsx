import { Profiler } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createToastQueue, ToastRegion, type ToastOptions } from '#src/primitives/toast/index.ts';
import { partOf } from '#tests/support/elements.ts';
import { mount, watchPage } from '#tests/support/render.tsx';

watchPage();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function show(toast: Partial<ToastOptions> = {}) {
  const queue = createToastQueue();
  mount(<ToastRegion queue={queue} />);
  flushSync(() => void queue.add({ message: 'Saved', duration: 1000, ...toast }));
  return queue;
}

const isShown = () => document.querySelector('[data-slot="toast"]') !== null;
const wait = (time: number) => flushSync(() => vi.advanceTimersByTime(time));
const dispatch = (event: Event, target: EventTarget = partOf('toast-region')) =>
  flushSync(() => void target.dispatchEvent(event));

test('a toast closes when its time is up', () => {
  const onClose = vi.fn();
  show({ onClose });
  wait(999);
  expect(isShown()).toBe(true);
  wait(1);
  expect(isShown()).toBe(false);
  expect(onClose.mock.calls).toEqual([[{ reason: 'timeout', event: undefined }]]);
});

const focusRegion = () =>
  flushSync(() => partOf('toast-region').focus({ focusVisible: true } as FocusOptions));
const blurRegion = () => flushSync(() => partOf('toast-region').blur());

test.each([
  [
    'the pointer is on it',
    () => dispatch(new Event('pointerenter')),
    () => dispatch(new Event('pointerleave')),
  ],
  ['it has focus', focusRegion, blurRegion],
])('its timer pauses while %s', (_, begin, end) => {
  show();
  wait(600);
  begin();
  wait(10_000);
  expect(isShown()).toBe(true);
  end();
  wait(399);
  expect(isShown()).toBe(true);
  wait(1);
  expect(isShown()).toBe(false);
});

test('a press on it, which moves focus into the region, does not stop the other timers', async () => {
  vi.useRealTimers();
  const queue = createToastQueue();
  mount(<ToastRegion queue={queue} />);
  flushSync(() => {
    for (const message of ['One', 'Two', 'Three', 'Four'])
      queue.add({ message, duration: message === 'One' ? null : 300 });
  });
  await userEvent.click(page.getByText('One'));
  expect(partOf('toast-region').contains(document.activeElement)).toBe(true);
  await userEvent.unhover(page.getByText('One'));
  await vi.waitFor(() => expect(queue.read().map(({ message }) => message)).toEqual(['One']));
});

test('one with an action stays until it is closed or others wait for its place', () => {
  const queue = createToastQueue();
  mount(<ToastRegion queue={queue} />);
  const action = { label: 'Undo', onAction: () => {} };
  const add = (message: string) => flushSync(() => void queue.add({ message, action }));
  for (const message of ['One', 'Two', 'Three']) add(message);
  wait(100_000);
  expect(queue.read()).toHaveLength(3);
  add('Four');
  wait(10_000);
  expect(queue.read().map(({ message }) => message)).toEqual(['Four']);
  flushSync(() => partOf('toast-close').click());
  expect(isShown()).toBe(false);
});

test('its timer pauses while the page is hidden', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  show();
  wait(600);
  hidden.mockReturnValue(true);
  dispatch(new Event('visibilitychange'), document);
  wait(10_000);
  expect(isShown()).toBe(true);
  hidden.mockReturnValue(false);
  dispatch(new Event('visibilitychange'), document);
  wait(400);
  expect(isShown()).toBe(false);
});

// In Firefox, what React schedules while a page enters the back/forward cache is lost, and React stops for good.
test('hiding the page renders nothing', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  const onRender = vi.fn();
  const queue = createToastQueue();
  mount(
    <Profiler id="toasts" onRender={onRender}>
      <ToastRegion queue={queue} />
    </Profiler>,
  );
  flushSync(() => void queue.add({ message: 'Saved', duration: 1000 }));
  onRender.mockClear();
  hidden.mockReturnValue(true);
  dispatch(new Event('visibilitychange'), document);
  expect(onRender).not.toHaveBeenCalled();
});

test('a toast under the pointer that was removed does not stop the next one', () => {
  const queue = show();
  dispatch(new Event('pointerenter'));
  flushSync(() => queue.close(queue.read()[0]?.id ?? ''));
  flushSync(() => void queue.add({ message: 'Again', duration: 1000 }));
  wait(1000);
  expect(isShown()).toBe(false);
});

test('one that replaces another has its full time', () => {
  const queue = show({ id: 'save' });
  wait(900);
  flushSync(() => void queue.add({ id: 'save', message: 'Saved', duration: 1000 }));
  wait(900);
  expect(isShown()).toBe(true);
  wait(100);
  expect(isShown()).toBe(false);
});

/** Shows two toasts beside a button that had focus before the first toast. */
function showTwo() {
  const queue = createToastQueue();
  mount(
    <>
      <button data-slot="origin">Save</button>
      <ToastRegion queue={queue} />
    </>,
  );
  partOf('origin').focus();
  flushSync(() => {
    queue.add({ id: 'first', message: 'First', duration: null });
    queue.add({ id: 'second', message: 'Second', duration: 1000 });
  });
  flushSync(() => partOf('toast-close').focus());
  return queue;
}

test('focus in a toast that the application closes moves to the region, then back', () => {
  const queue = showTwo();
  flushSync(() => queue.close('first'));
  expect(document.activeElement).toBe(partOf('toast-region'));
  flushSync(() => partOf('origin').focus());
  wait(1000);
  expect(isShown()).toBe(false);
});

test('focus in the last toast moves back when the application closes it', () => {
  const queue = showTwo();
  flushSync(() => queue.close('second'));
  flushSync(() => queue.close('first'));
  expect(document.activeElement).toBe(partOf('origin'));
});

test('focus in the region moves back when the application closes the last toast', () => {
  const queue = showTwo();
  flushSync(() => queue.close('first'));
  expect(document.activeElement).toBe(partOf('toast-region'));
  flushSync(() => queue.close('second'));
  expect(document.activeElement).toBe(partOf('origin'));
});

test('an element that becomes full screen does not cover toasts, nor takes their focus', () => {
  showTwo();
  const whole = document.createElement('div');
  whole.popover = 'manual';
  whole.style.cssText = 'inline-size: 100vw; block-size: 100vh';
  partOf('origin').after(whole);
  whole.showPopover();
  const { left, top } = partOf('toast').getBoundingClientRect();
  const isOnTop = () =>
    partOf('toast-region').contains(document.elementFromPoint(left + 9, top + 9));
  expect(isOnTop()).toBe(false);
  dispatch(new Event('fullscreenchange'), document);
  expect(isOnTop()).toBe(true);
  expect(document.activeElement).toBe(partOf('toast-close'));
});

test('focus in a toast that is replaced moves to the region', () => {
  const queue = showTwo();
  flushSync(() => queue.close('second'));
  flushSync(() => void queue.add({ id: 'first', message: 'Again' }));
  expect(document.activeElement).toBe(partOf('toast-region'));
});

test('focus that leaves for the origin lets the other timers run', () => {
  const queue = showTwo();
  flushSync(() => queue.close('first'));
  flushSync(() => void document.dispatchEvent(new KeyboardEvent('keydown', { key: 'F6' })));
  expect(document.activeElement).toBe(partOf('origin'));
  wait(1000);
  expect(isShown()).toBe(false);
});

test('the hotkey is left to the browser while there are no toasts', () => {
  mount(<ToastRegion queue={createToastQueue()} />);
  const press = new KeyboardEvent('keydown', { key: 'F6', bubbles: true, cancelable: true });
  document.body.dispatchEvent(press);
  expect(press.defaultPrevented).toBe(false);
});

test('an action may add a toast with the same id, which stays', () => {
  const onClose = vi.fn();
  const queue = createToastQueue();
  mount(<ToastRegion queue={queue} />);
  const retry = {
    label: 'Retry',
    onAction: () => void queue.add({ id: 'save', message: 'Saved' }),
  };
  flushSync(() => void queue.add({ id: 'save', message: 'Not saved', action: retry, onClose }));
  flushSync(() => partOf('toast-action').click());
  expect(partOf('toast-message').textContent).toBe('Saved');
  expect(onClose.mock.calls).toEqual([[{ reason: 'action', event: expect.any(Event) }]]);
});
