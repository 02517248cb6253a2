import { useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Popover } from '#src/primitives/popover/index.ts';
import { partOf } from '#tests/support/elements.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

watchPage();
afterEach(() => page.viewport(414, 896));

const closings: string[] = [];

/** Button and popover that closes on request and records why. */
function Opener({ name, children }: { name: string; children?: ReactNode }) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button ref={anchor} onClick={() => setOpen((before) => !before)}>
        {name}
      </button>
      {open && (
        <Popover
          anchor={anchor}
          aria-label={name}
          data-slot={name}
          role="dialog"
          onClose={({ reason, event }) => {
            closings.push(`${name} ${reason} ${event?.type}`);
            setOpen(false);
          }}
        >
          <input aria-label={`in ${name}`} />
          {children}
        </Popover>
      )}
    </>
  );
}

const button = (name: string) => {
  const found = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === name,
  );
  if (!found) throw new Error(`There is no button "${name}".`);
  return found;
};
const isOpen = (name: string) => document.querySelector(`[data-slot="${name}"]`) !== null;
const fieldIn = (name: string) => partOf(name).querySelector('input');

async function open(...names: string[]) {
  closings.length = 0;
  for (const name of names) {
    await userEvent.click(button(name));
    fieldIn(name)?.focus();
  }
}

test('Escape inside closes it, once', async () => {
  mount(<Opener name="one" />);
  await open('one');
  await userEvent.keyboard('{Escape}');
  expect(isOpen('one')).toBe(false);
  expect(closings).toEqual(['one escape-key keydown']);
});

test('Escape that closes it does not reach listeners around it', async () => {
  const keys: string[] = [];
  const listen = ({ key }: KeyboardEvent) => keys.push(key);
  document.body.addEventListener('keydown', listen);
  mount(<Opener name="one" />);
  await open('one');
  await userEvent.keyboard('a{Escape}');
  document.body.removeEventListener('keydown', listen);
  expect(isOpen('one')).toBe(false);
  expect(keys).toEqual(['a']);
});

test('Escape on its anchor closes it, Escape in another control does not', async () => {
  mount(
    <>
      <Opener name="one" />
      <input type="search" />
    </>,
  );
  await open('one');
  const press = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  document.querySelector('[type=search]')?.dispatchEvent(press);
  await settle();
  expect(press.defaultPrevented).toBe(false);
  expect(isOpen('one')).toBe(true);
  button('one').focus();
  await userEvent.keyboard('{Escape}');
  expect(isOpen('one')).toBe(false);
});

test('Escape that ends the composition of a character leaves it open', async () => {
  mount(<Opener name="one" />);
  await open('one');
  // Safari ends the composition before the key.
  for (const composing of [{ isComposing: true }, { keyCode: 229 }]) {
    const init = { key: 'Escape', bubbles: true, cancelable: true, ...composing };
    fieldIn('one')?.dispatchEvent(new KeyboardEvent('keydown', init));
    await settle();
    expect(isOpen('one')).toBe(true);
  }
});

test('Escape that a control inside uses itself leaves it open', async () => {
  mount(<Opener name="one" />);
  await open('one');
  addEventListener('keydown', (event) => event.preventDefault(), { capture: true, once: true });
  await userEvent.keyboard('{Escape}');
  expect(isOpen('one')).toBe(true);
});

test('A press outside closes it, a press inside or on its anchor does not', async () => {
  mount(
    <>
      <p>elsewhere</p>
      <Opener name="one" />
    </>,
  );
  await open('one');
  await userEvent.click(partOf('one'));
  button('one').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  await settle();
  expect(isOpen('one')).toBe(true);
  await userEvent.click(document.querySelector('p') ?? document.body);
  expect(isOpen('one')).toBe(false);
  expect(closings).toEqual(['one outside-press pointerdown']);
});

test('Focus that moves on closes it', async () => {
  // On a narrow screen it is a sheet, which keeps focus.
  await page.viewport(800, 600);
  mount(
    <>
      <Opener name="one" />
      <input aria-label="next" />
    </>,
  );
  await open('one');
  await userEvent.tab();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('next');
  await settle();
  expect(isOpen('one')).toBe(false);
  expect(closings).toEqual(['one focus-out focusin']);
});

test('Of two nested popovers Escape closes the inner, then the outer', async () => {
  mount(
    <Opener name="outer">
      <Opener name="inner" />
    </Opener>,
  );
  await open('outer', 'inner');
  await userEvent.keyboard('{Escape}');
  expect(closings).toEqual(['inner escape-key keydown']);
  expect(isOpen('outer')).toBe(true);
  fieldIn('outer')?.focus();
  await userEvent.keyboard('{Escape}');
  expect(closings).toEqual(['inner escape-key keydown', 'outer escape-key keydown']);
});

test('Of two nested popovers a press in the outer closes the inner only', async () => {
  mount(
    <Opener name="outer">
      <Opener name="inner" />
    </Opener>,
  );
  await open('outer', 'inner');
  fieldIn('outer')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  await settle();
  expect(closings).toEqual(['inner outside-press pointerdown']);
});

test('Escape closes the popover and leaves the dialog around it open, a second one closes the dialog', async () => {
  const { container } = mount(
    <dialog>
      <Opener name="one" />
    </dialog>,
  );
  const dialog = container.querySelector('dialog');
  dialog?.showModal();
  await open('one');
  await userEvent.keyboard('{Escape}');
  expect(isOpen('one')).toBe(false);
  expect(dialog?.open).toBe(true);
  button('one').focus();
  await userEvent.keyboard('{Escape}');
  expect(dialog?.open).toBe(false);
});

test('A popover whose parent keeps it stays open after Escape', async () => {
  function Kept() {
    const anchor = useRef<HTMLParagraphElement>(null);
    return (
      <>
        <p ref={anchor}>anchor</p>
        <Popover anchor={anchor} onClose={() => closings.push('kept')}>
          <input />
        </Popover>
      </>
    );
  }
  mount(<Kept />);
  closings.length = 0;
  partOf('popover').querySelector('input')?.focus();
  await userEvent.keyboard('{Escape}');
  expect(closings).toEqual(['kept']);
  expect(partOf('popover').matches(':popover-open')).toBe(true);
});

test('In a shadow root it distinguishes inside from outside', async () => {
  const host = document.createElement('div');
  const shadow = host.attachShadow({ mode: 'open' });
  document.body.append(host);
  mount(createPortal(<Opener name="shaded" />, shadow));
  closings.length = 0;
  shadow.querySelector('button')?.click();
  await settle();
  const field = shadow.querySelector('input');
  field?.focus();
  field?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
  expect(closings).toEqual([]);
  await userEvent.keyboard('{Escape}');
  expect(closings).toEqual(['shaded escape-key keydown']);
  host.remove();
});
