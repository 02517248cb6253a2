import { Activity } from 'react';
import { createPortal } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { entriesOf } from '../elements.ts';
import { mount, settle } from '../render.tsx';
import { byMouse, type FormRow, type Report } from './conformance-person.tsx';

/** Tests that a reset of the form restores the value like that of a native control, whoever resets it. */
export function testReset({ render, slot, input }: FormRow): void {
  const { name, value, change } = input;
  const filled = { name, defaultValue: value.initial };

  // React never changes which option of a select is the default one.
  test.skipIf(slot === 'select')(
    'returns to its current default value, not to the first one',
    async () => {
      const tree = (first: unknown) => <form>{render({ name, defaultValue: first })}</form>;
      const { container, rerender } = mount(tree(value.initial));
      rerender(tree(value.changed));
      const form = container.querySelector('form') ?? document.createElement('form');
      form.reset();
      await settle();
      expect(entriesOf(form)).toEqual(value.changedEntries);
    },
  );

  test('is reset in a shadow root, by the form that its form attribute names', async () => {
    const report = vi.fn<Report>();
    const host = document.body.appendChild(document.createElement('div'));
    const shadow = host.attachShadow({ mode: 'open' });
    const tree = (first: unknown) =>
      createPortal(
        <>
          <form id="far" />
          {render({ ...filled, defaultValue: first, form: 'far', onValueChange: report })}
        </>,
        shadow,
      );
    const { rerender } = mount(tree(value.initial));
    rerender(tree(value.changed));
    const form = shadow.querySelector('form') ?? document.createElement('form');
    expect(entriesOf(form)).toEqual(value.entries);
    form.reset();
    await settle();
    expect(entriesOf(form)).toEqual(slot === 'select' ? value.entries : value.changedEntries);
    host.remove();
  });

  test('is reset while it is hidden, as a native control is', async () => {
    const tree = (mode: 'visible' | 'hidden') => (
      <form>
        <Activity mode={mode}>{render(filled)}</Activity>
      </form>
    );
    const { container, rerender } = mount(tree('visible'));
    const form = container.querySelector('form') ?? document.createElement('form');
    await change(byMouse);
    await settle();
    rerender(tree('hidden'));
    await settle();
    expect(entriesOf(form)).toEqual(value.changedEntries);
    form.reset();
    await vi.waitFor(() => expect(entriesOf(form)).toEqual(value.entries));
    rerender(tree('visible'));
    await settle();
    expect(entriesOf(form)).toEqual(value.entries);
  });

  test('does not report a reset that changes nothing', async () => {
    const report = vi.fn<Report>();
    const tree = (first: unknown) => (
      <form>{render({ ...filled, defaultValue: first, onValueChange: report })}</form>
    );
    const { container, rerender } = mount(tree(value.initial));
    rerender(tree(structuredClone(value.initial)));
    container.querySelector('form')?.reset();
    await settle();
    expect(report).not.toHaveBeenCalled();
  });

  test('returns to its initial value after an action of its form', async () => {
    const sent = vi.fn<(entries: Array<[string, string]>) => void>();
    const { container } = mount(
      <form action={(data) => sent([...data].map(([key, text]) => [key, String(text)]))}>
        {render(filled)}
      </form>,
    );
    const form = container.querySelector('form') ?? document.createElement('form');
    await change(byMouse);
    await settle();
    form.requestSubmit();
    await vi.waitFor(() => expect(entriesOf(form)).toEqual(value.entries));
    expect(sent).toHaveBeenCalledExactlyOnceWith(value.changedEntries);
  });

  test('keeps through a reset what its parent has changed, and what it has if the reset is prevented', async () => {
    const report = vi.fn<Report>();
    const tree = (props: object) => (
      <form onReset={'value' in props ? undefined : (event) => event.preventDefault()}>
        {render({ name, ...props, onValueChange: report })}
      </form>
    );
    const owned = mount(tree({ value: value.initial }));
    owned.rerender(tree({ value: value.changed }));
    const form = owned.container.querySelector('form') ?? document.createElement('form');
    form.reset();
    await settle();
    expect(entriesOf(form)).toEqual(value.changedEntries);
    owned.unmount();
    report.mockClear();
    const { container } = mount(tree({ defaultValue: value.initial }));
    await change(byMouse);
    await settle();
    container.querySelector('form')?.reset();
    await settle();
    expect(report).toHaveBeenCalledOnce();
  });
}
