import { useRef, useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { DatePicker, DateRangePicker } from '#src/components/date-picker/index.ts';
import { PopoverPanel } from '#src/primitives/popover/index.ts';
import { partOf } from '#tests/support/elements.ts';
import { openOnce } from '#tests/support/open-once.tsx';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

watchPage();
beforeAll(() =>
  openOnce(
    <DatePicker aria-label="Once" defaultOpen />,
    <DateRangePicker aria-label="Once" defaultOpen />,
  ),
);

const restores: Array<() => void> = [];

/** Makes an object look as in an environment without the property. */
function remove(owner: object, name: string): void {
  const found = Object.getOwnPropertyDescriptor(owner, name);
  if (!found) throw new Error(`There is no own property "${name}".`);
  Object.defineProperty(owner, name, { value: undefined, configurable: true, writable: true });
  restores.push(() => Object.defineProperty(owner, name, found));
}

/** Makes selectors with the pseudo-class throw, as in a browser that does not know it. */
function forget(pseudoClass: string): void {
  for (const name of ['matches', 'closest', 'querySelector', 'querySelectorAll'] as const) {
    const found = Object.getOwnPropertyDescriptor(Element.prototype, name);
    const known = found?.value as (selector: string) => unknown;
    if (!found) throw new Error(`Elements have no ${name}.`);
    Object.defineProperty(Element.prototype, name, {
      ...found,
      value(this: Element, selector: string) {
        if (selector.includes(pseudoClass)) throw new SyntaxError(`unknown: ${pseudoClass}`);
        return known.call(this, selector);
      },
    });
    restores.push(() => Object.defineProperty(Element.prototype, name, found));
  }
}

// Features that jsdom and happy-dom lack, and browsers before 2024.
beforeEach(() => {
  remove(HTMLElement.prototype, 'showPopover');
  remove(HTMLElement.prototype, 'hidePopover');
  remove(globalThis, 'ResizeObserver');
  remove(globalThis, 'matchMedia');
  remove(Element.prototype, 'scrollIntoView');
  remove(CSS, 'supports');
  remove(Intl, 'Segmenter');
  remove(Intl.Locale.prototype, 'getWeekInfo');
  forget(':popover-open');
});
afterEach(() => {
  for (const restore of restores.splice(0)) restore();
});

function Opener() {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button ref={anchor} onClick={() => setOpen((before) => !before)}>
        Open
      </button>
      {open && (
        <PopoverPanel anchor={anchor} onClose={() => setOpen(false)}>
          <input aria-label="inside" />
        </PopoverPanel>
      )}
    </>
  );
}

const isShown = (slot: string) =>
  document.querySelector(`[data-slot="${slot}"]`)?.checkVisibility() ?? false;

test('a popover opens, is visible and closes without the popover API', async () => {
  mount(<Opener />);
  await userEvent.click(document.querySelector('button') ?? document.body);
  expect(isShown('popover')).toBe(true);
  partOf('popover').querySelector('input')?.focus();
  await userEvent.keyboard('{Escape}');
  expect(isShown('popover')).toBe(false);
});

test('a date is selected from the panel', async () => {
  mount(<DatePicker aria-label="Day" today="2026-04-03" />);
  await userEvent.click(partOf('date-picker-trigger'));
  await settle();
  expect(isShown('date-picker-panel')).toBe(true);
  await userEvent.click(document.querySelector('[data-day="2026-04-10"]') ?? document.body);
  expect(isShown('date-picker-panel')).toBe(false);
  expect((partOf('date-picker-input') as HTMLInputElement).value).toBe('04/10/2026');
});

test('a range is selected from the panel', async () => {
  mount(<DateRangePicker aria-label="Stay" today="2026-04-03" />);
  await userEvent.click(partOf('date-range-picker-trigger'));
  await settle();
  for (const day of ['2026-04-10', '2026-04-12']) {
    await userEvent.click(document.querySelector(`[data-day="${day}"]`) ?? document.body);
  }
  expect(isShown('date-range-picker-panel')).toBe(false);
  expect((partOf('date-range-picker-to') as HTMLInputElement).value).toBe('04/12/2026');
});

test('an environment without CSS at all opens it too', async () => {
  remove(globalThis, 'CSS');
  mount(<DatePicker aria-label="Day" today="2026-04-03" defaultOpen />);
  await settle();
  expect(isShown('date-picker-panel')).toBe(true);
});
