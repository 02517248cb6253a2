import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ColorInput } from '#src/components/color-picker/index.ts';
import { partOf } from '#tests/support/elements.ts';
import { mount, watchPage } from '#tests/support/render.tsx';

const network = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock('#src/components/color-picker/read-any-color.ts', async (importOriginal) => {
  await network.promise;
  return importOriginal();
});
watchPage();

test('Enter on a named color takes effect as soon as the names have loaded', async () => {
  const changed = vi.fn();
  const submitted = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  mount(
    <form onSubmit={submitted}>
      <ColorInput aria-label="Color" onValueChange={changed} />
    </form>,
  );
  const field = partOf('color-input-text') as HTMLInputElement;
  await userEvent.click(field);
  await userEvent.keyboard('rebeccapurple{Enter}');
  expect(changed).not.toHaveBeenCalled();
  expect(submitted).not.toHaveBeenCalled();
  expect(field.value).toBe('rebeccapurple');
  network.resolve();
  await vi.waitFor(() => expect(field.value).toBe('#663399'));
  expect(changed).toHaveBeenCalledExactlyOnceWith('#663399', {
    reason: 'text',
    event: expect.any(KeyboardEvent),
  });
  await userEvent.keyboard('{Enter}');
  expect(submitted).toHaveBeenCalledOnce();
});
