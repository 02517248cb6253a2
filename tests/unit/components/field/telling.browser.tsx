import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ErrorSummary, Field, Form, useFormState } from '#src/components/field/index.ts';
import { TesseraProvider } from '#src/core/provider/index.ts';
import { de } from '#src/languages/de.ts';
import { en } from '#src/languages/en.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';
import { errors, newHandle, part, submit, type } from './form-page.tsx';

watchPage();

test.each([
  ['details', (children: ReactNode) => <details>{children}</details>],
  [
    'nested details',
    (children: ReactNode) => (
      <details>
        <details>{children}</details>
      </details>
    ),
  ],
  ['content until it is found', (children: ReactNode) => <UntilFound>{children}</UntilFound>],
  ['a tab of the page', (children: ReactNode) => <Tab>{children}</Tab>],
])('a failed submit and a link of the summary open %s', async (_, hide) => {
  mount(
    <Form onSubmit={() => {}}>
      <ErrorSummary />
      {hide(
        <Field name="name" label="Name" rules="required">
          <input />
        </Field>,
      )}
      <button>Send</button>
    </Form>,
  );
  await settle();
  const field = part<HTMLInputElement>('input[name=name]');
  await submit();
  await vi.waitFor(() => expect(document.activeElement).toBe(field));
  for (const details of document.querySelectorAll('details')) details.open = false;
  field.blur();
  part('[data-slot="error-summary-link"]').click();
  await vi.waitFor(() => expect(document.activeElement).toBe(field));
  expect(field.checkVisibility()).toBe(true);
});

function UntilFound({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => box.current?.setAttribute('hidden', 'until-found'), []);
  return <div ref={box}>{children}</div>;
}

function Tab({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const { current: element } = box;
    const show = () => setShown(true);
    element?.addEventListener('beforematch', show);
    return () => element?.removeEventListener('beforematch', show);
  }, []);
  return (
    <div ref={box} hidden={!shown}>
      {children}
    </div>
  );
}

test('the summary follows labels and messages that change with the language', async () => {
  const form = ({ language, texts }: { language: typeof en; texts: readonly string[] }) => (
    <TesseraProvider language={language}>
      <Form onSubmit={() => {}}>
        <ErrorSummary />
        <Field name="name" label={texts[0]} rules="required">
          <input />
        </Field>
        <Field
          name="mail"
          label={<b>{texts[1]}</b>}
          rules="required"
          messages={{ required: texts[2] }}
        >
          <input />
        </Field>
        <button>Send</button>
      </Form>
    </TesseraProvider>
  );
  const { rerender } = mount(form({ language: en, texts: ['Name', 'Mail', 'Enter a mail.'] }));
  await settle();
  await submit();
  const links = () =>
    [...part('[data-slot="error-summary"]').querySelectorAll('a')].map(
      ({ textContent }) => textContent,
    );
  expect(links()).toEqual(['Name: This field is required.', 'Mail: Enter a mail.']);
  rerender(form({ language: de, texts: ['Vorname', 'Post', 'Post eingeben.'] }));
  expect(links()).toEqual(['Vorname: Dieses Feld ist erforderlich.', 'Post: Post eingeben.']);
  expect(errors()).toEqual(['Dieses Feld ist erforderlich.', 'Post eingeben.']);
});

test('the live region announces the number after a failed submit, an error on blur, and repeats', async () => {
  mount(
    <Form onSubmit={() => {}}>
      <Field name="mail" label="Mail" rules="required|email">
        <input />
      </Field>
      <Field name="more" label="More" rules="required">
        <input />
      </Field>
      <button>Send</button>
    </Form>,
  );
  await settle();
  const region = part('[data-slot="form-status"]');
  const announced: string[] = [];
  new MutationObserver(() => announced.push(region.textContent)).observe(region, {
    childList: true,
  });
  await submit();
  await vi.waitFor(() => expect(announced.at(-1)).toBe('2 fields need correction'));
  announced.length = 0;
  await submit();
  await vi.waitFor(() => expect(announced).toEqual(['', '2 fields need correction']));
  announced.length = 0;
  await type('[name=mail]', 'a@');
  expect(announced).toEqual([]);
  await userEvent.tab();
  await vi.waitFor(() =>
    expect(announced.at(-1)).toBe('Mail: Enter an email address such as name@example.com.'),
  );
  announced.length = 0;
  await type('[name=mail]', 'b');
  // Screen readers echo the keys themselves.
  expect(announced).toEqual([]);
  await userEvent.tab();
  await vi.waitFor(() => expect(announced).toHaveLength(2));
});

test('state and flags of the form', async () => {
  const handle = newHandle();
  const seen: string[] = [];
  function Flags() {
    const state = useFormState();
    const { submitCount, ...flags } = state;
    const on = Object.entries(flags).flatMap(([name, value]) => (value === true ? name : []));
    seen.push(`${on.sort().join(' ')} ${submitCount}`);
    return null;
  }
  mount(
    <Form form={handle} onSubmit={() => {}}>
      <Field name="name" label="Name" rules="required">
        <input />
      </Field>
      <Flags />
      <button>Send</button>
    </Form>,
  );
  await settle();
  expect(seen.at(-1)).toBe('isDefaultValue pristine untouched 0');
  expect(await handle.validate(undefined, { silent: true })).toBe(false);
  await settle();
  expect(errors()).toEqual([]);
  expect(seen.at(-1)).toBe('invalid isDefaultValue pristine untouched 0');
  await submit();
  expect(seen.at(-1)).toBe('failed invalid isDefaultValue pristine untouched validated 1');
  await type('input', 'x');
  expect(seen.at(-1)).toBe('changed dirty passed untouched valid validated 1');
});
