import { StrictMode, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ColorInput, ColorPicker } from '#src/components/color-picker/index.ts';
import { partOf } from '#tests/support/elements.ts';
import { serverMarkup, settle, watchPage } from '#tests/support/render.tsx';

// Text that is typed and sliders that are moved in the server's markup before hydration must not be lost.
watchPage();

const changed = vi.fn();
const input = (slot: string) => partOf(slot) as HTMLInputElement;
const sent = () => new FormData(document.querySelector('form') ?? undefined).get('color');

let end = () => {};
beforeEach(() => changed.mockReset());
afterEach(() => end());

/** Renders the server's markup, lets `early` use it, and hydrates it. */
async function hydrateAfter(node: ReactNode, early: () => Promise<void> | void): Promise<void> {
  const container = document.body.appendChild(document.createElement('div'));
  const tree = (
    <form>
      {node}
      <button type="button">Next</button>
    </form>
  );
  container.innerHTML = serverMarkup(tree);
  await early();
  let root: Root | undefined;
  end = () => {
    root?.unmount();
    container.remove();
  };
  root = hydrateRoot(container, <StrictMode>{tree}</StrictMode>);
  await settle();
}

test.each([
  ['ColorInput', ColorInput, 'color-input-text'],
  ['ColorPicker', ColorPicker, 'color-picker-text'],
])('%s keeps a text that is being typed, and continues with it', async (_, Component, slot) => {
  await hydrateAfter(
    <Component name="color" defaultValue="#4080c0" onValueChange={changed} />,
    async () => {
      await userEvent.click(input(slot));
      await userEvent.keyboard('{Control>}a{/Control}toma');
    },
  );
  expect(input(slot).value).toBe('toma');
  expect(document.activeElement).toBe(input(slot));
  expect(changed).not.toHaveBeenCalled();
  await userEvent.keyboard('to');
  expect(input(slot).value).toBe('tomato');
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(sent()).toBe('#ff6347'));
});

test.each(['#ff0000', 'red'])('the text %s that was typed and left is committed', async (text) => {
  await hydrateAfter(
    <ColorInput aria-label="Color" name="color" defaultValue="#4080c0" onValueChange={changed} />,
    async () => {
      await userEvent.click(input('color-input-text'));
      await userEvent.keyboard(`{Control>}a{/Control}${text}{Tab}`);
      document.querySelector<HTMLElement>('form > button')?.focus();
    },
  );
  await vi.waitFor(() => expect(sent()).toBe('#ff0000'));
  expect(changed).toHaveBeenCalledExactlyOnceWith('#ff0000', { reason: 'text', event: undefined });
  expect(input('color-input-text').value).toBe('#ff0000');
});

test('a parent that controls the color is notified once', async () => {
  await hydrateAfter(
    <ColorInput aria-label="Color" value="#4080c0" onValueChange={changed} />,
    () => {
      input('color-input-text').value = '#ff0000';
    },
  );
  expect(changed).toHaveBeenCalledExactlyOnceWith('#ff0000', expect.anything());
});

test('a text that is not a color stays with an error', async () => {
  await hydrateAfter(<ColorInput aria-label="Color" name="color" defaultValue="#4080c0" />, () => {
    input('color-input-text').value = '#12345';
  });
  await vi.waitFor(() =>
    expect(partOf('color-input-message').textContent).toContain('digits after #'),
  );
  expect(input('color-input-text').value).toBe('#12345');
  expect(sent()).toBe('#4080c0');
});

test('a read-only field restores its own text', async () => {
  await hydrateAfter(
    <ColorInput aria-label="Color" name="color" defaultValue="#4080c0" readOnly />,
    () => {
      input('color-input-text').value = 'tomato';
    },
  );
  expect(input('color-input-text').value).toBe('#4080c0');
});

test('sliders stay where they were moved', async () => {
  await hydrateAfter(
    <ColorPicker name="color" alpha defaultValue="#4080c0" onValueChange={changed} />,
    () => {
      input('color-picker-hue').value = '0';
      input('color-picker-alpha').value = '50';
    },
  );
  expect(input('color-picker-hue').value).toBe('0');
  expect(sent()).toBe('#c0404080');
  expect(changed.mock.calls.map(([color, { reason }]) => [color, reason])).toEqual([
    ['#c04040', 'hue'],
    ['#c0404080', 'alpha'],
  ]);
});

test('a read-only picker restores its own colors', async () => {
  await hydrateAfter(<ColorPicker name="color" readOnly defaultValue="#4080c0" />, () => {
    input('color-picker-hue').value = '0';
  });
  expect(input('color-picker-hue').value).toBe('210');
  expect(sent()).toBe('#4080c0');
});
