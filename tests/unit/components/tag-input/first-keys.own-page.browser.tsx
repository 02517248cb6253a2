import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { TagInput } from '#src/components/tag-input/index.ts';
import { partOf } from '#tests/support/elements.ts';
import { hydrate, mount, serverMarkup, settle, watchPage } from '#tests/support/render.tsx';

watchPage();

const field = () => partOf('tag-input-input') as HTMLInputElement;
const tags = () =>
  [...document.querySelectorAll('[role="row"]')].map((row) => row.getAttribute('aria-label'));
const options = () =>
  [...document.querySelectorAll('[role="option"]')].map(({ textContent }) => textContent);

/** Types into the focused field with a single input event, so that nothing has time to load. */
function typeAtOnce(text: string): void {
  field().focus();
  field().value = text;
  field().dispatchEvent(new InputEvent('input', { bubbles: true, data: text }));
}

// The first test of this file: nothing has loaded yet that the page may load later.
test('the first key press opens the suggestions, once their list has loaded', async () => {
  mount(<TagInput aria-label="Cities" suggestions={['Oslo', 'Lisbon']} />);
  typeAtOnce('o');
  await vi.waitFor(() => expect(options()).toEqual(['Oslo', 'Lisbon']));
  expect(field().getAttribute('aria-expanded')).toBe('true');
});

const page = (
  <form>
    <TagInput aria-label="Cities" name="city" defaultValue={['Rome']} suggestions={['Oslo']} />
  </form>
);

/** Shows the server's markup, lets `enter` fill it in, and hydrates it. */
async function hydrateAfter(node: ReactNode, enter: () => void) {
  const holder = document.createElement('div');
  document.body.append(holder);
  holder.innerHTML = serverMarkup(node);
  enter();
  const { container } = await hydrate(holder, node);
  await settle();
  return container;
}

test.each(['keep', 'clear'] as const)(
  'text that was left before hydration follows blurBehavior="%s"',
  async (blurBehavior) => {
    await hydrateAfter(
      <TagInput aria-label="Cities" blurBehavior={blurBehavior} />,
      () => (field().value = 'Oslo'),
    );
    expect(field().value).toBe(blurBehavior === 'keep' ? 'Oslo' : '');
    expect(tags()).toEqual([]);
  },
);

test('Enter on a virtual keyboard adds text of a field that had focus before hydration', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = serverMarkup(page);
  field().focus();
  field().value = 'Bonn';
  const { hydrateRoot } = await import('react-dom/client');
  const { StrictMode } = await import('react');
  const root = hydrateRoot(container, <StrictMode>{page}</StrictMode>);
  await settle();
  expect(field().value).toBe('Bonn');
  const enter = new InputEvent('beforeinput', {
    inputType: 'insertLineBreak',
    bubbles: true,
    cancelable: true,
  });
  field().dispatchEvent(enter);
  await settle();
  expect(enter.defaultPrevented).toBe(true);
  expect(tags()).toEqual(['Rome', 'Bonn']);
  root.unmount();
  container.remove();
});

test('a label names only the text field', () => {
  mount(
    <>
      <span id="label">Topics</span>
      <TagInput aria-label="Cities" defaultValue={['Rome']} />
      <TagInput aria-labelledby="label" defaultValue={['Tea']} />
    </>,
  );
  const named = (selector: string) =>
    [...document.querySelectorAll(selector)].map((element) => element.getAttribute('data-slot'));
  expect(named('[aria-label="Cities"]')).toEqual(['tag-input-input']);
  expect(named('[aria-labelledby="label"]')).toEqual(['tag-input-input']);
  expect(
    [...document.querySelectorAll('[role="grid"]')].map((grid) => grid.getAttribute('aria-label')),
  ).toEqual(['Tags Cities', 'Tags']);
  expect(
    [...document.querySelectorAll('[role="grid"]')].map((grid) =>
      grid.getAttribute('aria-labelledby'),
    ),
  ).toEqual([null, expect.stringMatching(/-tags label$/)]);
});

test('the reason of a change is what the user did', async () => {
  const changed = vi.fn();
  mount(<TagInput aria-label="Cities" defaultValue={['Rome', 'Oslo']} onValueChange={changed} />);
  await userEvent.click(field());
  await userEvent.keyboard('{Control>}a{/Control}{Delete}');
  await settle();
  expect(tags()).toEqual([]);
  expect(changed.mock.calls).toEqual([
    [[], { reason: 'remove', event: expect.any(KeyboardEvent) }],
  ]);
});
