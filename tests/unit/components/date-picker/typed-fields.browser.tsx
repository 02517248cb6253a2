import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mount, settle, watchPage } from '#tests/support/render.tsx';
import {
  inputAt,
  inputs,
  mountForm,
  press,
  pressTrigger,
  rows,
  typeAll,
} from './typed-fields-support.tsx';

watchPage();

const texts = () => inputs().map((input) => input.value);
const isMarked = () => document.querySelector('input[aria-invalid=true]') !== null;

describe.each(rows)('$name', ({ Picker, props, texts: words, value, empty }) => {
  const garbage = words.map(() => 'no date');
  const nothing = words.map(() => '');

  test('text that is being typed is submitted by a script', async () => {
    const entries: unknown[] = [];
    const { container } = mount(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          entries.push(...new FormData(event.currentTarget).values());
        }}
      >
        <Picker {...props} name="when" />
      </form>,
    );
    await typeAll(words);
    container.querySelector('form')?.requestSubmit();
    expect(entries).toEqual(typeof value === 'string' ? [value] : Object.values(value as object));
  });

  test('text that is being typed is submitted through the handle of the form', async () => {
    const submitted = vi.fn();
    const { form } = mountForm(<Picker {...props} />, {
      rules: 'required',
      onSubmit: submitted,
    });
    await typeAll(words);
    form.submit();
    await settle();
    expect(submitted.mock.calls).toEqual([[{ when: value }]]);
  });

  test('unreadable text stays when the parent renders, and goes when the parent sets nothing', async () => {
    function Page() {
      const [set, setSet] = useState<unknown>(empty);
      const [renders, setRenders] = useState(0);
      return (
        <>
          <Picker {...props} value={set} onValueChange={setSet} />
          <button type="button" onClick={() => setSet(empty && [])}>
            Clear filters
          </button>
          <button type="button" onClick={() => setRenders(renders + 1)}>
            Render
          </button>
        </>
      );
    }
    mount(<Page />);
    for (let time = 0; time < 2; time += 1) {
      await typeAll(garbage);
      await press('Render');
      expect(texts()).toEqual(garbage);
      expect(isMarked()).toBe(true);
      await press('Clear filters');
      expect(texts()).toEqual(nothing);
      expect(isMarked()).toBe(false);
    }
  });

  test('text stays while a parent without the value of unreadable text renders', async () => {
    function Page() {
      const [set, setSet] = useState<unknown>(value);
      return (
        <Picker
          {...props}
          value={typeof set === 'string' ? set || null : structuredClone(set)}
          onValueChange={setSet}
        />
      );
    }
    mount(<Page />);
    for (const input of inputs()) await userEvent.fill(input, 'no date');
    inputAt(0).focus();
    await settle();
    expect(texts()).toEqual(garbage);
  });

  test('a value that the form sets replaces unreadable text, and text that is being typed', async () => {
    const { form } = mountForm(<Picker {...props} />, { rules: 'required' });
    await typeAll(garbage);
    form.set('when', empty);
    await settle();
    expect(texts()).toEqual(nothing);
    await typeAll(garbage);
    await press('Elsewhere');
    expect(document.querySelector('[data-slot="field-error"]')).toBe(null);
    form.set('when', empty);
    await settle();
    expect(texts()).toEqual(nothing);
    await typeAll(garbage);
    form.reset();
    await settle();
    expect(texts()).toEqual(nothing);
  });

  test('a picker that is disabled while it is open stays closed when it is enabled', async () => {
    const changed = vi.fn();
    const picker = (disabled: boolean) => (
      <Picker {...props} disabled={disabled} onOpenChange={changed} />
    );
    const { rerender } = mount(picker(false));
    await pressTrigger();
    expect(document.querySelector('[data-open]')).not.toBe(null);
    rerender(picker(true));
    expect(document.querySelector('[data-open]')).toBe(null);
    rerender(picker(false));
    await settle();
    expect(document.querySelector('[data-open]')).toBe(null);
    await pressTrigger();
    expect(document.querySelector('[data-open]')).not.toBe(null);
    expect(changed.mock.calls.map(([open]) => open as boolean)).toEqual([true, true]);
  });
});
