import { lazy, Suspense, useEffect, type ReactElement, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Field, Form } from '#src/components/field/index.ts';
import { Rating } from '#src/components/rating/index.ts';
import { hydrate, mount, serverMarkup, settle, watchPage } from '#tests/support/render.tsx';
import { errors, part, submit, type } from './form-page.tsx';

watchPage();

/** Tells when React has hydrated the boundary around it, whenever it finds the time. */
function Hydrated({ onHydrated }: { onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated]);
  return null;
}

test('a field of a server component hydrates, whose control arrives as a lazy node in development', async () => {
  const onSubmit = vi.fn();
  const hydrated = vi.fn();
  const page = (wrap: (control: ReactElement) => ReactNode) => (
    <Form onSubmit={onSubmit} defaultValues={{ name: 'Ada', stars: 3 }}>
      <Suspense>
        <Field name="name" label="Name">
          {wrap(<input />)}
        </Field>
        <Field name="stars" label="Stars">
          {wrap(<Rating />)}
        </Field>
        <Hydrated onHydrated={hydrated} />
      </Suspense>
      <button>Send</button>
    </Form>
  );
  const arriving = new Map<unknown, ReactNode>();
  const asLazyNode = (control: ReactElement) => {
    const known = arriving.get(control.type);
    // React renders a lazy node as it renders a lazy component's element; only the types of React do not know it.
    const node = known ?? (lazy(() => Promise.resolve({ default: control as never })) as never);
    arriving.set(control.type, node);
    return node;
  };
  await hydrate(serverMarkup(page((control) => control)), page(asLazyNode));
  await expect.poll(() => hydrated).toHaveBeenCalled();
  await settle();
  expect(part('label')?.textContent).toContain('Name');
  await submit();
  expect(onSubmit.mock.lastCall?.[0]).toEqual({ name: 'Ada', stars: 3 });
});

test('a field without a form validates itself', async () => {
  mount(
    <Field name="alone" label="Alone" rules="required">
      <input />
    </Field>,
  );
  await type('input', 'a{Backspace}');
  await userEvent.tab();
  await settle();
  expect(errors()).toEqual(['This field is required.']);
});
