import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Dialog } from '#src/primitives/dialog/index.ts';
import { Tooltip, type TooltipProps } from '#src/primitives/tooltip/index.ts';
import { partOf } from '#tests/support/elements.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

watchPage();
// The mouse of one test must not hover in the next.
afterEach(() => userEvent.unhover(document.body));

function Described(props: Partial<TooltipProps>) {
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <div style={{ padding: 100 }}>
      <button ref={anchor} aria-describedby="other">
        Share
      </button>
      <Tooltip delay={0} {...props} anchor={anchor}>
        Copies the link
      </Tooltip>
    </div>
  );
}

const button = () => page.getByRole('button', { name: 'Share' });
const isShown = () => partOf('tooltip').matches(':popover-open');

test.each([
  ['with CSS anchors', true],
  ['without CSS anchors', false],
])('it is above the center of its anchor, in the top layer, %s', async (_, hasAnchors) => {
  if (!hasAnchors) vi.spyOn(CSS, 'supports').mockReturnValue(false);
  mount(<Described defaultOpen />);
  const anchor = button().element().getBoundingClientRect();
  // The code that measures loads when it is needed.
  await vi.waitFor(() => {
    const tip = partOf('tooltip').getBoundingClientRect();
    expect(tip.bottom).toBeCloseTo(anchor.top - 8, 0);
    expect(tip.left + tip.width / 2).toBeCloseTo(anchor.left + anchor.width / 2, 0);
  });
  expect(isShown()).toBe(true);
  expect(partOf('tooltip').hasAttribute('data-measured')).toBe(!hasAnchors);
});

test('the pointer may move onto it', async () => {
  mount(<Described />);
  await userEvent.hover(button());
  await vi.waitFor(() => expect(isShown()).toBe(true));
  const tip = partOf('tooltip');
  button().element().dispatchEvent(new PointerEvent('pointerleave'));
  tip.dispatchEvent(new PointerEvent('pointerenter'));
  // Longer than it takes to hide.
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(isShown()).toBe(true);
  tip.dispatchEvent(new PointerEvent('pointerleave'));
  await vi.waitFor(() => expect(isShown()).toBe(false));
});

test('a press on its anchor hides it', async () => {
  mount(<Described />);
  await userEvent.hover(button());
  await vi.waitFor(() => expect(isShown()).toBe(true));
  await userEvent.click(button());
  expect(isShown()).toBe(false);
});

test('a finger does not show it', async () => {
  const onOpenChange = vi.fn();
  mount(<Described onOpenChange={onOpenChange} />);
  button()
    .element()
    .dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'touch' }));
  await settle();
  expect(onOpenChange).not.toHaveBeenCalled();
});

test('focus by a press does not show it', async () => {
  mount(<Described />);
  await userEvent.click(button());
  await settle();
  expect(document.activeElement).toBe(button().element());
  expect(isShown()).toBe(false);
});

test('other descriptions of its anchor are kept, also when it hides', () => {
  const { rerender } = mount(<Described key="one" />);
  const described = button().element();
  expect(described.getAttribute('aria-describedby')).toBe(`other ${partOf('tooltip').id}`);
  rerender(
    <div>
      <p />
    </div>,
  );
  expect(described.getAttribute('aria-describedby')).toBe('other');
});

test('it describes an anchor that mounts later or is replaced', async () => {
  function Late({ anchors }: { anchors: string }) {
    const anchor = useRef<HTMLButtonElement>(null);
    return (
      <div style={{ padding: 100 }}>
        <Tooltip delay={0} anchor={anchor}>
          Copies the link
        </Tooltip>
        {anchors !== '' && (
          <button key={anchors} ref={anchor}>
            Share
          </button>
        )}
      </div>
    );
  }
  const { rerender } = mount(<Late anchors="" />);
  for (const anchors of ['first', 'second']) {
    rerender(<Late anchors={anchors} />);
    await settle();
    expect(button().element().getAttribute('aria-describedby')).toBe(partOf('tooltip').id);
    await userEvent.hover(button());
    await vi.waitFor(() => expect(isShown()).toBe(true));
    await userEvent.unhover(button());
    await vi.waitFor(() => expect(isShown()).toBe(false));
  }
});

test('it stays a description of its anchor when the other descriptions change', async () => {
  function Changing({ other }: { other: string | undefined }) {
    const anchor = useRef<HTMLButtonElement>(null);
    return (
      <>
        <button ref={anchor} aria-describedby={other}>
          Share
        </button>
        <Tooltip anchor={anchor}>Copies the link</Tooltip>
      </>
    );
  }
  const { rerender } = mount(<Changing other="one" />);
  for (const other of ['two', undefined, 'three']) {
    rerender(<Changing other={other} />);
    await settle();
    expect(button().element().getAttribute('aria-describedby')?.split(' ').toSorted()).toEqual(
      [partOf('tooltip').id, ...(other ? [other] : [])].toSorted(),
    );
  }
});

test('Escape that ends the composition of a character does not hide it', async () => {
  mount(<Described defaultOpen />);
  await settle();
  for (const composing of [{ isComposing: true }, { keyCode: 229 }]) {
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', ...composing }));
    await settle();
    expect(isShown()).toBe(true);
  }
});

test('Escape is not lost on one whose anchor is gone', async () => {
  const dialog = (name: string | null) => (
    <Dialog heading="Trip" defaultOpen>
      <Tooltip
        renderTrigger={(trigger) => name && <button {...trigger}>{name}</button>}
        defaultOpen
      >
        Copies the link
      </Tooltip>
    </Dialog>
  );
  const { rerender } = mount(dialog('Share'));
  await vi.waitFor(() => expect(isShown()).toBe(true));
  rerender(dialog(null));
  await userEvent.keyboard('{Escape}');
  await settle();
  expect(document.querySelector('dialog')).toBeNull();
});
