import { useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PopoverPanel } from '#src/primitives/popover/index.ts';
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
        <PopoverPanel
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
        </PopoverPanel>
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

test('A popover whose parent keeps it stays open after Escape', async () => {
  function Kept() {
    const anchor = useRef<HTMLParagraphElement>(null);
    return (
      <>
        <p ref={anchor}>anchor</p>
        <PopoverPanel anchor={anchor} onClose={() => closings.push('kept')}>
          <input />
        </PopoverPanel>
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
