import { act, render, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { widgetRows } from '#tests/support/conformance/conformance-widgets.tsx';
import { entriesOf, partOf } from '#tests/support/elements.ts';
import { isInput, type Person } from '#tests/support/widget-row.ts';

/** Uses a widget as the tests of an application do, which wait for what loads. */
function personOf(user: ReturnType<typeof userEvent.setup>): Person {
  const find = (selector: string) =>
    waitFor(() => {
      const element = document.querySelector<HTMLElement>(selector);
      if (!element) throw new Error(`Nothing on the page is ${selector}.`);
      return element;
    });
  return {
    press: async (selector) => user.click(await find(selector)),
    type: async (selector, keys) => {
      const element = await find(selector);
      act(() => element.focus());
      await user.keyboard(keys);
    },
  };
}

describe.each(widgetRows)('$name', (row) => {
  test('mounts with all its parts, without layout', () => {
    const { unmount } = render(row.render(row.fullest));
    expect(partOf(row.slot)).toBeInTheDocument();
    unmount();
  });

  if (!isInput(row)) return;
  const { name, control, value, change, early, typed = early } = row.input;

  test('passes focus() of its ref to its control', async () => {
    const ref = createRef<HTMLElement>();
    render(row.render({ ref }));
    await act(async () => ref.current?.focus());
    expect(partOf(control)).toContainElement(document.activeElement as HTMLElement);
  });

  test('takes a value by pointer and keys, without layout', async () => {
    const report = vi.fn();
    const person = personOf(userEvent.setup());
    const { container } = render(
      <form>{row.render({ name, defaultValue: value.initial, onValueChange: report })}</form>,
    );
    await change(person);
    const form = container.querySelector('form') ?? document.createElement('form');
    await waitFor(() => expect(entriesOf(form)).toEqual(value.changedEntries));
    expect(report.mock.calls).toEqual([[value.changed, expect.anything()]]);
  });

  if (typed?.text === undefined) return;
  const { text } = typed;

  test('takes typed text, without layout', async () => {
    const user = userEvent.setup();
    const { container } = render(<form>{row.render({ name, defaultValue: value.initial })}</form>);
    const field = document.querySelector<HTMLInputElement>(typed.control);
    if (!field) throw new Error(`Nothing on the page is ${typed.control}.`);
    await user.clear(field);
    await user.type(field, `${text}{Tab}`);
    const form = container.querySelector('form') ?? document.createElement('form');
    await waitFor(() => expect(entriesOf(form)).toEqual(value.changedEntries));
  });
});
