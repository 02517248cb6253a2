import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ColorInput } from '#src/components/color-picker/index.ts';
import { Field, Form } from '#src/components/field/index.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

const network = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock('#src/components/color-picker/read-any-color.ts', async (importOriginal) => {
  await network.promise;
  return importOriginal();
});
watchPage();

test('a form that does not validate waits for the names of colors, and then sends the typed color', async () => {
  const sent = vi.fn();
  const changed = vi.fn();
  const { container } = mount(
    <>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const { submitter } = event.nativeEvent as SubmitEvent;
          sent(Object.fromEntries(new FormData(event.currentTarget, submitter)));
        }}
      >
        <ColorInput
          aria-label="Plain"
          name="color"
          defaultValue="#112233"
          onValueChange={(color) => changed(color)}
        />
        <button name="go" value="1">
          Send
        </button>
      </form>
      <Form defaultValues={{ color: '#112233' }} onSubmit={(values) => sent(values)}>
        <Field name="color" label="In a form">
          <ColorInput />
        </Field>
        <button>Save</button>
      </Form>
    </>,
  );
  for (const form of container.querySelectorAll('form')) {
    const text = form.querySelector<HTMLInputElement>('[data-slot="color-input-text"]');
    const button = form.querySelector<HTMLElement>('form > button');
    if (!text || !button) throw new Error('The form is incomplete.');
    await userEvent.fill(text, 'tomato');
    await userEvent.click(button);
  }
  await settle();
  expect(sent).not.toHaveBeenCalled();
  network.resolve();
  await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  expect(sent).toHaveBeenCalledWith({ color: '#ff6347', go: '1' });
  expect(sent).toHaveBeenCalledWith({ color: '#ff6347' });
  expect(changed.mock.calls).toEqual([['#ff6347']]);
});
