import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Field, Form } from '#src/components/field/index.ts';
import { Dialog, Drawer } from '#src/primitives/dialog/index.ts';
import { PopoverPanel } from '#src/primitives/popover/index.ts';
import { partOf } from '#tests/support/elements.ts';
import { clickButton } from '#tests/support/layers/layer-kinds.tsx';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

watchPage();
beforeEach(() => page.viewport(1000, 800));
afterEach(() => page.viewport(414, 896));

describe.each([
  [
    'dialog',
    (children: ReactNode) => (
      <Dialog heading="Address" defaultOpen>
        {children}
      </Dialog>
    ),
  ],
  [
    'drawer',
    (children: ReactNode) => (
      <Drawer heading="Address" defaultOpen>
        {children}
      </Drawer>
    ),
  ],
  [
    'popover',
    (children: ReactNode) => (
      <PopoverPanel
        role="dialog"
        aria-label="Address"
        anchor={{ current: null }}
        onClose={() => {}}
      >
        {children}
      </PopoverPanel>
    ),
  ],
])('A form in a %s in a form', (_, layer) => {
  const outer = vi.fn();
  const inner = vi.fn();
  beforeEach(() => {
    outer.mockClear();
    inner.mockClear();
  });

  test('submits only its own values', async () => {
    mount(
      <Form onSubmit={outer}>
        <Field name="name" label="Name">
          <input defaultValue="Ada" />
        </Field>
        {layer(
          <Form onSubmit={inner}>
            <Field name="street" label="Street">
              <input defaultValue="Elm" />
            </Field>
            <button>Save</button>
          </Form>,
        )}
      </Form>,
    );
    await settle();
    expect(document.querySelector('form form')).toBeNull();
    await clickButton('Save');
    await settle();
    expect(inner.mock.calls.map(([values]) => values as object)).toEqual([{ street: 'Elm' }]);
    expect(outer).not.toHaveBeenCalled();
  });

  test('does not submit a plain form', async () => {
    const submit = (handler: () => void) => (event: { preventDefault: () => void }) => {
      event.preventDefault();
      handler();
    };
    mount(
      <form onSubmit={submit(outer)}>
        {layer(
          <form onSubmit={submit(inner)}>
            <button>Save</button>
          </form>,
        )}
      </form>,
    );
    await settle();
    await clickButton('Save');
    expect(inner).toHaveBeenCalledOnce();
    expect(outer).not.toHaveBeenCalled();
  });

  test('and a field without a form of its own stays in the outer form', async () => {
    mount(<form data-slot="outer">{layer(<input name="street" defaultValue="Elm" />)}</form>);
    await settle();
    expect(new FormData(partOf('outer') as HTMLFormElement).get('street')).toBe('Elm');
  });
});
