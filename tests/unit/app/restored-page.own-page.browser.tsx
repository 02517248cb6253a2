import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RestoredPage } from '#src/app/frame/restored-page.tsx';
import { mount } from '#tests/support/render.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const restore = () => {
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
};

test('a restored page in which React renders stays', async () => {
  const reload = vi.fn();
  mount(<RestoredPage reload={reload} />);
  restore();
  await expect.poll(() => vi.getTimerCount()).toBe(0);
  expect(reload).not.toHaveBeenCalled();
});

// React waits for the lost message for good, as in Firefox, so this file has a page of its own.
test('one in which React has lost its message is loaded anew', () => {
  const reload = vi.fn();
  const { rerender } = mount(<RestoredPage reload={reload} />);
  vi.spyOn(MessagePort.prototype, 'postMessage').mockImplementation(() => {});
  restore();
  // Updates of events still render.
  rerender(<RestoredPage reload={reload} />);
  vi.advanceTimersByTime(1000);
  expect(reload).toHaveBeenCalledOnce();
});
