import { expect, test, vi } from 'vitest';
import { lazyModule, type LazyModule } from '#src/core/lazy-module.ts';
import { useLazyModule } from '#src/core/use-lazy-module.ts';
import { hydrate, mount, serverMarkup, settle, watchPage } from '#tests/support/render.tsx';

watchPage();

function Probe({ module, wanted }: { module: LazyModule<string>; wanted?: boolean }) {
  return <p>{useLazyModule(module, wanted) ?? 'not yet'}</p>;
}

test('a module loads once, however often it is requested', async () => {
  const load = vi.fn(() => Promise.resolve('here'));
  const module = lazyModule(load);
  expect(module.peek()).toBeUndefined();
  expect(load).not.toHaveBeenCalled();
  expect(await Promise.all([module.load(), module.load()])).toEqual(['here', 'here']);
  expect(await module.load()).toBe('here');
  expect(module.peek()).toBe('here');
  expect(load).toHaveBeenCalledOnce();
});

test('if it failed to load, the next call tries again', async () => {
  const load = vi.fn(() => Promise.resolve('here')).mockRejectedValueOnce(new Error('offline'));
  const module = lazyModule(load);
  expect(await module.load()).toBeUndefined();
  expect(module.peek()).toBeUndefined();
  expect(await module.load()).toBe('here');
});

test('subscribers are notified once it has loaded, and no longer after they have unsubscribed', async () => {
  const module = lazyModule(() => Promise.resolve('here'));
  const [stays, leaves] = [vi.fn(), vi.fn()];
  module.subscribe(stays);
  module.subscribe(leaves)();
  await module.load();
  expect(stays).toHaveBeenCalledOnce();
  expect(leaves).not.toHaveBeenCalled();
});

test('a component loads its module and shows it when it has loaded', async () => {
  const load = vi.fn(() => Promise.resolve('here'));
  const module = lazyModule(load);
  const { container, rerender } = mount(<Probe module={module} wanted={false} />);
  await settle();
  expect(load).not.toHaveBeenCalled();
  rerender(<Probe module={module} wanted />);
  expect(container.textContent).toBe('not yet');
  await settle();
  expect(container.textContent).toBe('here');
});

test('a component whose module failed to load tries again with its next render', async () => {
  const load = vi.fn(() => Promise.resolve('here')).mockRejectedValueOnce(new Error('offline'));
  const module = lazyModule(load);
  const { container, rerender } = mount(<Probe module={module} />);
  await settle();
  expect(container.textContent).toBe('not yet');
  expect(load).toHaveBeenCalledOnce();
  rerender(<Probe module={module} />);
  await settle();
  expect(container.textContent).toBe('here');
});

test('a component hydrates as the server rendered it, even if the module has already loaded', async () => {
  const module = lazyModule(() => Promise.resolve('here'));
  const markup = serverMarkup(<Probe module={module} />);
  await module.load();
  const { container } = await hydrate(markup, <Probe module={module} />);
  expect(container.textContent).toBe('here');
});
